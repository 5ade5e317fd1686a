// The replay of a battle. Draws what the file holds; knows no rule. Everything that it shows of texts goes in as text.
'use strict';
(() => {
const B = JSON.parse(document.getElementById('battle').textContent);
const W = B.words;
const T = i => B.texts[i];
const N = B.events.length;
const U = B.units.length;
const P = B.people.length;
const [WIDE, DEEP] = B.size;
const FULL = 36000;
const say = (words, ...places) => words.replace(/\{(\d)(?:\|([^}]*))?\}/g, (all, i, forms) => {
  if (!forms) return places[i];
  const f = forms.split('|');
  const n = +places[i];
  const one = n === 1 || (document.documentElement.lang === 'fr' && n === 0 && f.length < 3);
  return (f.length > 2 && n === 0 ? f[0] : one ? f[f.length - 2] : f[f.length - 1]).replace('#', places[i]);
});
const number = (value, digits = 2) => String(+value.toFixed(digits)).replace('-', '\u2212').replace('.', W.comma);
const signed = value => (value > 0 ? '+' : '') + number(value);
const percent = p => p > 0 && p < 0.01 ? W.odds1 : p < 1 && p > 0.99 ? W.odds99 : say(W.percent, Math.round(p * 100));
const make = (name, attributes = {}, ...children) => {
  const one = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'class') one.className = value;
    else if (key.startsWith('on')) one.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) one.setAttribute(key, value === true ? '' : value);
  }
  one.append(...children.filter(child => child !== null && child !== undefined && child !== ''));
  return one;
};
// The name of a kind of element, not an address; written so that no address stands in the file.
const svg = (name, attributes = {}, ...children) => {
  const one = document.createElementNS('http\u003a//www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  one.append(...children);
  return one;
};
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// ---- The course: a frame after each event, so that any moment is there at once.
const frames = [];
const crowd = [];
const standings = [];
const chances = [];
const lost = [];
const sideOf = i => B.units[i][2];
function build() {
  let frame = new Int32Array(U * 4);
  let people = new Int32Array(P * 4);
  for (let i = 0; i < U; ++i) frame[i * 4 + 3] = -1;
  const been = new Uint8Array(U);
  let standing = [];
  let chance = -1;
  const take = one => {
    frame = frame.slice();
    people = people.slice();
    for (const [i, x, y, h, look] of one.u || [])
      if (x === undefined) frame[i * 4 + 3] = -1;
      else frame.set([x, y, h, look], i * 4);
    for (const [i, x, y, unit] of one.m || [])
      if (x === undefined) people[i * 4 + 3] = 0;
      else people.set([x, y, unit, 1], i * 4);
    if (one.s) standing = one.s;
    if (one.c !== undefined) chance = one.c;
    const gone = [];
    // Who goes behind a screen while the sides deploy is not lost.
    if (one.z) been.fill(0);
    for (let i = 0; i < U; ++i) {
      if (frame[i * 4 + 3] >= 0) been[i] = 1;
      else if (been[i]) gone.push(i);
    }
    frames.push(frame);
    crowd.push(people);
    standings.push(standing);
    chances.push(chance);
    lost.push(gone);
  };
  take(B.start);
  for (const one of B.events) take(one);
}
build();

// The first moment of each turn of a side: moment e is that after e events.
const turns = [];
B.events.forEach((one, i) => {
  const last = turns[turns.length - 1];
  if (!last || last.turn !== one.t || last.side !== one.a) turns.push({turn: one.t, side: one.a, from: i});
});
const turnAt = e => {
  let at = 0;
  for (let i = 0; i < turns.length; ++i) if (turns[i].from < Math.max(1, e)) at = i;
  return turns[at] || {turn: B.start.turn, side: -1, from: 0};
};
const stars = [...new Set([...B.moments.filter(m => m[0] > 0 && m[0] < N).map(m => m[0]),
                           ...B.events.flatMap((one, i) => one.star ? [i + 1] : [])])].sort((a, b) => a - b);
const linesOf = e => e > 0 ? B.events[e - 1].l || [] : [];
const headlineOf = e => {
  if (e === 0) return W.before;
  const lines = linesOf(e);
  const key = lines.find(line => line[1]) || lines[0];
  return key ? T(key[0]) : B.events[e - 1].p !== undefined ? T(B.events[e - 1].p) : '';
};

// ---- Poses on the way.
const turned = (from, to) => {
  let by = (to - from) % FULL;
  if (by > FULL / 2) by -= FULL;
  if (by < -FULL / 2) by += FULL;
  return by;
};
const radians = h => h * Math.PI / (FULL / 2);
// The point about which one pose becomes the other; nothing where it does not turn.
function pivotOf(from, to) {
  const by = turned(from[2], to[2]);
  if (by === 0) return null;
  const half = 1 / Math.tan(radians(by) / 2) / 2;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  // Headings go clockwise, y upwards.
  return [(from[0] + to[0]) / 2 + dy * half, (from[1] + to[1]) / 2 - dx * half, by];
}
function wheel(from, pivot, share) {
  const a = radians(pivot[2] * share);
  const x = from[0] - pivot[0];
  const y = from[1] - pivot[1];
  return [pivot[0] + x * Math.cos(a) + y * Math.sin(a), pivot[1] + y * Math.cos(a) - x * Math.sin(a),
          from[2] + pivot[2] * share];
}
function between(from, to, share, asWheel) {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const pivot = pivotOf(from, to);
  if (pivot && asWheel) return wheel(from, pivot, share);
  // Others turn first and go then.
  const turning = pivot && Math.hypot(to[0] - from[0], to[1] - from[1]) > 200 ? 0.25 : 0;
  const go = turning ? Math.max(0, (share - turning) / (1 - turning)) : share;
  const turn = turning ? Math.min(1, share / turning) : share;
  return [from[0] + (to[0] - from[0]) * go, from[1] + (to[1] - from[1]) * go, from[2] + turned(from[2], to[2]) * turn];
}
// The ways of all who moved in an event: legs with their lengths, and whether each is a wheel.
const ways = new Map();
function waysOf(e) {
  if (ways.has(e)) return ways.get(e);
  const before = frames[e - 1];
  const now = frames[e];
  const led = B.events[e - 1].w;
  const list = [];
  for (let i = 0; i < U; ++i) {
    const at = i * 4;
    if (before[at + 3] < 0 || now[at + 3] < 0) continue;
    if (before[at] === now[at] && before[at + 1] === now[at + 1] && before[at + 2] === now[at + 2]) continue;
    const poses = [[before[at], before[at + 1], before[at + 2]]];
    if (led && led[0] === i) for (let k = 0; k < led[1].length; k += 3) poses.push(led[1].slice(k, k + 3));
    poses.push([now[at], now[at + 1], now[at + 2]]);
    const look = B.looks[now[at + 3]];
    const reach = Math.hypot(look[0], look[1]) / 2 * 1.1;
    const legs = [];
    for (let k = 0; k + 1 < poses.length; ++k) {
      const pivot = pivotOf(poses[k], poses[k + 1]);
      const r = pivot ? Math.hypot(poses[k][0] - pivot[0], poses[k][1] - pivot[1]) : 0;
      const arc = pivot !== null && r <= reach;
      const length = arc ? 2 * r * Math.abs(radians(pivot[2])) + 300
                         : Math.hypot(poses[k + 1][0] - poses[k][0], poses[k + 1][1] - poses[k][1]) + 100;
      legs.push({from: poses[k], to: poses[k + 1], arc, length, pivot});
    }
    list.push({unit: i, legs, length: legs.reduce((sum, leg) => sum + leg.length, 0)});
  }
  // A line wheels as one: many turn about the same point.
  for (const way of list)
    for (const leg of way.legs)
      if (leg.pivot && !leg.arc)
        leg.arc = list.some(other => other !== way && other.legs.some(one => one.pivot &&
          Math.abs(one.pivot[2] - leg.pivot[2]) <= 2 && Math.hypot(one.pivot[0] - leg.pivot[0], one.pivot[1] - leg.pivot[1]) < 200));
  ways.set(e, list);
  return list;
}
function poseOn(way, share) {
  let left = way.length * share;
  for (const leg of way.legs) {
    if (left <= leg.length) return between(leg.from, leg.to, left / leg.length, leg.arc);
    left -= leg.length;
  }
  return way.legs[way.legs.length - 1].to;
}

// ---- The page.
const icons = {
  play: 'M5 3l14 9-14 9z', pause: 'M5 3h5v18H5zM14 3h5v18h-5z', back: 'M5 3h4v18H5zM20 3v18L9 12z',
  on: 'M15 3h4v18h-4zM4 3v18l11-9z', turnBack: 'M2 3h3v18H2zM13 3v18L5 12zM22 3v18l-9-9z',
  turnOn: 'M19 3h3v18h-3zM11 3v18l8-9zM2 3v18l9-9z'
};
const icon = name => svg('svg', {viewBox: '0 0 24 24', 'aria-hidden': 'true'}, svg('path', {d: icons[name]}));
const button = (name, does, words = W[name]) => make('button', {type: 'button', id: name, title: words, 'aria-label': words, onclick: does}, icon(name));
const stage = document.getElementById('stage');
const story = document.getElementById('story');
const nowBox = document.getElementById('now');
document.body.classList.add('live');
const canvas = make('canvas', {tabindex: 0, role: 'img'});
const card = make('div', {id: 'card', role: 'dialog', hidden: true, 'aria-live': 'polite'});
const pen = canvas.getContext('2d');
const table = make('div', {id: 'table'}, canvas,
  make('div', {class: 'zoom'},
    make('button', {type: 'button', title: W.nearer, 'aria-label': W.nearer, onclick: () => zoomBy(1.5)}, '+'),
    make('button', {type: 'button', title: W.farther, 'aria-label': W.farther, onclick: () => zoomBy(1 / 1.5)}, '\u2212'),
    make('button', {type: 'button', title: W.whole, 'aria-label': W.whole, onclick: () => { fit(); show(); }}, '\u2922')), card);
const marks = make('canvas', {'aria-hidden': 'true'});
const slider = make('input', {type: 'range', id: 'slider', min: 0, max: N, step: 1, value: 0, 'aria-label': W.where});
const play = make('button', {type: 'button', id: 'play', onclick: () => toggle()});
const place = make('span', {class: 'place'});
const speed = make('select', {id: 'speed', title: W.speed, 'aria-label': W.speed},
  ...[0.5, 1, 2, 4, 8, 16].map(s => make('option', {value: s, selected: s === 1}, number(s) + '\u00d7')));
const pick = make('select', {id: 'pick', title: W.card, 'aria-label': W.card, onchange: () => openCard(+pick.value)},
  make('option', {value: -1}, W.card), ...B.units.map((one, i) => make('option', {value: i}, one[1])));
const eventBox = make('div', {id: 'event', role: 'status'});
const theme = make('button', {type: 'button', class: 'theme', onclick: () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  restyle();
}});
stage.append(table, make('div', {class: 'slider'}, marks, slider),
  make('div', {class: 'controls'}, button('turnBack', () => turnStep(-1)), button('back', () => step(-1)), play,
    button('on', () => step(1)), button('turnOn', () => turnStep(1)), speed, pick, theme, place),
  eventBox);
