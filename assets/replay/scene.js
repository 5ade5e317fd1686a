// The table at a moment: who stands where, what moves, and whom an event is about. Stands behind ways.js.
'use strict';
const ease = t => t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
// `chosen` tells the unit whose card is open, or -1.
function sceneOf(B, course, board, canvas, chosen) {
const {U, P, frames, crowd, markers, lost, sideOf, turnAt, linesOf} = course;
const {view, X, Y, stale, paintGround, frameOf, outline, paintUnits, paintMarkers, ring} = board;
const [WIDE, DEEP] = B.size;
const waysOf = waysIn(B, course);
// Where everybody stands `share` of the way through event e.
function posesAt(e, share) {
  const frame = frames[share < 1 && e > 0 ? e - 1 : e];
  const poses = [];
  for (let i = 0; i < U; ++i) if (frame[i * 4 + 3] >= 0) poses[i] = [frame[i * 4], frame[i * 4 + 1], frame[i * 4 + 2]];
  if (share < 1 && e > 0) for (const way of waysOf(e)) poses[way.unit] = poseOn(way, ease(share));
  return [frame, poses];
}
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
  paintMarkers(p, markers[share < 1 && e > 0 ? e - 1 : e]);
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
  const one = shown.get(chosen());
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

// A page a key moment, in the light colours.
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
    box.append(make('figure', {}, make('h2', {}, e === 0 ? B.words.before : say(B.words.turn, turnAt(e).turn)), one, make('figcaption', {}, words)));
  }
  Object.assign(view, kept);
  if (was === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = was;
  readColours();
  stale();
}
return {waysOf, draw, printPages};
}
