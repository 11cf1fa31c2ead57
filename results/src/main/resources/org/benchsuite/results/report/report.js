(function () {
  'use strict';

  var PRINT_WIDTH = 620;
  var FEW = 8;
  var SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'arrow', 'pin'];
  var DASHES = ['solid', 'dashed', 'dotted'];
  var DASH_ARRAYS = { solid: 'none', dashed: '7 4', dotted: '2 3' };
  var SVG = 'http://www.w3.org/2000/svg';
  var root = document.documentElement;
  var data = JSON.parse(document.getElementById('chart-data').textContent);
  var drawn = [];
  var printing = false;

  function token(name) {
    return getComputedStyle(root).getPropertyValue(name).trim();
  }

  function colors() {
    return token('--series').split(/\s+/);
  }

  function withUnit(axis) {
    return axis.unit ? axis.name + ' (' + axis.unit + ')' : axis.name;
  }

  function digits(value) {
    return Number(value).toLocaleString('en', { maximumSignificantDigits: 6 });
  }

  function percentile(odds) {
    // as many nines as the number of operations gives
    var decimals = Math.max(0, Math.round(Math.log10(odds)) - 2 + (odds < 1000 ? 1 : 0));
    return (100 * (1 - 1 / odds)).toFixed(odds < 100 ? 0 : decimals).replace(/\.0+$/, '') + ' %';
  }

  function place(chart, x) {
    if (chart.kind === 'PERCENTILES') {
      return 'p ' + percentile(x);
    }
    return chart.x.categories.length ? chart.x.categories[x] : chart.x.name + ' ' + digits(x) + ' ' + chart.x.unit;
  }

  // text only: names come from users
  function tip(chart, hit) {
    var series = chart.series[hit.seriesIndex % chart.series.length];
    var value = hit.value;
    var lines = [series.name, place(chart, value[0]), withUnit(chart.y) + ': ' + digits(value[1])];
    if (value.length > 3 && value[2] !== null) {
      lines.push('95 % CI: ' + digits(value[2]) + ' to ' + digits(value[3]));
    }
    var box = document.createElement('div');
    box.className = 'tip';
    box.textContent = lines.join('\n');
    return box;
  }

  function offset(api, index, count) {
    var band = api.size([1, 0])[0];
    var width = Math.min(band * 0.7 / count, 56);
    return { width: width, shift: (index - (count - 1) / 2) * width };
  }

  function whisker(api, x, half, stroke) {
    var low = api.coord([api.value(0), api.value(2)])[1];
    var high = api.coord([api.value(0), api.value(3)])[1];
    return {
      type: 'path',
      shape: {
        pathData: ['M', x, low, 'L', x, high, 'M', x - half, low, 'L', x + half, low, 'M', x - half, high, 'L', x + half, high].join(' ')
      },
      style: { fill: 'none', stroke: stroke, lineWidth: 1.5 }
    };
  }

  function hasInterval(api) {
    return isFinite(api.value(2)) && isFinite(api.value(3));
  }

  // an interval may reach below what a logarithmic axis can show
  function clipped(chart, points) {
    return points.map(function (point) {
      return chart.y.logarithmic && point[2] !== null && point[2] <= 0 ? [point[0], point[1], point[1] / 10, point[3]] : point;
    });
  }

  function whiskers(chart, series, color, index, count) {
    return {
      type: 'custom', name: series.name, data: clipped(chart, series.points), encode: { x: 0, y: [1, 2, 3] }, color: color, z: 4,
      silent: true, clip: true,
      renderItem: function (params, api) {
        if (!hasInterval(api)) {
          return null;
        }
        var center = api.coord([api.value(0), api.value(1)])[0];
        return whisker(api, center + (count ? offset(api, index, count).shift : 0), 5, count ? token('--ink') : color);
      }
    };
  }

  function mean(chart, series, color, index, count) {
    return {
      type: 'custom', name: series.name, data: clipped(chart, series.points), encode: { x: 0, y: [1, 2, 3] }, color: color, z: 4,
      renderItem: function (params, api) {
        var at = api.coord([api.value(0), api.value(1)]);
        var room = offset(api, index, count);
        var x = at[0] + room.shift;
        var half = Math.min(room.width * 0.4, 18);
        var children = [{ type: 'line', shape: { x1: x - half, y1: at[1], x2: x + half, y2: at[1] }, style: { stroke: color, lineWidth: 3 } }];
        if (hasInterval(api)) {
          children.push(whisker(api, x, half * 0.6, color));
        }
        return { type: 'group', children: children };
      }
    };
  }

  function dots(series, color, index, count) {
    return {
      type: 'custom', name: series.name, data: series.trials, encode: { x: 0, y: 1 }, color: color, z: 5,
      renderItem: function (params, api) {
        var at = api.coord([api.value(0), api.value(1)]);
        var room = offset(api, index, count);
        // beside each other, so that equal values are seen
        var spread = ((params.dataIndex * 7) % 11 - 5) / 11 * Math.min(room.width * 0.5, 20);
        return {
          type: 'circle', shape: { cx: at[0] + room.shift + spread, cy: at[1], r: 4 },
          style: { fill: color, opacity: 0.55, stroke: token('--paper'), lineWidth: 1 }
        };
      }
    };
  }

  function dash(chart, series, index) {
    return series.published ? 'dashed' : chart.kind === 'PERCENTILES' ? DASHES[index % DASHES.length] : 'solid';
  }

  function line(chart, series, color, index) {
    var curve = chart.kind === 'PERCENTILES';
    return {
      type: 'line', name: series.name, data: series.points, encode: { x: 0, y: 1 }, color: color, z: series.published ? 2 : 3,
      showSymbol: !curve, symbol: SYMBOLS[index % SYMBOLS.length], symbolSize: series.published ? 5 : 8, showAllSymbol: true,
      lineStyle: {
        width: series.published ? 1.5 : 2.25,
        type: dash(chart, series, index)
      },
      emphasis: { disabled: true }
    };
  }

  function bar(series, color) {
    return {
      type: 'bar', name: series.name, data: series.points, encode: { x: 0, y: 1 }, color: color,
      barGap: '0%', barCategoryGap: '30%', barMaxWidth: 56,
      itemStyle: { borderColor: token('--paper'), borderWidth: 1 }, emphasis: { disabled: true }
    };
  }

  function marks(chart) {
    var palette = colors();
    var count = chart.series.length;
    function each(make) {
      return chart.series.map(function (series, index) {
        return make(series, palette[index % palette.length], index);
      });
    }
    switch (chart.kind) {
      case 'BARS':
        return each(bar).concat(each(function (series, color, index) {
          return whiskers(chart, series, color, index, count);
        }));
      case 'TRIALS':
        return each(function (series, color, index) {
          return mean(chart, series, color, index, count);
        }).concat(each(function (series, color, index) {
          return dots(series, color, index, count);
        }));
      case 'LINES':
        return each(function (series, color, index) {
          return line(chart, series, color, index);
        }).concat(each(function (series, color) {
          return whiskers(chart, series, color, 0, 0);
        }));
      default:
        return each(function (series, color, index) {
          return line(chart, series, color, index);
        });
    }
  }

  function xAxis(chart, width) {
    var axis = {
      name: chart.kind === 'PERCENTILES' ? 'percentile (log scale of 1 / (1 - p))' : withUnit(chart.x) + (chart.x.logarithmic ? ', log scale' : ''),
      nameLocation: 'middle', nameGap: 30, nameTextStyle: { color: token('--muted') },
      axisLine: { lineStyle: { color: token('--muted') } }, axisLabel: { color: token('--ink'), hideOverlap: true }, splitLine: { show: false }
    };
    if (chart.x.categories.length) {
      axis.type = 'category';
      axis.data = chart.x.categories;
      // few names are shown whole, of many those that find room
      axis.axisLabel.width = Math.max(40, (width - 90) / chart.x.categories.length - 8);
      axis.axisLabel.overflow = chart.x.categories.length > FEW ? 'truncate' : 'breakAll';
      axis.axisLabel.hideOverlap = chart.x.categories.length > FEW;
      axis.axisLabel.interval = chart.x.categories.length > FEW ? 'auto' : 0;
      if (chart.x.name === 'case') {
        axis.name = '';
      }
    } else if (chart.kind === 'PERCENTILES') {
      axis.type = 'log';
      axis.min = 1;
      axis.axisLabel.formatter = percentile;
    } else {
      axis.type = chart.x.logarithmic ? 'log' : 'value';
      axis.axisLabel.formatter = digits;
    }
    return axis;
  }

  function yAxis(chart) {
    return {
      type: chart.y.logarithmic ? 'log' : 'value', scale: chart.kind === 'TRIALS',
      axisLabel: { color: token('--ink'), formatter: digits }, splitLine: { lineStyle: { color: token('--line') } }
    };
  }

  function option(chart, width) {
    return {
      animation: false,
      textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: token('--ink') },
      aria: { enabled: true, label: { description: chart.title + '. ' + chart.caption } },
      // the name of the upward axis, where no length of its labels can push it out of sight
      title: {
        text: withUnit(chart.y) + (chart.y.logarithmic ? ', log scale' : ''), left: 0, top: 4, padding: 0,
        textStyle: { color: token('--muted'), fontSize: 12, fontWeight: 'normal', width: width, overflow: 'truncate' }
      },
      tooltip: {
        trigger: 'item', confine: true, backgroundColor: token('--paper'), borderColor: token('--line'),
        textStyle: { color: token('--ink'), fontSize: 13 }, formatter: function (hit) { return tip(chart, hit); }
      },
      grid: { left: 4, right: 20, top: 34, bottom: chart.x.name === 'case' ? 8 : 32, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      xAxis: xAxis(chart, width), yAxis: yAxis(chart), series: marks(chart)
    };
  }

  function swatch(chart, series, color, index) {
    var drawing = document.createElementNS(SVG, 'svg');
    var mark = document.createElementNS(SVG, chart.kind === 'BARS' || chart.kind === 'TRIALS' ? 'rect' : 'line');
    var shape = mark.localName === 'rect' ? { x: 6, y: 1, width: 14, height: 12, fill: color }
      : { x1: 0, y1: 7, x2: 26, y2: 7, stroke: color, 'stroke-width': 3, 'stroke-dasharray': DASH_ARRAYS[dash(chart, series, index)] };
    drawing.setAttribute('width', 26);
    drawing.setAttribute('height', 14);
    drawing.setAttribute('aria-hidden', 'true');
    Object.keys(shape).forEach(function (name) { mark.setAttribute(name, shape[name]); });
    drawing.appendChild(mark);
    return drawing;
  }

  // beside the drawing, not in it: it wraps, is printed whole and can be read aloud
  function legend(chart, box) {
    var list = box.parentNode.querySelector('.legend');
    var palette = colors();
    list.replaceChildren.apply(list, chart.series.map(function (series, index) {
      var item = document.createElement('li');
      item.append(swatch(chart, series, palette[index % palette.length], index), series.name);
      return item;
    }));
  }

  function draw(chart) {
    var box = document.getElementById(chart.id);
    legend(chart, box);
    var width = printing ? PRINT_WIDTH : box.clientWidth;
    var instance = echarts.init(box, null, { renderer: 'svg', width: width, height: box.clientHeight });
    instance.setOption(option(chart, width));
    drawn.push({ instance: instance, box: box, width: width });
  }

  function drawAll() {
    drawn.forEach(function (each) { each.instance.dispose(); });
    drawn = [];
    data.forEach(draw);
  }

  function print(now) {
    if (printing === now) {
      return;
    }
    printing = now;
    root.classList.toggle('printing', now);
    document.querySelectorAll('details').forEach(function (each) {
      if (now && !each.open) {
        each.open = true;
        each.dataset.closed = 'true';
      } else if (!now && each.dataset.closed) {
        each.open = false;
        delete each.dataset.closed;
      }
    });
    drawAll();
  }

  function resized() {
    if (!printing && drawn.some(function (each) { return each.box.clientWidth !== each.width; })) {
      drawAll();
    }
  }

  window.addEventListener('beforeprint', function () { print(true); });
  window.addEventListener('afterprint', function () { print(false); });
  matchMedia('print').addEventListener('change', function (event) { print(event.matches); });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  window.addEventListener('resize', resized);
  drawAll();
})();
