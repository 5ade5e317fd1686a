// The table as replays and phones draw it: ground, units as the window draws them, people, and the fingers on it. Knows no rule.
// Stands behind map.js, ground.js and units.js.
'use strict';
// `B` holds size, grid, ground or squares, units, people, badges and symbols, as docs/replay.md tells. `show` draws anew, `tap` gets the
// unit that was tapped or -1, `swipe` 1 or -1 where the whole table is in sight.
function drawnTable(B, canvas, {show, tap, swipe}) {
let ground = null;
const map = mapOf(B, canvas, () => { ground = null; });
const {view, X, Y, fit, zoomAt, bound, measure} = map;
const paintGround = groundPainter(B, map);
const {frameOf, outline, paintUnits, paintMarkers, ring, restyle} = unitPainter(B, map);
const stale = () => {
  ground = null;
  restyle();
};
function zoomBy(by) {
  zoomAt(by, view.wide / 2, view.high / 2);
  show();
}
// The ground, kept until the map or the colours change; then what `units` paints, who tells whom a finger finds.
let onTable = [];
const pen = canvas.getContext('2d');
// `still` is a picture of ground and units that stays while others move; without one the ground alone stays.
function draw(units, still = null) {
  if (!canvas.width || !canvas.height) return;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(still || groundOf(), 0, 0);
  pen.setTransform(view.dpr, 0, 0, view.dpr, 0, 0);
  onTable = units(pen);
}
function groundOf() {
  if (!ground) {
    ground = document.createElement('canvas');
    ground.width = canvas.width;
    ground.height = canvas.height;
    paintGround(ground.getContext('2d'), view.dpr);
  }
  return ground;
}

// ---- Pointers: a click or a tap finds a unit, a drag moves a larger map, a swipe goes on, two fingers zoom.
const fingers = new Map();
let pinch = null;
let press = null;
const spot = event => {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};
canvas.addEventListener('pointerdown', event => {
  canvas.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, spot(event));
  press = fingers.size === 1 ? {at: spot(event), x: view.x, y: view.y} : null;
  pinch = null;
});
canvas.addEventListener('pointermove', event => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, spot(event));
  if (fingers.size === 2) {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    const now = {apart: Math.hypot(ax - bx, ay - by), x: (ax + bx) / 2, y: (ay + by) / 2};
    if (pinch && pinch.apart > 0) {
      view.x += now.x - pinch.x;
      view.y += now.y - pinch.y;
      zoomAt(now.apart / pinch.apart, now.x, now.y);
      show();
    }
    pinch = now;
  } else if (press && view.scale > view.whole * 1.01) {
    const [x, y] = spot(event);
    view.x = press.x + x - press.at[0];
    view.y = press.y + y - press.at[1];
    bound();
    show();
  }
});
const lift = event => {
  const [x, y] = spot(event);
  if (press && event.type === 'pointerup') {
    const dx = x - press.at[0];
    const dy = y - press.at[1];
    if (Math.hypot(dx, dy) < 6) tap(unitAt(x, y));
    else if (view.scale <= view.whole * 1.01 && Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) swipe(dx < 0 ? 1 : -1);
  }
  fingers.delete(event.pointerId);
  press = null;
  pinch = null;
};
canvas.addEventListener('pointerup', lift);
canvas.addEventListener('pointercancel', lift);
function unitAt(x, y) {
  let best = -1;
  let nearest = 1e9;
  for (const [i, , f] of onTable) {
    const dx = x - f.x;
    const dy = y - f.y;
    const u = dx * Math.cos(f.a) + dy * Math.sin(f.a);
    const v = -dx * Math.sin(f.a) + dy * Math.cos(f.a);
    const off = Math.hypot(Math.max(0, Math.abs(u) - f.w / 2), Math.max(0, Math.abs(v) - f.d / 2));
    if (off < 9 && off + Math.hypot(dx, dy) / 1e4 < nearest) {
      best = i;
      nearest = off + Math.hypot(dx, dy) / 1e4;
    }
  }
  return best;
}
canvas.addEventListener('wheel', event => {
  event.preventDefault();
  zoomAt(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...spot(event));
  show();
}, {passive: false});
canvas.addEventListener('dblclick', event => {
  view.scale > view.whole * 1.01 ? fit() : zoomAt(2.5, ...spot(event));
  bound();
  show();
});
return {view, X, Y, fit, zoomAt, zoomBy, bound, measure, stale, paintGround, frameOf, outline, paintUnits, paintMarkers, ring, draw, groundOf, unitAt,
  frameOn: unit => onTable.find(one => one[0] === unit)};
}
