// The ways of those who move in an event, wheels as wheels. Stands behind course.js.
'use strict';
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
// Legs with their lengths, and whether each is a wheel.
function waysIn(B, {U, frames}) {
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
return waysOf;
}
function poseOn(way, share) {
  let left = way.length * share;
  for (const leg of way.legs) {
    if (left <= leg.length) return between(leg.from, leg.to, left / leg.length, leg.arc);
    left -= leg.length;
  }
  return way.legs[way.legs.length - 1].to;
}
