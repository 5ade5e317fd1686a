// The page of a replay: its table, story and controls. Draws what the file holds; knows no rule. Everything that it shows
// of texts goes in as text. Stands behind all others.
'use strict';
(() => {
const recorded = document.getElementById('battle').textContent;
// The page in one language, at an event. What listens beyond it ends when the next language begins.
let ending = new AbortController();
function begin(voice, at) {
ending.abort();
ending = new AbortController();
const {signal} = ending;
const B = voiced(recorded, voice);
const W = B.words;
document.documentElement.lang = B.language;
document.title = B.title;
for (const one of document.querySelectorAll('[data-voice]')) one.hidden = one.lang !== B.language;
const course = courseOf(B);
const {N, U, frames, turns, turnAt, stars, linesOf, headlineOf} = course;
const {number} = figuresOf(W);
const [WIDE, DEEP] = B.size;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// ---- The page.
const icons = {
  play: 'M5 3l14 9-14 9z', pause: 'M5 3h5v18H5zM14 3h5v18h-5z', back: 'M5 3h4v18H5zM20 3v18L9 12z',
  on: 'M15 3h4v18h-4zM4 3v18l11-9z', turnBack: 'M2 3h3v18H2zM13 3v18L5 12zM22 3v18l-9-9z',
  turnOn: 'M19 3h3v18h-3zM11 3v18l8-9zM2 3v18l9-9z'
};
const icon = name => svg('svg', {viewBox: '0 0 24 24', 'aria-hidden': 'true'}, svg('path', {d: icons[name]}));
const button = (name, does, words = W[name]) => make('button', {type: 'button', id: name, title: words, 'aria-label': words, onclick: does}, icon(name));
const stage = document.getElementById('stage');
const beside = document.getElementById('beside');
const story = document.querySelector(`.story[lang="${B.language}"]`);
const nowBox = document.getElementById('now');
stage.replaceChildren();
nowBox.replaceChildren();
for (const one of document.querySelectorAll('.keys, .only')) one.remove();
document.body.classList.add('live');
const canvas = make('canvas', {tabindex: 0, role: 'img'});
const card = make('div', {id: 'card', role: 'dialog', hidden: true, 'aria-live': 'polite'});
const board = drawnTable(B, canvas, {show: () => show(), tap: unit => openCard(unit), swipe: by => step(by)});
const {view, fit, bound, zoomBy, stale} = board;
let chosen = -1;
const {waysOf, draw, printPages} = sceneOf(B, course, board, canvas, () => chosen);
const {showEvent} = eventTeller(B, course);
const {showNow, showCard} = momentTeller(B, course, nowBox, e => go(e));
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
  // As high as the window leaves below the head, which may take two lines.
  beside.style.height = narrow ? '' : Math.max(560, innerHeight - beside.parentElement.offsetTop - 14) + 'px';
  board.measure();
  drawMarks();
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
let playing = false;
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

const cardOpen = () => showCard(card, chosen, at, () => openCard(-1));
function openCard(unit) {
  chosen = unit;
  pick.value = unit;
  cardOpen();
  show();
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
  showEvent(eventBox, at, playing);
  showStory();
  showNow(at);
  cardOpen();
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
  showEvent(eventBox, at, playing);
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

addEventListener('beforeprint', printPages, {signal});

// ---- Begin.
readColours();
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
  chance: () => course.chances[at], printPages, draw,
  moves: () => B.events.map((one, i) => waysOf(i + 1).length)
};
}
const linked = () => +(/^#(\d+)$/.exec(location.hash) || [0, 0])[1];
// The reader's own language, where the page has it.
const tongues = JSON.parse(recorded).voices.map(one => one.language);
const wished = navigator.languages.map(one => one.slice(0, 2)).find(one => tongues.includes(one));
begin(Math.max(0, tongues.indexOf(wished)), linked());
})();