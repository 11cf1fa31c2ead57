# For the scripts that compare: lines of 'pair name number number' in $work/figures.

# The median of the pairwise ratios of a column, with the smallest and the largest.
ratio() { # label numerator denominator column
  awk -v label="$1" -v a="$2" -v b="$3" -v column="$4" '
    $2 == a { top[$1] = $column }
    $2 == b { bottom[$1] = $column }
    END {
      n = 0
      for (p in top) if (p in bottom && bottom[p] > 0) r[++n] = top[p] / bottom[p]
      if (!n) exit
      for (i = 2; i <= n; i++) { v = r[i]; for (j = i - 1; j > 0 && r[j] > v; j--) r[j + 1] = r[j]; r[j + 1] = v }
      median = n % 2 ? r[(n + 1) / 2] : (r[n / 2] + r[n / 2 + 1]) / 2
      printf "%-66s %6.2f  (%.2f to %.2f, %d pairs)\n", label, median, r[1], r[n], n
    }' "$work/figures"
}