document.querySelector('footer').prepend(make('p', {class: 'keys'}, W.keys));
const keysOnly = make('label', {class: 'small'}, make('input', {type: 'checkbox', onchange: event => {
  story.classList.toggle('keysOnly', event.target.checked);
}}), ' \u2605 ' + W.keysOnly);
const storyHead = story.querySelector('h2');
storyHead.append(' ', keysOnly);

// ---- Colours out of the style.
let C = {};
const isDark = () => document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
function readColours() {
  const style = getComputedStyle(document.documentElement);
  C = new Proxy({}, {get: (known, name) => known[name] ??= style.getPropertyValue('--' + name).trim()});
}
function restyle() {
  readColours();
  theme.textContent = isDark() ? W.light : W.dark;
  ground = null;
  barPattern = null;
  drawMarks();
  show();
}

// ---- The map: pixels an inch, and where the table's upper left corner lies.
const view = {scale: 10, x: 0, y: 0, wide: 100, high: 100, whole: 10, dpr: 1};
function measure() {
  const wide = stage.clientWidth;
  const narrow = innerWidth < 900;
  const want = wide * DEEP / WIDE;
  const most = narrow ? Math.max(220, innerHeight * 0.56) : Math.max(320, innerHeight - 385);
  const high = Math.min(want, most);
  table.style.height = Math.round(high) + 'px';
  view.dpr = Math.min(window.devicePixelRatio || 1, 3);
  view.wide = canvas.clientWidth;
  view.high = canvas.clientHeight;
  canvas.width = Math.round(view.wide * view.dpr);
  canvas.height = Math.round(view.high * view.dpr);
  ground = null;
  drawMarks();
}
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
function nameGround(p, [drawn, , name, outline]) {
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
  p.save();
  p.translate((left + right) / 2, (top + low) / 2);
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
    for (const one of order) nameGround(p, one);
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
  if (!drawings.has(name)) drawings.set(name, B.symbols[name] ? new Path2D(B.symbols[name]) : null);
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
// Where everybody stands `share` of the way through event e.
function posesAt(e, share) {
  const frame = frames[share < 1 && e > 0 ? e - 1 : e];
  const poses = [];
  for (let i = 0; i < U; ++i) if (frame[i * 4 + 3] >= 0) poses[i] = [frame[i * 4], frame[i * 4 + 1], frame[i * 4 + 2]];
  if (share < 1 && e > 0) for (const way of waysOf(e)) poses[way.unit] = poseOn(way, ease(share));
  return [frame, poses];
}
const ease = t => t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
function trail(p, from, to, side) {
  const x = X(from[0]);
  const y = Y(from[1]);
  const u = X(to[0]);
  const v = Y(to[1]);
  const way = Math.hypot(u - x, v - y);
  if (way < 6) return;
  const w = Math.max(2, 0.22 * view.scale);
  const nx = -(v - y) / way * w;
  const ny = (u - x) / way * w;
  p.beginPath();
  p.moveTo(x, y);
  p.lineTo(u + nx, v + ny);
  p.lineTo(u - nx, v - ny);
  p.fillStyle = C['body' + side];
  p.fill();
}
function paint(p, e, share, dpr) {
  const [frame, poses] = posesAt(e, share);
  const turn = turnAt(e);
  const began = frames[turn.from];
  if (e > 0) {
    p.globalAlpha = 0.34;
    for (let i = 0; i < U; ++i)
      if (poses[i] && began[i * 4 + 3] >= 0) trail(p, [began[i * 4], began[i * 4 + 1]], poses[i], sideOf(i));
    p.globalAlpha = 1;
  }
  // Who went in this turn leaves an outline.
  for (const i of lost[e]) {
    const last = began[i * 4 + 3];
    if (last < 0 || frame[i * 4 + 3] >= 0) continue;
    const before = e > 0 && frames[e - 1][i * 4 + 3] >= 0 ? frames[e - 1] : began;
    const f = frameOf(B.looks[before[i * 4 + 3]], [before[i * 4], before[i * 4 + 1], before[i * 4 + 2]]);
    p.save();
    p.translate(f.x, f.y);
    p.rotate(f.a);
    p.strokeStyle = C['side' + sideOf(i)];
    p.setLineDash([4, 3]);
    p.lineWidth = 1.4;
    p.strokeRect(-f.w / 2, -f.d / 2, f.w, f.d);
    p.beginPath();
    p.moveTo(-f.w / 2, -f.d / 2);
    p.lineTo(f.w / 2, f.d / 2);
    p.stroke();
    p.restore();
  }
  const all = [];
  for (let i = 0; i < U; ++i)
    if (poses[i]) all.push([i, B.looks[frame[i * 4 + 3]], frameOf(B.looks[frame[i * 4 + 3]], poses[i]), sideOf(i)]);
  for (const [, look, f, side] of all) nose(p, look, f, side);
  for (const [i, look, f, side] of all) body(p, i, look, f, side);
  for (const [, look, f, side] of all) badges(p, look, f, side);
  const people = crowd[share < 1 && e > 0 ? e - 1 : e];
  for (let i = 0; i < P; ++i) {
    const [x, y, unit, there] = people.subarray(i * 4, i * 4 + 4);
    if (!there) continue;
    const r = discSize();
    if (unit < 0) disc(p, X(x), Y(y), r, B.people[i][1], B.people[i][2]);
    else if (poses[unit]) {
      const f = frameOf(B.looks[frame[unit * 4 + 3]], poses[unit]);
      const back = f.d / 2 + r * 0.3;
      disc(p, f.x - back * Math.sin(f.a), f.y + back * Math.cos(f.a), r, B.people[i][1], B.people[i][2]);
    }
  }
  return all;
}
// Whom the event is about: a ring each, and a line between two.
function spotlight(p, e, all) {
  const about = new Map();
  for (const [, key, unit, other] of linesOf(e)) {
    if (about.size > 0 && !key) continue;
    if (unit >= 0) about.set(unit, 2);
    if (other >= 0 && !about.has(other)) about.set(other, 1);
  }
  for (const roll of (e > 0 && B.events[e - 1].d) || []) {
    if (about.size > 3) break;
    if (roll.u !== undefined && !about.has(roll.u)) about.set(roll.u, 2);
    if (roll.o !== undefined && !about.has(roll.o)) about.set(roll.o, 1);
  }
  const ring = (f, look, colour, wide) => {
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
  };
  const shown = new Map(all.map(one => [one[0], one]));
  for (const [, , unit, other] of linesOf(e)) {
    const one = shown.get(unit);
    const two = shown.get(other);
    if (!one || !two || Math.hypot(one[2].x - two[2].x, one[2].y - two[2].y) < 12) continue;
    for (const [colour, wide] of [[C.casing, 4.6], [C.ink, 2]]) {
      p.beginPath();
      p.moveTo(one[2].x, one[2].y);
      p.lineTo(two[2].x, two[2].y);
      p.strokeStyle = colour;
      p.lineWidth = wide;
      p.stroke();
    }
  }
  for (const [unit, kind] of about) {
    const one = shown.get(unit);
    if (one) ring(one[2], one[1], kind === 2 ? C.selection : C.casing, kind === 2 ? 3 : 2);
  }
  const one = shown.get(chosen);
  if (one) {
    p.save();
    p.translate(one[2].x, one[2].y);
    p.rotate(one[2].a);
    p.setLineDash([5, 3]);
    outline(p, one[1], one[2], 6);
    p.strokeStyle = C.ink;
    p.lineWidth = 2;
    p.stroke();
    p.restore();
  }
}
let drawn = [];
function draw(e, share) {
  if (!canvas.width || !canvas.height) return;
  if (!ground) {
    ground = document.createElement('canvas');
    ground.width = canvas.width;
    ground.height = canvas.height;
    paintGround(ground.getContext('2d'), view.dpr);
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(ground, 0, 0);
  pen.setTransform(view.dpr, 0, 0, view.dpr, 0, 0);
  drawn = paint(pen, e, share, view.dpr);
  if (share >= 1 || e === 0) spotlight(pen, e, drawn);
}

// ---- The slider's marks: turns, rolls, key moments.
const thumb = 8;
const along = (e, wide) => thumb + (wide - 2 * thumb) * (N ? e / N : 0);
function drawMarks() {
  const wide = marks.clientWidth;
  if (!wide) return;
  const dpr = view.dpr;
  marks.width = wide * dpr;
  marks.height = 40 * dpr;
  const p = marks.getContext('2d');
  p.setTransform(dpr, 0, 0, dpr, 0, 0);
  p.font = '12px Inter, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
  p.textBaseline = 'alphabetic';
  let free = -1;
  turns.forEach((turn, i) => {
    const first = i === 0 || turns[i - 1].turn !== turn.turn;
    const x = along(turn.from, wide);
    p.fillStyle = C.border;
    p.fillRect(x, first ? 16 : 30, 1, first ? 24 : 10);
    if (!first || x < free) return;
    const words = wide < 600 ? String(turn.turn) : say(W.turn, turn.turn);
    p.fillStyle = C.text2;
    p.fillText(words, x + 4, 27);
    free = x + p.measureText(words).width + 10;
  });
  p.fillStyle = C.text3;
  B.events.forEach((one, i) => { if (one.d) p.fillRect(along(i + 1, wide) - 0.5, 33, 1, 7); });
  p.fillStyle = C.star;
  p.font = '15px "DejaVu Sans", sans-serif';
  p.textAlign = 'center';
  for (const e of stars) p.fillText('\u2605', along(e, wide), 13);
}
marks.addEventListener('click', event => {
  const at = event.offsetX;
  const wide = marks.clientWidth;
  let to = Math.round((at - thumb) / (wide - 2 * thumb) * N);
  const near = stars.filter(e => Math.abs(along(e, wide) - at) < 10).sort((a, b) => Math.abs(along(a, wide) - at) - Math.abs(along(b, wide) - at));
  if (near.length && event.offsetY < 18) to = near[0];
  go(to);
});

// ---- The moment.
let at = 0;
let share = 1;
let chosen = -1;
let playing = false;
const dots = {1: [[12, 12]], 2: [[7, 7], [17, 17]], 3: [[6.5, 6.5], [12, 12], [17.5, 17.5]], 4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]], 6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]]};
function die(kind, typed, face) {
  const paper = typed ? C.base : C.ink;
  const ink = typed ? C.ink : C.base;
  const one = svg('svg', {viewBox: '0 0 24 24', role: 'img', 'aria-label': face + (typed ? ', ' + W.typed : '')},
    svg('rect', {x: 1.2, y: 1.2, width: 21.6, height: 21.6, rx: 4, fill: paper, stroke: C.ink, 'stroke-width': 1.6}));
  if ((kind === 'd6' || kind === 'avd') && dots[face]) for (const [x, y] of dots[face]) one.append(svg('circle', {cx: x, cy: y, r: 2.3, fill: ink}));
  else {
    const words = svg('text', {x: 12, y: 16.5, 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 700, fill: ink});
    words.textContent = face;
    one.append(words);
  }
  return one;
}
function diceOf(rolls, most) {
  const box = make('span', {class: 'dice'});
  let left = most;
  let more = 0;
  for (const roll of rolls)
    for (const [kind, typed, faces] of roll.d)
      for (const face of faces) left-- > 0 ? box.append(die(kind, typed, face)) : ++more;
  if (more) box.append(make('small', {}, ' +' + more));
  return box;
}
const nameOf = unit => B.units[unit][1];
function rollBox(roll) {
  const box = make('div', {class: 'roll'});
  const who = roll.u !== undefined ? nameOf(roll.u) + (roll.o !== undefined ? ' \u2192 ' + nameOf(roll.o) : '') : roll.s !== undefined ? B.sides[roll.s] : '';
  box.append(make('div', {class: 'who'}, roll.s !== undefined ? make('span', {class: 'flag flag' + roll.s}) : '', make('b', {}, who), who ? ' \u00b7 ' : '', T(roll.t)));
  box.append(make('div', {}, diceOf([roll], 40), ' ', make('span', {class: 'result'}, T(roll.r))));
  if (roll.f) box.append(make('div', {class: 'small'}, roll.f.map(T).join(' \u00b7 ')));
  if (roll.m) {
    const body = make('table', {}, make('caption', {class: 'seen'}, W.modifiers));
    for (const [value, rule, words] of roll.m)
      body.append(make('tr', {}, make('td', {class: 'value'}, signed(value)), make('td', {}, T(words), ' ', make('span', {class: 'rule'}, T(rule)))));
    box.append(body);
  } else box.append(make('div', {class: 'small'}, W.noModifiers));
  if (roll.q) {
    const odds = make('div', {class: 'odds'});
    roll.q[2].forEach(([words, p], i) => {
      const came = i === roll.q[1] ? ' came' : '';
      const fill = make('span');
      fill.style.width = p * 100 + '%';
      odds.append(make('span', {class: came}, T(words) + (came ? ' \u2713' : '')), make('span', {class: 'bar' + came}, fill), make('span', {class: came}, percent(p)));
    });
    box.append(make('div', {class: 'small'}, W.odds + ': ' + T(roll.q[0])), odds);
  }
  return box;
}
let rollsOpen = false;
function showEvent() {
  eventBox.replaceChildren();
  eventBox.setAttribute('aria-live', playing ? 'off' : 'polite');
  if (at === 0) {
    eventBox.append(make('div', {class: 'headline'}, W.before));
    return;
  }
  const one = B.events[at - 1];
  const lines = linesOf(at);
  const first = lines.find(line => line[1]) || lines[0];
  const what = make('div', {class: 'what'}, make('div', {class: 'headline' + (one.star || (first && first[1]) ? ' key' : '')}, headlineOf(at)));
  const meta = [say(W.turn, one.t), B.sides[one.a], one.p !== undefined ? T(one.p) : ''].filter(Boolean).join(' \u00b7 ');
  what.append(make('div', {class: 'meta'}, meta, ' ', first ? make('span', {class: 'rule'}, first.slice(4).map(T).join(' ')) : ''));
  const rest = lines.filter(line => line !== first);
  if (rest.length) {
    const list = make('ul');
    for (const line of rest.slice(0, 12)) list.append(make('li', {class: line[1] ? 'key' : ''}, T(line[0]), ' ', make('span', {class: 'rule'}, line.slice(4).map(T).join(' '))));
    if (rest.length > 12) list.append(make('li', {class: 'small'}, '+' + (rest.length - 12)));
    what.append(list);
  }
  if (one.why) what.append(make('div', {class: 'note'}, say(W.overruled, one.why)));
  if (one.note) what.append(make('div', {class: 'note'}, '\u201c' + one.note + '\u201d'));
  const head = make('div', {class: 'head'});
  if (one.d) head.append(diceOf(one.d, 8));
  head.append(what);
  eventBox.append(head);
  if (one.d) {
    const box = make('details', {class: 'rolls'}, make('summary', {}, W.rolls + ' (' + one.d.length + ')'), ...one.d.map(rollBox));
    box.open = rollsOpen;
    box.addEventListener('toggle', () => { rollsOpen = box.open; });
    eventBox.append(box);
  }
}
const sections = [...story.querySelectorAll('.turn')].map(box => ({box, first: +box.dataset.first, last: +box.dataset.last}));
const sentences = [...story.querySelectorAll('.said')].map(box => ({box, event: +box.dataset.event}));
function showStory() {
  let here = null;
  for (const one of sections) {
    const now = at >= one.first && at <= one.last;
    one.box.classList.toggle('now', now);
    if (now) here = one.box;
  }
  let last = null;
  for (const one of sentences) {
    one.box.classList.remove('here');
    if (one.event === at) last = one.box;
  }
  if (last) last.classList.add('here');
  if (!here || story.scrollHeight <= story.clientHeight + 4) return;
  const goal = last || here;
  const up = goal.getBoundingClientRect().top - story.getBoundingClientRect().top;
  if (up < 50 || up > story.clientHeight - 60) story.scrollTop += up - story.clientHeight * 0.3;
}
for (const one of sentences) one.box.addEventListener('click', () => {
  go(one.event);
  if (innerWidth < 900) stage.scrollIntoView({behavior: calm.matches ? 'auto' : 'smooth'});
});

