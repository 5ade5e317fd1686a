// At a moment: what is left, who is lost, the graphs, and the card of a unit. Stands behind course.js.
'use strict';
function momentTeller(B, course, nowBox, go) {
const W = B.words;
const {T, N, U, P, frames, crowd, standings, chances, points, lost, sideOf} = course;
const {number, percent} = figuresOf(W);
const nameOf = unit => B.units[unit][1];
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
function showNow(at) {
  momentHead.textContent = say(W.place, at, N);
  standingBox.replaceChildren();
  // Each side has its place, whoever is ahead.
  for (const [side, words, left, start] of [...standings[at]].sort((one, other) => one[0] - other[0]))
    standingBox.append(make('span', {}, B.sides[side] + ': ' + T(words)), bar(side, start ? left / start : 0), make('span', {}, say(W.of, number(left), start)));
  if (points[at])
    for (const side of [0, 1])
      standingBox.append(make('span', {}, B.sides[side] + ': ' + W.points), make('span', {}), make('b', {}, number(points[at][side])));
  lostBoxes.forEach((box, side) => {
    const names = lost[at].filter(i => sideOf(i) === side).map(nameOf);
    box.replaceChildren(make('b', {}, B.sides[side] + ', ' + W.lost + ': '), names.length ? names.length + ' (' + names.join(names.some(name => name.includes(',')) ? '; ' : ', ') + ')' : W.none);
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
function showCard(card, chosen, at, close) {
  card.hidden = chosen < 0;
  card.replaceChildren();
  if (chosen < 0) return;
  const [, name, side, , troop, cells] = B.units[chosen];
  const frame = frames[at];
  const look = B.looks[frame[chosen * 4 + 3]];
  card.setAttribute('aria-label', name);
  card.append(make('h3', {}, make('span', {class: 'flag flag' + side}), ' ', name),
    make('button', {type: 'button', class: 'close', 'aria-label': W.close, title: W.close, onclick: close}, '\u00d7'),
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
addGraphs();
return {showNow, showCard};
}
