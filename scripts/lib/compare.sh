# shellcheck shell=bash disable=SC2034,SC2154 # names that the sourcing script sets or reads
# For the scripts that compare MapReduce programs with upstream's on one running cluster: source it
# with 'set -euo pipefail' after naming the comparison in $comparison. It sets home, work (a temporary
# folder), root (a folder on the cluster) and the name of the round in $pair, and gives the functions
# below.

home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
# shellcheck source=ratio.sh
source "$home/scripts/lib/ratio.sh"
lib=$home/local-cluster/target/lib
upstream=$home/suite/target/upstream/hadoop-mapreduce-examples-3.4.2.jar
root=/tmp/compare-$comparison-$$
started=
pair=0
settings=()

finish() {
  [ -z "$started" ] || BENCH_SUITE_STATE=$work/state "$home/scripts/bench" local stop
  rm -rf "$work"
}
trap finish EXIT

# The cluster of HADOOP_CONF_DIR, else an embedded one, which ends with the script: containers have
# 512 MiB of heap and a JVM without further options.
use_cluster() {
  "$home/scripts/bench" version
  if [ -z "${HADOOP_CONF_DIR:-}" ]; then
    started=yes
    BENCH_SUITE_STATE=$work/state "$home/scripts/bench" local start \
      -D mapreduce.map.java.opts=-Xmx512m -D mapreduce.reduce.java.opts=-Xmx512m
    eval "$(BENCH_SUITE_STATE=$work/state "$home/scripts/bench" local env)"
    export HADOOP_CONF_DIR
  fi
  {
    cat "$home/scripts/lib/log4j.properties"
    echo "log4j.logger.org.apache.hadoop.mapreduce.Job=INFO"
  } > "$work/log4j.properties"
}

hadoop_class() {
  "$java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dlog4j.configuration="file:$work/log4j.properties" \
    -cp "$HADOOP_CONF_DIR:$lib/*" "$@"
}

remove() { hadoop_class org.apache.hadoop.fs.FsShell -rm -r -f -skipTrash "$@" > /dev/null 2>&1; }

# name, then the program's words: elapsed seconds of the client and CPU seconds of its last job's
# tasks, as a line of $work/figures under $pair
run() {
  local name=$1 start end job cpu
  shift
  start=$(date +%s.%N)
  hadoop_class org.apache.hadoop.util.RunJar "$@" > "$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
  end=$(date +%s.%N)
  job=$(grep -o 'job_[0-9]*_[0-9]*' "$work/log" | tail -1)
  cpu=$(hadoop_class org.apache.hadoop.mapred.JobClient -counter "$job" \
    org.apache.hadoop.mapreduce.TaskCounter CPU_MILLISECONDS 2> /dev/null | grep -E '^[0-9]+$' | tail -1)
  awk -v pair="$pair" -v name="$name" -v start="$start" -v end="$end" -v cpu="$cpu" \
    'BEGIN { printf "%s %s %.2f %.2f\n", pair, name, end - start, cpu / 1000 }' | tee -a "$work/figures" |
    awk '{ printf "%-8s %-26s %8.2f s elapsed %8.2f s CPU of tasks\n", $1, $2, $3, $4 }'
}

theirs() { # name program words
  local name=$1
  shift
  run "$name" "$upstream" "$@"
}

ours() { # name command words
  local name=$1
  shift
  run "$name" "$home/suite/target/bench-suite.jar" "$@" -results "$work/results" -overwrite
}

# The newest record of a command, such as terasort-sort.
record() {
  local records
  records=("$work"/results/*"$1"*)
  # shellcheck disable=SC2012 # names of records have no odd characters
  ls -t "${records[@]}" | head -1
}

# The settings that the last tuned run of a command computed, as -D options in $settings.
read_settings() {
  local given value i
  eval "given=($(grep -o "Settings: -D '[^\"]*" "$(record "$1")" | head -1 | sed 's/^Settings: //'))"
  settings=()
  for ((i = 0; i + 1 < ${#given[@]}; i += 2)); do
    value=${given[i + 1]}
    case $value in
      bench.*) ;; # means something to our classes alone
      # tasks that work record by record are better off with both compilers
      *) settings+=("${given[i]}" "${value/ -XX:TieredStopAtLevel=1/}") ;;
    esac
  done
}

# Rows of a table from the figures: for each label the rate of each program, and its ratio to the row before.
rates() { # 'size' or MiB of every row, then the programs' names
  local fixed=$1
  shift
  awk -v fixed="$fixed" -v names="$*" '
    function mebibytes(size) { return size ~ /GB/ ? size * 1024 : size + 0 }
    BEGIN { count = split(names, programs, " "); for (k = 1; k <= count; k++) wanted[programs[k]] }
    $1 != "warm" && $2 in wanted {
      mib = fixed == "size" ? mebibytes($1) : fixed
      rate[$1, $2] = mib / $3; percpu[$1, $2] = mib / $4; if (!($1 in seen)) { order[++n] = $1; seen[$1] = 1 }
    }
    END {
      print "MiB/s elapsed (MiB per CPU second), and in brackets the ratio to the row before"
      for (i = 1; i <= n; i++) {
        s = order[i]; p = order[i - 1]
        printf "%-8s", s
        for (k = 1; k <= count; k++) { q = programs[k]
          printf "  %-8s %7.2f (%6.2f)%s", q, rate[s, q], percpu[s, q], (i > 1 ? sprintf(" [%.2f]", rate[s, q] / rate[p, q]) : "       ") }
        print ""
      }
    }' "$work/figures"
}
