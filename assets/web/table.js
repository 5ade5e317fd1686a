// The table as replays and phones draw it: ground, units as the window draws them, people, and the fingers on it. Knows no rule.
'use strict';
const radians = h => h * Math.PI / 18000;
// Colours out of the style, by the names of its variables.
const colours = {known: {}, style: null};
const C = new Proxy({}, {get: (_, name) => colours.known[name] ??=
  (colours.style ??= getComputedStyle(document.documentElement)).getPropertyValue('--' + name).trim()});
const readColours = () => { colours.known = {}; };
const isDark = () => document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

// `B` holds size, grid, ground or squares, units, people, badges and symbols, as docs/replay.md tells. `show` draws anew, `tap` gets the
// unit that was tapped or -1, `swipe` 1 or -1 where the whole table is in sight.
function drawnTable(B, canvas, {show, tap, swipe}) {
let [WIDE, DEEP] = B.size;
// ---- The map: pixels an inch, and where the table's upper left corner lies.
const view = {scale: 10, x: 0, y: 0, wide: 100, high: 100, whole: 10, dpr: 1};
function fit() {
  view.scale = view.whole = Math.min(view.wide / WIDE, view.high / DEEP) * 1000;
  view.x = (view.wide - WIDE / 1000 * view.scale) / 2;
  view.y = (view.high - DEEP / 1000 * view.scale) / 2;
  ground = null;
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
  const w = WIDE / 1000 * view.scale;
  const h = DEEP / 1000 * view.scale;
  view.x = w <= view.wide ? (view.wide - w) / 2 : Math.min(0, Math.max(view.wide - w, view.x));
  view.y = h <= view.high ? (view.high - h) / 2 : Math.min(0, Math.max(view.high - h, view.y));
  canvas.style.touchAction = view.scale > view.whole * 1.01 ? 'none' : 'pan-y';
  ground = null;
}
function zoomBy(by) {
  zoomAt(by, view.wide / 2, view.high / 2);
  show();
}
const X = x => view.x + x / 1000 * view.scale;
const Y = y => view.y + (DEEP - y) / 1000 * view.scale;

// ---- Ground.
let ground = null;
let barPattern = null;
const stale = () => { ground = barPattern = null; };
const looksOfGround = {
  wood: ['wood', 'wood-edge'], river: ['river', 'river-edge'], ford: ['ford', 'ford-edge', [6, 4]],
  marsh: ['marsh', 'marsh-edge', [6, 4]], rough: ['rough', 'rough-edge', [2, 3]], field: ['field', 'field-edge'],
  road: ['road', 'road-edge'], 'built-up': ['built-up', 'built-up-edge'], impassable: ['impassable', 'impassable-edge']
};
function chanceAt(x, y) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
}
const bits = (chance, from) => ((chance >>> from) & 255) / 255;
function shapeOf(outline) {
  const path = new Path2D();
  const n = outline.length / 2;
  const at = i => [X(outline[(i + n) % n * 2]), Y(outline[(i + n) % n * 2 + 1])];
  for (let i = 0; i < n; ++i) {
    const [bx, by] = at(i - 1);
    const [x, y] = at(i);
    const [ax, ay] = at(i + 1);
    const lx = outline[i * 2];
    const ly = outline[i * 2 + 1];
    const edge = lx <= 0 || ly <= 0 || lx >= WIDE || ly >= DEEP;
    const into = Math.hypot(x - bx, y - by);
    const out = Math.hypot(ax - x, ay - y);
    const cut = edge ? 0 : Math.min(into / 2, out / 2, 0.5 * view.scale);
    const enter = into ? [x - (x - bx) * cut / into, y - (y - by) * cut / into] : [x, y];
    const leave = out ? [x + (ax - x) * cut / out, y + (ay - y) * cut / out] : [x, y];
    i === 0 ? path.moveTo(...enter) : path.lineTo(...enter);
    path.quadraticCurveTo(x, y, ...leave);
  }
  path.closePath();
  return path;
}
function scatter(p, shape, box, step, drawn, dpr) {
  const gap = step * view.scale;
  if (gap < 5) return;
  for (let i = Math.floor((box[0] - view.x) / gap); i <= (box[2] - view.x) / gap; ++i)
    for (let k = Math.floor((box[1] - view.y) / gap); k <= (box[3] - view.y) / gap; ++k) {
      const chance = chanceAt(i, k);
      const x = view.x + (i + 0.5 + (k % 2 === 0 ? 0.25 : -0.25) + (bits(chance, 0) - 0.5) * 0.3) * gap;
      const y = view.y + (k + 0.5 + (bits(chance, 8) - 0.5) * 0.35) * gap;
      const s = gap * (0.36 + 0.1 * bits(chance, 16));
      if (x < -gap || y < -gap || x > view.wide + gap || y > view.high + gap) continue;
      if (![[-s, -s], [s, -s], [s, s], [-s, s]].every(([u, v]) => p.isPointInPath(shape, (x + u) * dpr, (y + v) * dpr))) continue;
      p.beginPath();
      if (drawn === 'wood') {
        p.fillStyle = C.tree;
        p.ellipse(x, y, s * 0.92, s * 0.78, 0, 0, 7);
        p.fill();
      } else if (drawn === 'marsh') {
        p.strokeStyle = C['marsh-edge'];
        p.lineWidth = Math.max(0.9, s * 0.14);
        const w = s * 0.7;
        p.moveTo(x - w, y);
        p.lineTo(x + w, y);
        for (const u of [-0.5, 0, 0.5]) {
          p.moveTo(x + u * w, y);
          p.lineTo(x + u * w * 1.5, y - w * 0.9);
        }
        p.stroke();
      } else {
        p.fillStyle = C[drawn + '-edge'];
        if (drawn === 'rough') {
          p.moveTo(x - s * 0.5, y + s * 0.35);
          p.lineTo(x, y - s * 0.4);
          p.lineTo(x + s * 0.5, y + s * 0.35);
        } else p.rect(x - s * 0.75, y - s * 0.55, s * 1.5, s * 1.1);
        p.fill();
      }
    }
}
function hatch(p, shape, box, colour, gap, degrees) {
  p.save();
  p.clip(shape);
  p.translate((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
  p.rotate(degrees * Math.PI / 180);
  const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) / 2;
  p.strokeStyle = colour;
  p.lineWidth = 1.1;
  p.beginPath();
  for (let y = -reach; y < reach; y += Math.max(gap * view.scale, 3.5)) {
    p.moveTo(-reach, y);
    p.lineTo(reach, y);
  }
  p.stroke();
  p.restore();
}
function marksOn(p, drawn, shape, box, dpr) {
  const steps = {wood: 1.35, marsh: 1.7, rough: 1.5, 'built-up': 2.3};
  if (steps[drawn]) scatter(p, shape, box, steps[drawn], drawn, dpr);
  else if (drawn === 'field') hatch(p, shape, box, C['field-edge'], 0.55, 68);
  else if (drawn === 'ford') hatch(p, shape, box, C['ford-edge'], 0.5, 8);
  else if (drawn === 'impassable') for (const d of [45, -45]) hatch(p, shape, box, C['impassable-edge'], 0.7, d);
}
function piece(p, drawn, level, shape, box, dpr) {
  const look = looksOfGround[drawn];
  if (!look || level > 0) {
    if (level > 0) {
      p.save();
      p.globalAlpha = 0.28;
      p.fillStyle = C.contour;
      p.translate(1, 2);
      p.fill(shape);
      p.restore();
      p.fillStyle = C['hill' + Math.min(level, 3)];
      p.fill(shape);
      p.strokeStyle = C.contour;
      p.lineWidth = 1.1;
      p.stroke(shape);
    }
    if (!look) return;
  }
  p.fillStyle = C[look[0]];
  p.fill(shape);
  marksOn(p, drawn, shape, box, dpr);
  p.strokeStyle = C[look[1]];
  p.lineWidth = 1.2;
  p.setLineDash(look[2] || []);
  p.stroke(shape);
  p.setLineDash([]);
}
const boxOf = outline => {
  const xs = outline.filter((_, i) => i % 2 === 0).map(X);
  const ys = outline.filter((_, i) => i % 2).map(Y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
// `taken` has the places of the names drawn before: none is written over another.
function nameGround(p, [drawn, , name, outline], taken) {
  if (!name || view.scale < 5) return;
  const box = boxOf(outline);
  const left = Math.max(box[0], X(0));
  const right = Math.min(box[2], X(WIDE));
  const top = Math.max(box[1], Y(DEEP));
  const low = Math.min(box[3], Y(0));
  const tall = drawn === 'river' && low - top > right - left;
  let size = Math.max(12, Math.min(26, view.scale * 1.55));
  const font = s => 'italic ' + s + 'px "EB Garamond", Garamond, "Palatino Linotype", Georgia, serif';
  const room = (tall ? low - top : right - left) - 8;
  p.font = font(size);
  while (size > 11 && p.measureText(name).width > room) p.font = font(--size);
  const wide = tall ? size : p.measureText(name).width;
  const high = tall ? p.measureText(name).width : size;
  const x = (left + right) / 2;
  const free = [0, 0.34, -0.34].map(part => (top + low) / 2 + part * (low - top)).find(y => taken.every(([u, v, w, h]) =>
    Math.abs(u - x) >= (w + wide) / 2 || Math.abs(v - y) >= (h + high) / 2));
  if (free === undefined) return;
  taken.push([x, free, wide, high]);
  p.save();
  p.translate(x, free);
  if (tall) {
    p.translate(0, (low - top) * 0.22);
    p.rotate(-Math.PI / 2);
  }
  p.fillStyle = drawn === 'river' || drawn === 'ford' ? C['river-name'] : C['hill-name'];
  p.textAlign = 'center';
  p.textBaseline = 'middle';
  p.fillText(name, 0, 0);
  p.restore();
}
function paintGround(p, dpr) {
  p.setTransform(dpr, 0, 0, dpr, 0, 0);
  p.fillStyle = C.outside;
  p.fillRect(0, 0, view.wide, view.high);
  p.save();
  p.beginPath();
  p.rect(X(0), Y(DEEP), X(WIDE) - X(0), Y(0) - Y(DEEP));
  p.fillStyle = C.ground;
  p.fill();
  p.clip();
  if (B.grid) {
    const [columns, rows, side] = B.grid;
    for (const [i, drawn, level] of B.squares) {
      const x = i % columns * side;
      const y = Math.floor(i / columns) * side;
      const shape = new Path2D();
      shape.rect(X(x), Y(y + side), side / 1000 * view.scale, side / 1000 * view.scale);
      piece(p, drawn, level, shape, [X(x), Y(y + side), X(x + side), Y(y)], dpr);
    }
    p.strokeStyle = C.contour;
    p.globalAlpha = 0.55;
    p.lineWidth = 1;
    p.beginPath();
    for (let c = 0; c <= columns; ++c) { p.moveTo(X(c * side), Y(0)); p.lineTo(X(c * side), Y(DEEP)); }
    for (let r = 0; r <= rows; ++r) { p.moveTo(X(0), Y(r * side)); p.lineTo(X(WIDE), Y(r * side)); }
    p.stroke();
    p.globalAlpha = 1;
  } else {
    const rank = ([drawn, level]) => level > 0 || drawn === 'hill' || drawn === 'open' ? level : drawn === 'ford' ? 30 : drawn === 'road' ? 25 : 20;
    const order = [...B.ground].sort((a, b) => rank(a) - rank(b));
    for (const one of order) piece(p, one[0], one[1], shapeOf(one[3]), boxOf(one[3]), dpr);
    // What is small has less room for its name.
    const area = one => (box => (box[2] - box[0]) * (box[3] - box[1]))(boxOf(one[3]));
    const taken = [];
    for (const one of [...order].sort((a, b) => area(a) - area(b))) nameGround(p, one, taken);
    p.strokeStyle = C.contour;
    p.lineWidth = 1;
    p.globalAlpha = 0.6;
    p.beginPath();
    for (let x = 12000; x < WIDE; x += 12000)
      for (let y = 12000; y < DEEP; y += 12000) {
        p.moveTo(X(x) - 4, Y(y));
        p.lineTo(X(x) + 4, Y(y));
        p.moveTo(X(x), Y(y) - 4);
        p.lineTo(X(x), Y(y) + 4);
      }
    p.stroke();
    p.globalAlpha = 1;
  }
  p.restore();
  p.strokeStyle = C.border;
  p.lineWidth = 1;
  p.strokeRect(X(0), Y(DEEP), X(WIDE) - X(0), Y(0) - Y(DEEP));
}

// ---- Units, as the window draws them.
const drawings = new Map();
const drawingOf = name => {
  if (!drawings.has(name) && B.symbols[name]) drawings.set(name, new Path2D(B.symbols[name]));
  return drawings.get(name);
};
function symbol(p, name, x, y, size, colour) {
  const path = drawingOf(name);
  if (!path) return;
  p.save();
  p.translate(x - size / 2, y - size / 2);
  p.scale(size / 64, size / 64);
  p.fillStyle = colour;
  p.fill(path, 'evenodd');
  p.restore();
}
const SKIRMISH = 2;
const hasFront = look => look[6] !== SKIRMISH && look[6] !== 4 && look[6] !== 7;
function frameOf(look, pose) {
  const s = view.scale;
  const w = look[0] / 1000 * s;
  const d = look[1] / 1000 * s;
  const strip = Math.min(s < 7 ? Math.max(0.36 * s, 1.8) : s <= 20 ? Math.min(Math.max(0.27 * s, 2.6), 5) : Math.min(Math.max(0.24 * s, 4), 7), d * 0.4);
  return {x: X(pose[0]), y: Y(pose[1]), a: radians(pose[2]), w, d, strip};
}
function nosePath(p, f, grown) {
  const wide = Math.min(Math.max(f.w / 3, 7), 1.75 * view.scale) + 2 * grown;
  const high = Math.min(Math.max(0.48 * view.scale, 3.6), 11) + grown * 1.3;
  p.beginPath();
  p.moveTo(-wide / 2, -f.d / 2 + 1);
  p.lineTo(0, -f.d / 2 - high);
  p.lineTo(wide / 2, -f.d / 2 + 1);
  p.closePath();
}
function outline(p, look, f, grow = 0) {
  p.beginPath();
  if (look[7] === 1) p.ellipse(0, 0, f.w / 2 + grow, f.d / 2 + grow, 0, 0, 7);
  else if (look[6] === SKIRMISH && p.roundRect) p.roundRect(-f.w / 2 - grow, -f.d / 2 - grow, f.w + 2 * grow, f.d + 2 * grow, Math.min(0.45 * view.scale, f.d / 3));
  else p.rect(-f.w / 2 - grow, -f.d / 2 - grow, f.w + 2 * grow, f.d + 2 * grow);
}
function nose(p, look, f, side) {
  if (look[7] === 2) return;
  p.save();
  p.translate(f.x, f.y);
  p.rotate(f.a);
  p.fillStyle = C.casing;
  p.globalAlpha = 0.8;
  outline(p, look, f, 2.2);
  p.fill();
  if (hasFront(look)) {
    nosePath(p, f, 1.6);
    p.fill();
    p.globalAlpha = 1;
    p.fillStyle = look[5] & 2 ? C.ground : C['nose' + side];
    nosePath(p, f, 0);
    p.fill();
    if (look[5] & 2) {
      p.strokeStyle = C['side' + side];
      p.setLineDash([3, 2]);
      p.stroke();
    }
  }
  p.restore();
}
function bars(p) {
  if (barPattern && barPattern.scale === view.scale) return barPattern.pattern;
  const step = Math.round(Math.min(Math.max(view.scale * 0.6, 5), 12));
  const tile = document.createElement('canvas');
  tile.width = tile.height = step;
  const q = tile.getContext('2d');
  q.fillStyle = C.body1;
  q.fillRect(0, 0, step, step);
  q.strokeStyle = C.bar1;
  q.lineWidth = Math.max(1, step / 4.2);
  q.beginPath();
  for (const k of [-step, 0, step]) { q.moveTo(k - 1, step + 1); q.lineTo(k + step + 1, -1); }
  q.stroke();
  barPattern = {scale: view.scale, pattern: p.createPattern(tile, 'repeat')};
  return barPattern.pattern;
}
function strip(p, look, f) {
  if (look[6] === SKIRMISH) return;
  const l = -f.w / 2;
  const t = -f.d / 2;
  const s = f.strip;
  const rects = [];
  switch (look[6]) {
    case 4: rects.push([l, t, f.w, s], [l, -t - s, f.w, s], [l, t, s, f.d], [-l - s, t, s, f.d]); break;
    case 6: rects.push([l, t, f.w, s], [l, t, s, f.d], [-l - s, t, s, f.d]); break;
    case 7: {
      const tower = Math.min(2.2 * s, f.w / 3, f.d / 3);
      for (const x of [l, -l - tower]) for (const y of [t, -t - tower]) rects.push([x, y, tower, tower]);
      break;
    }
    case 3: {
      const rear = Math.min(f.d * 0.6, f.w / 3);
      p.beginPath();
      p.moveTo(l, t + rear - s); p.lineTo(0, t); p.lineTo(-l, t + rear - s);
      p.lineTo(-l, t + rear); p.lineTo(0, t + s * 1.4); p.lineTo(l, t + rear);
      p.fill();
      return;
    }
    default:
      if (look[5] & 1) for (let i = 0; i < 5; ++i) rects.push([l + (i + 0.08) * f.w / 5, t + (i % 2 ? s * 0.7 : 0.4), f.w / 5 * 0.8, s * 0.72]);
      else if (look[6] === 1) {
        const dots = Math.max(3, Math.floor(f.w / (2 * s)));
        for (let i = 0; i < dots; ++i) rects.push([l + (i + 0.22) * f.w / dots, t, 0.56 * f.w / dots, s]);
      } else rects.push([l, t, f.w, s]);
  }
  for (const one of rects) p.fillRect(...one);
}
function disc(p, x, y, r, side, name) {
  p.beginPath();
  p.arc(x, y, r + 1.6, 0, 7);
  p.fillStyle = C.casing;
  p.fill();
  p.beginPath();
  p.arc(x, y, r, 0, 7);
  p.fillStyle = C['body' + side];
  p.fill();
  p.strokeStyle = C['edge' + side];
  p.lineWidth = 1.2;
  p.stroke();
  symbol(p, name, x, y, r * 1.5, C['mark' + side]);
}
const discSize = () => Math.min(Math.max(0.42 * view.scale, 4.2), 11);
function pips(p, look, x, y, squares, discs, high) {
  const count = squares + discs;
  const pip = Math.min(Math.max(high * 0.26, 3), 6);
  const columns = Math.min(count > 4 ? 3 : 2, count);
  const rows = Math.ceil(count / columns);
  for (let i = 0; i < count; ++i) {
    const u = x + (i % columns - (columns - 1) / 2) * (pip + 1.6);
    const v = y + (Math.floor(i / columns) - (rows - 1) / 2) * (pip + 1.6);
    p.beginPath();
    i < squares ? p.rect(u - pip / 2, v - pip / 2, pip, pip) : p.arc(u, v, pip / 2, 0, 7);
    p.fill();
  }
}
function contents(p, i, look, f, side) {
  const s = view.scale;
  if (s < 7) return;
  const flipped = Math.cos(f.a) < -0.01;
  const colour = look[5] & 2 ? C['side' + side] : C['mark' + side];
  p.save();
  p.translate(f.x, f.y);
  p.rotate(f.a + (flipped ? Math.PI : 0));
  const down = look[6] === SKIRMISH || look[6] === 4 || look[6] === 7 ? 0 : (flipped ? -1 : 1) * f.strip / 2;
  const high = f.d - 2 - Math.abs(down) * 2;
  const unit = B.units[i];
  const models = look[10] > 1;
  const counted = models || look[2] + Math.min(look[4], 6) > 6;
  const harm = models ? 0 : look[2];
  const discs = Math.min(look[4], 6);
  const marked = harm + discs > 0 || counted;
  const near = s > 20 && f.w > 60;
  let size = Math.min(high * 0.94, f.w * (marked || near ? 0.42 : 0.8), 28);
  const glyph = x => {
    p.save();
    p.translate(x, down);
    p.rotate(-f.a - (flipped ? Math.PI : 0));
    symbol(p, unit[3], 0, 0, size, colour);
    p.restore();
  };
  p.fillStyle = colour;
  p.textBaseline = 'middle';
  if (near) {
    size = Math.min(high * 0.8, f.w * 0.3);
    glyph(-f.w / 2 + size / 2 + 4);
    const left = -f.w / 2 + size + 8;
    const room = f.w / 2 - left - 4;
    let letters = Math.min(Math.max(s * 0.4, 10), 14);
    const font = n => '600 ' + n + 'px Inter, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
    p.font = font(letters);
    while (letters > 8 && p.measureText(unit[1]).width > room) p.font = font(letters -= 0.5);
    p.textAlign = 'left';
    let name = unit[1];
    while (name.length > 3 && p.measureText(name).width > room) name = name.slice(0, -2) + '\u2026';
    p.fillText(name, left, down - (marked ? high * 0.2 : 0));
    if (models) p.fillText(look[9] + '/' + look[10], left, down + high * 0.25);
    else if (counted) p.fillText(String(look[2]), left, down + high * 0.25);
    else if (marked) for (let k = 0; k < harm + discs; ++k) {
      const pip = Math.min(high * 0.24, 8);
      p.beginPath();
      k < harm ? p.rect(left + k * (pip + 2.5), down + high * 0.2 - pip / 2, pip, pip) : p.arc(left + pip / 2 + k * (pip + 2.5), down + high * 0.2, pip / 2, 0, 7);
      p.fill();
    }
  } else if (counted) {
    const words = String(models ? look[9] : look[2]);
    p.font = 'bold ' + Math.min(Math.max(high * 0.56, 8), 13) + 'px Inter, "DejaVu Sans", sans-serif';
    const wide = p.measureText(words).width;
    size = Math.min(high * 0.9, f.w - wide - 4, 26);
    if (size < 7) size = 0;
    const left = -(size + 2 + wide) / 2;
    if (size) glyph(left + size / 2);
    p.textAlign = 'left';
    p.fillText(words, left + size + (size ? 2 : 0), down - (discs ? high * 0.2 : 0));
    if (discs) pips(p, look, left + size + wide / 2, down + high * 0.28, 0, discs, high * 0.7);
  } else {
    glyph(marked ? -f.w * 0.2 : 0);
    if (marked) pips(p, look, f.w * 0.25, down, harm, discs, high);
  }
  p.restore();
}
function badges(p, look, f, side) {
  if (view.scale < 7 || !look[11].length) return;
  const near = view.scale > 20;
  const r = near ? 10 : 6.6;
  const list = near ? look[11] : look[11].slice(0, 1);
  list.forEach((badge, k) => {
    const [name, wrong] = B.badges[badge];
    const u = f.w / 2 - k * (r * 2 + 1);
    const v = f.d / 2;
    const x = f.x + u * Math.cos(f.a) - v * Math.sin(f.a);
    const y = f.y + u * Math.sin(f.a) + v * Math.cos(f.a);
    p.beginPath();
    p.arc(x, y, r, 0, 7);
    p.fillStyle = wrong ? C['badge-dark'] : C['badge-white'];
    p.fill();
    p.strokeStyle = wrong ? C['badge-white'] : C['badge-dark'];
    p.lineWidth = 1.1;
    p.stroke();
    symbol(p, name, x, y, r * 1.45, wrong ? C['badge-white'] : C['badge-dark']);
  });
}
function body(p, i, look, f, side) {
  if (look[7] === 2) return disc(p, f.x, f.y, Math.max(discSize(), f.w / 2), side, B.units[i][3]);
  p.save();
  p.translate(f.x, f.y);
  p.rotate(f.a);
  outline(p, look, f);
  if (look[5] & 2) {
    p.fillStyle = C.ground;
    p.fill();
    p.globalAlpha = 0.16;
    p.fillStyle = C['body' + side];
    p.fill();
    p.globalAlpha = 1;
  } else {
    p.fillStyle = side === 1 && view.scale >= 5 ? bars(p) : C['body' + side];
    p.fill();
  }
  p.fillStyle = look[5] & 2 ? C['side' + side] : C['mark' + side];
  strip(p, look, f);
  outline(p, look, f);
  p.strokeStyle = look[5] & 2 ? C['side' + side] : C['edge' + side];
  p.lineWidth = view.scale > 20 ? 1.5 : 1.1;
  p.setLineDash(look[5] & 2 ? [3.2, 2.4] : []);
  p.stroke();
  p.setLineDash([]);
  if (look[5] & 4 && view.scale >= 7) {
    const y = f.d / 2 + Math.max(3, 0.22 * view.scale);
    p.strokeStyle = C.ink;
    p.lineWidth = 1.4;
    p.beginPath();
    p.moveTo(-f.w / 2, y);
    p.lineTo(f.w / 2, y);
    p.stroke();
  }
  p.restore();
  contents(p, i, look, f, side);
}
// Units, each [place in `units`, look, frame, side], and people, each [place in `people`, x, y, place of their unit or -1].
function paintUnits(p, all, people) {
  for (const [, look, f, side] of all) nose(p, look, f, side);
  for (const [i, look, f, side] of all) body(p, i, look, f, side);
  for (const [, look, f, side] of all) badges(p, look, f, side);
  const frames = new Map(all.map(one => [one[0], one[2]]));
  for (const [i, x, y, unit] of people) {
    const r = discSize();
    const f = frames.get(unit);
    if (unit < 0) disc(p, X(x), Y(y), r, B.people[i][1], B.people[i][2]);
    else if (f) {
      const back = f.d / 2 + r * 0.3;
      disc(p, f.x - back * Math.sin(f.a), f.y + back * Math.cos(f.a), r, B.people[i][1], B.people[i][2]);
    }
  }
}
function ring(p, f, look, colour, wide) {
  p.save();
  p.translate(f.x, f.y);
  p.rotate(f.a);
  outline(p, look, f, 2.5);
  p.strokeStyle = C['selection-edge'];
  p.lineWidth = wide + 2;
  p.stroke();
  p.strokeStyle = colour;
  p.lineWidth = wide;
  p.stroke();
  p.restore();
}
// The canvas takes the size that its style gives it; the table may be another.
function measure() {
  [WIDE, DEEP] = B.size;
  view.dpr = Math.min(window.devicePixelRatio || 1, 3);
  view.wide = canvas.clientWidth;
  view.high = canvas.clientHeight;
  canvas.width = Math.round(view.wide * view.dpr);
  canvas.height = Math.round(view.high * view.dpr);
  ground = null;
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
return {view, X, Y, fit, zoomAt, zoomBy, bound, measure, stale, paintGround, frameOf, outline, paintUnits, ring, draw, groundOf, unitAt,
  frameOn: unit => onTable.find(one => one[0] === unit)};
}
