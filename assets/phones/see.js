// The table as this side may see it, its units and what happened.
'use strict';
makers.see = () => {
  const bar = make('div', {class: 'bar'});
  const list = make('div', {class: 'scroll plain', 'data-scroll': 'see'});
  const under = make('div', {class: 'under'}, bar, list);
  const root = make('div', {class: 'screen two'});
  let part = 'needs';
  const needs = () => (phone.state && phone.state.units || []).filter(one => unitOf(one.unit));
  const own = () => phone.table ? phone.table.start.u.filter(([i]) => phone.side < 0 || phone.table.units[i][2] === phone.side) : [];
  function harm(look) {
    if (!look || look[3] <= 0) return '';
    const words = say(W.harm, look[2], look[3]);
    if (look[10] > 1) return make('b', {}, look[9] + '/' + look[10]);
    if (look[3] > 12) return make('b', {'aria-label': words}, look[2] + '/' + look[3]);
    return make('span', {class: 'harm', role: 'img', 'aria-label': words}, ...Array.from({length: look[3]}, (_, i) => make('i', {class: i < look[2] ? 'hit' : ''})));
  }
  function unitRow([i, , , , look], why) {
    const unit = phone.table.units[i];
    const one = phone.table.looks[look];
    const words = why || phone.table.texts[one[12]] || (unit[4] !== unit[1] ? unit[4] : '');
    return make('li', {}, button([flag(unit[2], symbolOf(unit)), make('span', {class: 'words'}, make('b', {}, unit[1]), make('small', {}, words)), harm(one)],
      () => { pick(unit[0]); if (phone.may.ask) { show('ask'); screens.ask.askUnit(unit[0]); } },
      {'data-key': unit[0], 'aria-current': phone.picked === unit[0] ? 'true' : null}));
  }
  function rows() {
    const places = new Map(own().map(one => [phone.table.units[one[0]][0], one]));
    if (part === 'needs') return needs().filter(one => places.has(one.unit)).map(one => unitRow(places.get(one.unit), one.why));
    return own().map(one => unitRow(one, ''));
  }
  return {
    may: () => true,
    head() {
      const standing = phone.state && (phone.state.standings || []).find(one => one.side === phone.side);
      return {title: say(W.seesIt, sideName(phone.side)), under: turnWords(), pill: standing ? make('span', {}, standing.what + ' ', make('b', {}, number(standing.left))) : ''};
    },
    draw(at) {
      enter(at, root);
      if (root.firstChild !== theBoard().box) root.replaceChildren(theBoard().box, under);
      theBoard().box.className = 'board';
      theBoard().refresh();
      if (part === 'needs' && !needs().length && !list.firstChild) part = 'all';
      const chip = (name, words) => button(words, () => { part = name; draw(); }, {'aria-pressed': String(part === name), 'data-key': name});
      rebuild(bar, make('div', {class: 'chips'}, chip('needs', say(W.needsYou, needs().length)), chip('all', say(W.all, own().length)), chip('story', W.story)));
      if (part === 'story') return rebuild(list, make('div', {class: 'inset'}, journalBox(phone.journal)), standings());
      rebuild(list, make('ul', {class: 'units'}, ...rows()), part === 'needs' && !needs().length ? make('p', {class: 'empty'}, W.nobodyNeeds) : '',
        make('div', {class: 'eye'}, icon('tool-sight'), make('p', {}, phone.notSeen || W.whatYouSee)));
    }
  };
  function standings() {
    const all = phone.state ? phone.state.standings || [] : [];
    const points = phone.table && phone.table.start.o;
    if (!all.length && !points) return '';
    return make('div', {class: 'inset'}, make('div', {class: 'box'}, ...all.map(({side, name, what, left, start}) =>
      make('div', {class: 'row'}, flag(side), make('span', {class: 'words'}, name + ': ' + what), make('b', {}, say(W.of, number(left), number(start))))),
      ...(points || []).map((count, side) => make('div', {class: 'row'}, flag(side), make('span', {class: 'words'}, sideName(side) + ': ' + W.points), make('b', {}, number(count))))));
  }
};
