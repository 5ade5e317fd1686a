// The map of a table on a canvas: pixels an inch, and where the table's upper left corner lies. The colours of the page's style.
'use strict';
const radians = h => h * Math.PI / 18000;
// Colours out of the style, by the names of its variables.
const colours = {known: {}, style: null};
const C = new Proxy({}, {get: (_, name) => colours.known[name] ??=
  (colours.style ??= getComputedStyle(document.documentElement)).getPropertyValue('--' + name).trim()});
const readColours = () => { colours.known = {}; };
const isDark = () => document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

// `B.size` is the table's, in thousandths of an inch, and may change. `changed` is told of each change of the map.
function mapOf(B, canvas, changed) {
const view = {scale: 10, x: 0, y: 0, wide: 100, high: 100, whole: 10, dpr: 1};
function fit() {
  view.scale = view.whole = Math.min(view.wide / map.WIDE, view.high / map.DEEP) * 1000;
  view.x = (view.wide - map.WIDE / 1000 * view.scale) / 2;
  view.y = (view.high - map.DEEP / 1000 * view.scale) / 2;
  changed();
}
function zoomAt(by, x, y) {
  const to = Math.max(view.whole, Math.min(view.whole * 12, view.scale * by));
  if (to <= view.whole * 1.001) return fit();
  const k = to / view.scale;
  view.x = x - (x - view.x) * k;
  view.y = y - (y - view.y) * k;
  view.scale = to;
  bound();
}
function bound() {
  const w = map.WIDE / 1000 * view.scale;
  const h = map.DEEP / 1000 * view.scale;
  view.x = w <= view.wide ? (view.wide - w) / 2 : Math.min(0, Math.max(view.wide - w, view.x));
  view.y = h <= view.high ? (view.high - h) / 2 : Math.min(0, Math.max(view.high - h, view.y));
  canvas.style.touchAction = view.scale > view.whole * 1.01 ? 'none' : 'pan-y';
  changed();
}
const X = x => view.x + x / 1000 * view.scale;
const Y = y => view.y + (map.DEEP - y) / 1000 * view.scale;
// The canvas takes the size that its style gives it; the table may be another.
function measure() {
  [map.WIDE, map.DEEP] = B.size;
  view.dpr = Math.min(window.devicePixelRatio || 1, 3);
  view.wide = canvas.clientWidth;
  view.high = canvas.clientHeight;
  canvas.width = Math.round(view.wide * view.dpr);
  canvas.height = Math.round(view.high * view.dpr);
  changed();
}
const map = {view, X, Y, fit, zoomAt, bound, measure, WIDE: B.size[0], DEEP: B.size[1]};
return map;
}
