// The replay of a battle. Draws what the file holds; knows no rule. Everything that it shows of texts goes in as text.
// Stands behind parts.js and table.js.
(() => {
const recorded = document.getElementById('battle').textContent;
// The battle with all its texts in one of the page's languages.
function voiced(voice) {
  const B = JSON.parse(recorded);
  Object.assign(B, B.voices[voice], {texts: B.texts[voice]});
  const T = i => B.texts[i];
  for (const one of B.units) one.splice(1, 5, T(one[1]), one[2], one[3], T(one[4]), one[5].map(cell => cell.map(T)));
  for (const one of B.people) one[0] = T(one[0]);
  for (const one of B.ground || []) one[2] = T(one[2]);
  for (const one of B.moments) one[1] = T(one[1]);
  for (const event of B.events)
    for (const roll of event.d || [])
      for (const dice of roll.d) if (dice.length > 3) dice[3] = T(dice[3]);
  return B;
}
// The page in one language, at an event. What listens beyond it ends when the next language begins.
let ending = new AbortController();
function begin(voice, at) {
ending.abort();
ending = new AbortController();
const {signal} = ending;
const B = voiced(voice);
const W = B.words;
document.documentElement.lang = B.language;
document.title = B.title;
for (const one of document.querySelectorAll('[data-voice]')) one.hidden = one.lang !== B.language;
const T = i => B.texts[i];
const N = B.events.length;
const U = B.units.length;
const P = B.people.length;
const [WIDE, DEEP] = B.size;
const FULL = 36000;
const number = (value, digits = 2) => String(+value.toFixed(digits)).replace('-', '\u2212').replace('.', W.comma);
const signed = value => (value > 0 ? '+' : '') + number(value);
const percent = p => p > 0 && p < 0.01 ? W.odds1 : p < 1 && p > 0.99 ? W.odds99 : say(W.percent, Math.round(p * 100));
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
    // Who went out of sight is not known to be lost.
    for (const i of one.h || []) {
      frame[i * 4 + 3] = -1;
      been[i] = 0;
    }
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
const story = document.querySelector(`.story[lang="${B.language}"]`);
const nowBox = document.getElementById('now');
stage.replaceChildren();
nowBox.replaceChildren();
for (const one of document.querySelectorAll('.keys, .only')) one.remove();
document.body.classList.add('live');
const canvas = make('canvas', {tabindex: 0, role: 'img'});
const card = make('div', {id: 'card', role: 'dialog', hidden: true, 'aria-live': 'polite'});
const board = drawnTable(B, canvas, {show: () => show(), tap: unit => openCard(unit), swipe: by => step(by)});
const {view, X, Y, fit, bound, zoomBy, stale, paintGround, frameOf, outline, paintUnits, ring} = board;
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
// Each language by its own name.
const tongue = B.voices.length < 2 ? null : make('select', {id: 'tongue', title: W.language, 'aria-label': W.language, onchange: () => {
  if (playing) stop();
  begin(+tongue.value, now());
  document.getElementById('tongue').focus();
}}, ...B.voices.map((one, i) => make('option', {value: i, lang: one.language, selected: i === voice}, one.name)));
stage.append(table, make('div', {class: 'slider'}, marks, slider),
  make('div', {class: 'controls'}, button('turnBack', () => turnStep(-1)), button('back', () => step(-1)), play,
    button('on', () => step(1)), button('turnOn', () => turnStep(1)), speed, pick, tongue, theme, place),
  eventBox);
document.querySelector(`footer[lang="${B.language}"]`).prepend(make('p', {class: 'keys'}, W.keys));
const keysOnly = make('label', {class: 'small only'}, make('input', {type: 'checkbox', onchange: event => {
  story.classList.toggle('keysOnly', event.target.checked);
}, checked: story.classList.contains('keysOnly')}), ' \u2605 ' + W.keysOnly);
const storyHead = story.querySelector('h2');
storyHead.append(' ', keysOnly);

function restyle() {
  readColours();
  theme.textContent = isDark() ? W.light : W.dark;
  stale();
  drawMarks();
  show();
}

function measure() {
  const wide = stage.clientWidth;
  const narrow = innerWidth < 900;
  const want = wide * DEEP / WIDE;
  const most = narrow ? Math.max(220, innerHeight * 0.56) : Math.max(320, innerHeight - 385);
  const high = Math.min(want, most);
  table.style.height = Math.round(high) + 'px';
  board.measure();
  drawMarks();
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
// Units on the table, as the table's drawing takes them.
const drawnUnits = (frame, poses, which = () => true) => {
  const all = [];
  for (let i = 0; i < U; ++i)
    if (poses[i] && which(i)) all.push([i, B.looks[frame[i * 4 + 3]], frameOf(B.looks[frame[i * 4 + 3]], poses[i]), sideOf(i)]);
  return all;
};
function drawnPeople(e, share) {
  const people = crowd[share < 1 && e > 0 ? e - 1 : e];
  const list = [];
  for (let i = 0; i < P; ++i) if (people[i * 4 + 3]) list.push([i, ...people.subarray(i * 4, i * 4 + 3)]);
  return list;
}
function paint(p, e, share, which) {
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
  const all = drawnUnits(frame, poses, which);
  paintUnits(p, all, drawnPeople(e, share));
  return all;
}
// Whoever does not move in an event is painted once for all its frames.
let still = {key: '', picture: null};
function stillIn(e, moving) {
  const key = [e, view.scale, view.x, view.y, canvas.width, canvas.height, isDark()].join();
  if (still.key === key) return still.picture;
  const picture = still.picture && still.picture.width === canvas.width && still.picture.height === canvas.height
    ? still.picture : make('canvas', {width: canvas.width, height: canvas.height});
  const p = picture.getContext('2d');
  p.setTransform(1, 0, 0, 1, 0, 0);
  p.drawImage(board.groundOf(), 0, 0);
  p.setTransform(view.dpr, 0, 0, view.dpr, 0, 0);
  paint(p, e, 0, i => !moving.has(i));
  still = {key, picture};
  return picture;
}
function drawMoving(e, share) {
  const moving = new Set(waysOf(e).map(way => way.unit));
  board.draw(p => {
    const [frame, poses] = posesAt(e, share);
    paintUnits(p, drawnUnits(frame, poses, i => moving.has(i)), drawnPeople(e, share).filter(one => one[3] >= 0));
    return drawnUnits(frame, poses);
  }, stillIn(e, moving));
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
    if (one) ring(p, one[2], one[1], kind === 2 ? C.selection : C.casing, kind === 2 ? 3 : 2);
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
function draw(e, share) {
  if (share < 1 && e > 0 && canvas.width && canvas.height) return drawMoving(e, share);
  board.draw(p => {
    const all = paint(p, e, share);
    if (share >= 1 || e === 0) spotlight(p, e, all);
    return all;
  });
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
const now = () => at;
let share = 1;
let chosen = -1;
let playing = false;
function diceOf(rolls, most) {
  const box = make('span', {class: 'dice'});
  let left = most;
  let more = 0;
  for (const roll of rolls)
    for (const [kind, typed, faces, told] of roll.d) {
      if (told) box.append(make('small', {}, told + ' '));
      for (const face of faces) left-- > 0 ? box.append(die(kind, face, typed, face + (typed ? ', ' + W.typed : ''))) : ++more;
    }
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
}, {signal});

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
    if (own[0] === null) graphBox.append(make('p', {class: 'small'}, W.early));
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
}, {signal});

// ---- Print: a page a key moment, in the light colours.
function printPages() {
  const box = document.getElementById('prints');
  const kept = {...view};
  const was = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = 'light';
  readColours();
  stale();
  box.replaceChildren();
  for (const [e, words] of B.moments) {
    const wide = 1000;
    const one = make('canvas', {width: wide * 2, height: Math.round(wide * 2 * DEEP / WIDE)});
    Object.assign(view, {wide, high: wide * DEEP / WIDE, scale: wide / WIDE * 1000, x: 0, y: 0});
    const p = one.getContext('2d');
    paintGround(p, 2);
    p.setTransform(2, 0, 0, 2, 0, 0);
    paint(p, e, 1);
    box.append(make('figure', {}, make('h2', {}, e === 0 ? W.before : say(W.turn, turnAt(e).turn)), one, make('figcaption', {}, words)));
  }
  Object.assign(view, kept);
  if (was === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = was;
  readColours();
  stale();
}
addEventListener('beforeprint', printPages, {signal});

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
addEventListener('resize', resized, {signal});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, {signal});
at = Math.min(N, at);
addEventListener('hashchange', () => go(linked()), {signal});
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
    const f = board.frameOn(unit);
    const box = canvas.getBoundingClientRect();
    return f ? [f[2].x + box.left, f[2].y + box.top] : null;
  },
  chance: () => chances[at], printPages, draw,
  moves: () => B.events.map((one, i) => waysOf(i + 1).length)
};
}
const linked = () => +(/^#(\d+)$/.exec(location.hash) || [0, 0])[1];
// The reader's own language, where the page has it.
const tongues = JSON.parse(recorded).voices.map(one => one.language);
const wished = navigator.languages.map(one => one.slice(0, 2)).find(one => tongues.includes(one));
begin(Math.max(0, tongues.indexOf(wished)), linked());
})();