// ---- At this moment: what is left, who is lost, and the graphs.
const bar = (side, part) => {
  const fill = make('span');
  fill.style.width = Math.max(0, Math.min(1, part)) * 100 + '%';
  return make('span', {class: 'bar of' + side}, fill);
};
const momentHead = make('span', {class: 'small'});
const standingBox = make('div', {class: 'standing'});
const lostBoxes = [0, 1].map(() => make('p', {class: 'lost'}));
const graphBox = make('div', {id: 'graphs'});
nowBox.append(make('h2', {}, W.moment, momentHead), standingBox, ...lostBoxes, graphBox);
const GW = 600;
const GH = 80;
const graphs = [];
function graph(title, lines, middle) {
  const spots = lines.map(([, values]) => {
    const points = [];
    values.forEach((value, e) => {
      if (value === null) return;
      const x = N ? e / N * GW : 0;
      const y = 3 + (1 - value) * (GH - 6);
      if (points.length && e > 0) points.push(x.toFixed(1) + ',' + points[points.length - 1].split(',')[1]);
      points.push(x.toFixed(1) + ',' + y.toFixed(1));
    });
    // Only corners are kept.
    return points.filter((one, i) => i === 0 || i === points.length - 1 || one.split(',')[1] !== points[i - 1].split(',')[1] || one.split(',')[1] !== points[i + 1].split(',')[1]).join(' ');
  });
  if (spots.every(one => !one)) return;
  const cursor = svg('line', {class: 'cursor', y1: 0, y2: GH});
  const picture = svg('svg', {viewBox: `0 0 ${GW} ${GH}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': title});
  if (middle) picture.append(svg('line', {class: 'mid', x1: 0, x2: GW, y1: GH / 2, y2: GH / 2}));
  lines.forEach(([side], i) => picture.append(svg('polyline', {class: 'line' + side, points: spots[i], 'vector-effect': 'non-scaling-stroke'})));
  picture.append(cursor);
  picture.addEventListener('click', event => {
    const box = picture.getBoundingClientRect();
    go(Math.round((event.clientX - box.left) / box.width * N));
  });
  const values = lines.map(([side]) => make('i', {class: 'key' + side}));
  graphBox.append(make('figure', {class: 'graph'}, make('figcaption', {}, make('b', {}, title), ...values), picture));
  graphs.push({cursor, values, lines, middle});
}
const startOf = side => {
  let all = 0;
  const been = new Set();
  for (const frame of frames) for (let i = 0; i < U; ++i) if (sideOf(i) === side && frame[i * 4 + 3] >= 0) been.add(i);
  all = been.size;
  return all;
};
const armies = [startOf(0), startOf(1)];
const firstStanding = (list, side) => list.find(one => one[0] === side);
function addGraphs() {
  if (chances.some(c => c >= 0)) {
    const own = chances.map(c => c < 0 ? null : c / 1000);
    graph(W.chance, [[0, own], [1, own.map(c => c === null ? null : 1 - c)]], true);
  }
  const most = [0, 1].map(side => Math.max(1, ...standings.map(list => { const one = firstStanding(list, side); return one ? Math.max(one[2], one[3]) : 0; })));
  if (standings[0].length) graph(W.left, [0, 1].map(side => [side, standings.map(list => { const one = firstStanding(list, side); return one ? Math.max(0, one[2] / most[side]) : null; })]), false);
  graph(W.lostUnits, [0, 1].map(side => [side, lost.map(list => list.filter(i => sideOf(i) === side).length / Math.max(1, armies[side]))]), false);
}
function showNow() {
  momentHead.textContent = say(W.place, at, N);
  standingBox.replaceChildren();
  for (const [side, words, left, start] of standings[at])
    standingBox.append(make('span', {}, B.sides[side] + ': ' + T(words)), bar(side, start ? left / start : 0), make('span', {}, say(W.of, number(left), start)));
  lostBoxes.forEach((box, side) => {
    const names = lost[at].filter(i => sideOf(i) === side).map(nameOf);
    box.replaceChildren(make('b', {}, B.sides[side] + ', ' + W.lost + ': '), names.length ? names.length + ' (' + names.join(', ') + ')' : W.none);
  });
  for (const one of graphs) {
    const x = N ? at / N * GW : 0;
    one.cursor.setAttribute('x1', x);
    one.cursor.setAttribute('x2', x);
    one.lines.forEach(([side, values], i) => {
      const value = values[at];
      // The names stand at the first graph.
      one.values[i].textContent = (one === graphs[0] ? B.sides[side] + ' ' : '') + (value === null ? '' : percent(value));
      one.values[i].title = B.sides[side];
    });
  }
}
function openCard(unit) {
  chosen = unit;
  pick.value = unit;
  showCard();
  show();
}
function showCard() {
  card.hidden = chosen < 0;
  card.replaceChildren();
  if (chosen < 0) return;
  const [, name, side, , troop, cells] = B.units[chosen];
  const frame = frames[at];
  const look = B.looks[frame[chosen * 4 + 3]];
  card.setAttribute('aria-label', name);
  card.append(make('h3', {}, make('span', {class: 'flag flag' + side}), ' ', name),
    make('button', {type: 'button', class: 'close', 'aria-label': W.close, title: W.close, onclick: () => openCard(-1)}, '\u00d7'),
    make('p', {class: 'small'}, [B.sides[side], troop !== name ? troop : ''].filter(Boolean).join(' \u00b7 ')));
  if (!look) {
    card.append(make('p', {}, W.gone));
    return;
  }
  if (look[3] > 0 && look[3] <= 20 && look[10] <= 1)
    card.append(make('p', {class: 'pips', 'aria-hidden': 'true'}, '\u25a0'.repeat(look[2]) + '\u25a1'.repeat(Math.max(0, look[3] - look[2]))));
  card.append(make('p', {}, T(look[12]) || ''));
  const people = crowd[at];
  for (let i = 0; i < P; ++i) if (people[i * 4 + 3] && people[i * 4 + 2] === chosen) card.append(make('p', {}, say(W.with, B.people[i][0])));
  const list = make('dl');
  for (const [caption, value] of cells) list.append(make('div', {}, make('dt', {}, caption), make('dd', {}, value)));
  if (!B.grid) list.append(make('div', {}, make('dt', {}, W.base), make('dd', {}, number(look[0] / 1000) + ' \u00d7 ' + number(look[1] / 1000))));
  card.append(list, make('p', {class: 'small'}, say(W.facing, Math.round(frame[chosen * 4 + 2] / 100))));
}
function showAll() {
  slider.value = at;
  const turn = turnAt(at);
  slider.setAttribute('aria-valuetext', (at ? say(W.turn, turn.turn) + ', ' : '') + headlineOf(at));
  place.textContent = say(W.place, at, N);
  canvas.setAttribute('aria-label', say(W.table, [0, 1].map(side => B.sides[side] + ': ' +
    say(W.unitsOn, B.units.filter((one, i) => one[2] === side && frames[at][i * 4 + 3] >= 0).length)).join('; ')));
  document.getElementById('back').disabled = document.getElementById('turnBack').disabled = at === 0;
  document.getElementById('on').disabled = document.getElementById('turnOn').disabled = at === N;
  showEvent();
  showStory();
  showNow();
  showCard();
}
let asked = false;
function show() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    if (!running) draw(at, 1);
  });
}

// ---- Going on.
let running = 0;
let timer = 0;
let startedAt = 0;
let length = 0;
function halt() {
  cancelAnimationFrame(running);
  clearTimeout(timer);
  running = 0;
  share = 1;
}
function go(to, animated = false) {
  halt();
  const from = at;
  at = Math.max(0, Math.min(N, to));
  showAll();
  if (animated && at === from + 1 && !calm.matches && waysOf(at).length) {
    length = 800 / +speed.value;
    startedAt = performance.now();
    const tick = now => {
      share = Math.min(1, (now - startedAt) / length);
      draw(at, share);
      ++painted;
      if (share < 1) running = requestAnimationFrame(tick);
      else {
        running = 0;
        arrived();
      }
    };
    running = requestAnimationFrame(tick);
  } else {
    show();
    arrived();
  }
}
let painted = 0;
// How long an event is looked at: what is rolled or matters longer than what hardly shows.
function dwell(e) {
  if (e === 0) return 600;
  const one = B.events[e - 1];
  const lines = linesOf(e);
  if (one.star || lines.some(line => line[1])) return 1900;
  if (one.d) return 1300;
  return waysOf(e).length ? 350 : one.u ? 500 : 60;
}
function arrived() {
  if (!playing) return;
  if (at >= N) return stop();
  timer = setTimeout(() => go(at + 1, true), dwell(at) / +speed.value);
}
function stop() {
  playing = false;
  halt();
  dress();
  showEvent();
  show();
}
function toggle() {
  if (playing) return stop();
  playing = true;
  dress();
  if (at >= N) go(0);
  else arrived();
}
function dress() {
  play.replaceChildren(icon(playing ? 'pause' : 'play'), ' ' + (playing ? W.pause : W.play));
}
const step = by => {
  if (playing) stop();
  go(at + by, by > 0);
};
const turnStep = by => {
  if (playing) stop();
  const starts = [0, ...turns.map(turn => turn.from).filter(e => e > 0), N];
  go(by > 0 ? starts.find(e => e > at) ?? N : [...starts].reverse().find(e => e < at) ?? 0);
};
slider.addEventListener('input', () => {
  if (playing) stop();
  go(+slider.value);
});
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === 'SELECT') return;
  const keys = {
    ArrowRight: () => event.shiftKey ? turnStep(1) : step(1), ArrowLeft: () => event.shiftKey ? turnStep(-1) : step(-1),
    ' ': () => toggle(), Home: () => { if (playing) stop(); go(0); }, End: () => { if (playing) stop(); go(N); }, Escape: () => openCard(-1),
    '+': () => zoomBy(1.5), '-': () => zoomBy(1 / 1.5), 0: () => { fit(); show(); }
  };
  if (event.key === ' ' && ['BUTTON', 'SUMMARY', 'INPUT'].includes(event.target.tagName) && event.target !== slider) return;
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

// ---- Pointers: a click opens a card, a drag moves a larger map, a swipe goes on, two fingers zoom.
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
    if (Math.hypot(dx, dy) < 6) click(x, y);
    else if (view.scale <= view.whole * 1.01 && Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
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
  for (const [i, , f] of drawn) {
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
const click = (x, y) => openCard(unitAt(x, y));
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

// ---- Print: a page a key moment, in the light colours.
function printPages() {
  const box = document.getElementById('prints');
  const kept = {...view};
  const was = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = 'light';
  readColours();
  barPattern = null;
  box.replaceChildren();
  for (const [e, words] of B.moments) {
    const wide = 1000;
    const one = make('canvas', {width: wide * 2, height: Math.round(wide * 2 * DEEP / WIDE)});
    Object.assign(view, {wide, high: wide * DEEP / WIDE, scale: wide / WIDE * 1000, x: 0, y: 0});
    const p = one.getContext('2d');
    paintGround(p, 2);
    p.setTransform(2, 0, 0, 2, 0, 0);
    paint(p, e, 1, 2);
    box.append(make('figure', {}, make('h2', {}, e === 0 ? W.before : say(W.turn, turnAt(e).turn)), one, make('figcaption', {}, words)));
  }
  Object.assign(view, kept);
  if (was === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = was;
  readColours();
  barPattern = null;
}
addEventListener('beforeprint', printPages);

// ---- Begin.
readColours();
addGraphs();
dress();
// On paper the table is not shown, and has no size.
const resized = () => {
  if (!stage.clientWidth) return;
  measure();
  fit();
  bound();
  show();
};
addEventListener('resize', resized);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle);
const linked = /^#(\d+)$/.exec(location.hash);
at = linked ? Math.min(N, +linked[1]) : 0;
addEventListener('hashchange', () => {
  const to = /^#(\d+)$/.exec(location.hash);
  if (to) go(+to[1]);
});
showAll();
measure();
fit();
bound();
restyle();
draw(at, 1);

// For those who hold the page against the journal.
window.signiferReplay = {
  count: N, go: e => go(e), step, turnStep, toggle, openCard,
  get at() { return at; },
  get playing() { return playing; },
  get painted() { return painted; },
  get scale() { return view.scale / view.whole; },
  turns: () => turns.map(turn => turn.from + 1),
  positions: () => B.units.map((one, i) => frames[at][i * 4 + 3] < 0 ? [one[0], null] : [one[0], frames[at][i * 4], frames[at][i * 4 + 1], frames[at][i * 4 + 2]]),
  spotOf: unit => {
    const f = drawn.find(one => one[0] === unit);
    const box = canvas.getBoundingClientRect();
    return f ? [f[2].x + box.left, f[2].y + box.top] : null;
  },
  chance: () => chances[at], printPages
};
})();
