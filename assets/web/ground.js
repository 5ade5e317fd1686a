// The ground of a table, as the window paints it: pieces or squares, their marks and names.
'use strict';
function groundPainter(B, map) {
const {view, X, Y} = map;
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
    const edge = lx <= 0 || ly <= 0 || lx >= map.WIDE || ly >= map.DEEP;
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
  const right = Math.min(box[2], X(map.WIDE));
  const top = Math.max(box[1], Y(map.DEEP));
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
// A stretch of the edge by which units leave: a bar within the table, and arrows that point out.
function paintExit(p, [x1, y1, x2, y2]) {
  const from = [X(x1), Y(y1)];
  const to = [X(x2), Y(y2)];
  const lies = y1 === y2;
  const out = lies ? [0, y1 > 0 ? -1 : 1] : [x1 > 0 ? 1 : -1, 0];
  const at = (share, inwards) => [0, 1].map(i => from[i] + (to[i] - from[i]) * share - out[i] * inwards);
  p.setLineDash([]);
  p.lineWidth = 4;
  p.beginPath();
  p.moveTo(...at(0, 3));
  p.lineTo(...at(1, 3));
  p.stroke();
  const arrows = Math.max(1, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / 34));
  for (let i = 0; i < arrows; ++i) {
    const [x, y] = at((i + 0.5) / arrows, 6);
    p.beginPath();
    p.moveTo(x, y);
    for (const across of [5, -5]) p.lineTo(x - out[0] * 8 + (lies ? across : 0), y - out[1] * 8 + (lies ? 0 : across));
    p.fill();
  }
}
// Places that are worth points: an outline, the name and the points.
function paintPlaces(p) {
  p.font = 'bold 12px Inter, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
  p.textAlign = 'center';
  p.textBaseline = 'alphabetic';
  for (const [name, points, , side, outlines] of B.places || []) {
    p.strokeStyle = p.fillStyle = side < 0 ? C.ink : C['side' + side];
    p.setLineDash([8, 3, 2, 3]);
    p.lineWidth = 1.6;
    const exit = outlines[0].length === 4;
    if (exit) paintExit(p, outlines[0]);
    else for (const outline of outlines) p.stroke(shapeOf(outline));
    const box = boxOf(outlines[0]);
    const words = name + ' \u2605' + points;
    // No longer than the table goes.
    const half = p.measureText(words).width / 2 + 3;
    // Those of an exit stand at its end, off its arrows and on the table.
    const [, y1, , y2] = outlines[0];
    const y = !exit ? box[1] - 4 : y1 !== y2 ? box[3] + 14 : y1 > 0 ? box[1] + 28 : box[3] - 20;
    p.fillText(words, Math.min(X(map.WIDE) - half, Math.max(X(0) + half, (box[0] + box[2]) / 2)), y);
  }
  p.setLineDash([]);
}
function paintGround(p, dpr) {
  p.setTransform(dpr, 0, 0, dpr, 0, 0);
  p.fillStyle = C.outside;
  p.fillRect(0, 0, view.wide, view.high);
  p.save();
  p.beginPath();
  p.rect(X(0), Y(map.DEEP), X(map.WIDE) - X(0), Y(0) - Y(map.DEEP));
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
    for (let c = 0; c <= columns; ++c) { p.moveTo(X(c * side), Y(0)); p.lineTo(X(c * side), Y(map.DEEP)); }
    for (let r = 0; r <= rows; ++r) { p.moveTo(X(0), Y(r * side)); p.lineTo(X(map.WIDE), Y(r * side)); }
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
    for (let x = 12000; x < map.WIDE; x += 12000)
      for (let y = 12000; y < map.DEEP; y += 12000) {
        p.moveTo(X(x) - 4, Y(y));
        p.lineTo(X(x) + 4, Y(y));
        p.moveTo(X(x), Y(y) - 4);
        p.lineTo(X(x), Y(y) + 4);
      }
    p.stroke();
    p.globalAlpha = 1;
  }
  paintPlaces(p);
  p.restore();
  p.strokeStyle = C.border;
  p.lineWidth = 1;
  p.strokeRect(X(0), Y(map.DEEP), X(map.WIDE) - X(0), Y(0) - Y(map.DEEP));
}
return paintGround;
}
