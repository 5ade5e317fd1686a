// Units and people of a table, as the window draws them.
'use strict';
function unitPainter(B, map) {
const {view, X, Y} = map;
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
let barPattern = null;
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
// Markers, each [number, side, x, y, arm]: something is there, and nobody says what, or no more than the arm.
function paintMarkers(p, markers) {
  const r = discSize() * 1.25;
  for (const [number, side, x, y, arm] of markers || []) {
    p.beginPath();
    p.arc(X(x), Y(y), r, 0, 2 * Math.PI);
    p.fillStyle = C.casing;
    p.fill();
    p.setLineDash([4, 3]);
    p.strokeStyle = C['side' + side];
    p.lineWidth = 2;
    p.stroke();
    p.setLineDash([]);
    p.fillStyle = C['side' + side];
    p.font = 'bold ' + Math.max(10, Math.round(r * 1.1)) + 'px Inter, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.fillText(number, X(x), Y(y));
    if (!arm) continue;
    p.textBaseline = 'top';
    p.fillText(arm, X(x), Y(y) + r + 2);
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
return {frameOf, outline, paintUnits, paintMarkers, ring, restyle: () => { barPattern = null; }};
}
