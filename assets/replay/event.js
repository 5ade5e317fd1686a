// What an event brought: its sentences, dice and rulings. Stands behind course.js.
'use strict';
function eventTeller(B, {T, linesOf, headlineOf}) {
const W = B.words;
const {signed, percent} = figuresOf(W);
const nameOf = unit => B.units[unit][1];
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
// The box of event `at`.
function showEvent(eventBox, at, playing) {
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
return {showEvent};
}
