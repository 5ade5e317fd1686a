// The course of a battle, frame by frame: what stood where after each event. Stands before scene.js.
'use strict';
const FULL = 36000;
// The battle with all its texts in one of the page's languages.
function voiced(recorded, voice) {
  const B = JSON.parse(recorded);
  // A name stands once: "~12~" is text 12, and "~~" is a "~".
  const words = B.texts[voice];
  const plain = name => name.replace(/~~/g, '~');
  const texts = words.map(text => text.replace(/~(\d*)~/g, (all, name) => name ? plain(words[name]) : '~'));
  Object.assign(B, B.voices[voice], {texts});
  const T = i => B.texts[i];
  for (const one of B.units) one.splice(1, 5, T(one[1]), one[2], one[3], T(one[4]), one[5].map(cell => cell.map(T)));
  for (const one of B.people) one[0] = T(one[0]);
  for (const one of B.ground || []) one[2] = T(one[2]);
  for (const one of B.places || []) one[0] = T(one[0]);
  for (const one of B.moments) one[1] = T(one[1]);
  for (const event of B.events)
    for (const roll of event.d || [])
      for (const dice of roll.d) if (dice.length > 3) dice[3] = T(dice[3]);
  return B;
}
// Figures as the page's language writes them.
function figuresOf(W) {
  const number = (value, digits = 2) => String(+value.toFixed(digits)).replace('-', '\u2212').replace('.', W.comma);
  return {
    number, signed: value => (value > 0 ? '+' : '') + number(value),
    percent: p => p > 0 && p < 0.01 ? W.odds1 : p < 1 && p > 0.99 ? W.odds99 : say(W.percent, Math.round(p * 100))
  };
}
// A frame after each event, so that any moment is there at once.
function courseOf(B) {
const T = i => B.texts[i];
const N = B.events.length;
const U = B.units.length;
const P = B.people.length;
const frames = [];
const crowd = [];
const standings = [];
const chances = [];
const lost = [];
const points = [];
const markers = [];
const sideOf = i => B.units[i][2];
function build() {
  let frame = new Int32Array(U * 4);
  let people = new Int32Array(P * 4);
  for (let i = 0; i < U; ++i) frame[i * 4 + 3] = -1;
  const been = new Uint8Array(U);
  let standing = [];
  let chance = -1;
  let score = null;
  let lying = [];
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
    if (one.o) score = one.o;
    if (one.k) lying = one.k;
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
    points.push(score);
    markers.push(lying);
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
  if (e === 0) return B.words.before;
  const lines = linesOf(e);
  const key = lines.find(line => line[1]) || lines[0];
  return key ? T(key[0]) : B.events[e - 1].p !== undefined ? T(B.events[e - 1].p) : '';
};
return {T, N, U, P, frames, crowd, standings, chances, points, markers, lost, sideOf, turns, turnAt, stars, linesOf, headlineOf};
}
