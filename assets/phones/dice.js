// The dice that the referee waits for: faces by big buttons, put right before they are sent.
'use strict';
makers.dice = () => {
  const scroll = make('div', {class: 'scroll', 'data-scroll': 'dice'});
  const pad = make('div', {class: 'pad'});
  const root = make('div', {class: 'screen two'}, scroll, pad);
  // What fingers have entered for the roll of this id.
  let entry = {roll: '', faces: [], chosen: -1, way: 'faces', figure: null};
  const roll = () => phone.state && phone.state.roll;
  const waysOf = one => one.ways && one.ways.length ? one.ways : ['faces'];
  const missing = one => one.count - one.there.length;
  function current(one) {
    if (entry.roll !== one.roll) entry = {roll: one.roll, faces: [], chosen: -1, way: waysOf(one)[0], figure: null};
    entry.faces.length = Math.min(entry.faces.length, missing(one));
    return entry;
  }
  const nameOfFace = (one, face) => one.names[one.faces.indexOf(face)] ?? String(face);
  const picture = (one, face, outlined, label) => die(one.names[one.faces.indexOf(face)] === String(face) ? one.die : 'card', nameOfFace(one, face), outlined, label);
  const listed = (one, faces) => faces.map(face => nameOfFace(one, face)).join(', ');
  const pillOf = one => (one.count > 1 ? one.count : '') + (W['die_' + one.die] || one.die);
  // Sent, and neither taken nor thrown away.
  const pending = one => [...phone.sent.values()].find(sent => sent.roll === one.roll && (sent.state === 'sent' || sent.state === 'waiting'));
  // Taken, while the referee has not told yet what comes next.
  const justTaken = one => [...phone.sent.values()].find(sent => sent.roll === one.roll && sent.state === 'taken' && !sent.over);
  // Why others enter this throw.
  const whyNotMine = one => say(one.side === phone.side || one.side < 0 ? W.tableRolls : W.othersRoll, sideName(one.side), titleOf(one));

  function put(one, face) {
    const now = current(one);
    if (now.chosen >= 0) {
      now.faces[now.chosen] = face;
      now.chosen = -1;
    } else if (now.faces.length < missing(one)) now.faces.push(face);
    draw();
  }
  function takeBack(one) {
    const now = current(one);
    if (now.chosen >= 0) now.faces.splice(now.chosen, 1);
    else now.faces.pop();
    now.chosen = -1;
    draw();
  }
  function send(one) {
    const now = current(one);
    const what = now.way === 'faces' ? {faces: [...now.faces]} : {seen: now.figure};
    const words = now.way === 'faces' ? listed(one, now.faces) : say(now.way === 'total' ? W.totalOf : W.successesOf, now.figure);
    propose({type: 'dice', roll: one.roll, ...what}, titleOf(one) + ': ' + words, one.roll);
  }
  const titleOf = one => [one.unitName, one.title, one.otherName].filter(Boolean).join(' ');

  function slots(one, now) {
    const size = one.count > 24 ? ' crowd' : one.count > 4 ? ' many' : '';
    const box = make('div', {class: 'slots' + size, role: 'group', 'aria-label': W.diceSoFar});
    for (const face of one.there) box.append(make('span', {class: 'fixed'}, picture(one, face, false, nameOfFace(one, face) + ', ' + W.isTyped)));
    for (let i = 0; i < missing(one); ++i) {
      const at = one.there.length + i + 1;
      if (i < now.faces.length)
        box.append(button([picture(one, now.faces[i], true, '')], () => { now.chosen = now.chosen === i ? -1 : i; draw(); },
          {class: now.chosen === i ? 'chosen' : '', 'data-key': 'slot' + i, 'aria-label': say(W.dieIs, at, nameOfFace(one, now.faces[i]))}));
      else box.append(make('span', {class: 'open' + (i === now.faces.length && now.chosen < 0 ? ' next' : ''), 'aria-hidden': 'true'}));
    }
    return box;
  }
  function modifiers(one) {
    if (!(one.modifiers || []).length) return '';
    const box = make('div', {class: 'box'});
    for (const {value, words, rule} of one.modifiers)
      box.append(make('div', {class: 'row'}, make('span', {class: 'value'}, value), make('span', {class: 'words'}, words), rule ? ruleButtons([rule]) : ''));
    if (one.sum) box.append(make('div', {class: 'row sum'}, make('span', {class: 'value'}, one.sum), make('span', {class: 'words'}, W.together)));
    return box;
  }
  function odds(one) {
    if (!one.odds || !(one.odds.rows || []).length) return '';
    const box = make('div', {class: 'box'}, make('div', {class: 'in small'}, one.odds.caption));
    for (const {words, percent} of one.odds.rows)
      box.append(make('div', {class: 'row'}, make('span', {class: 'words'}, words), make('b', {}, percent)));
    return box;
  }
  const facts = one => (one.facts || []).length ? make('div', {class: 'facts'}, ...one.facts.map(words => make('p', {}, ...linked(words)))) : '';

  function facePad(one, now) {
    const left = missing(one) - now.faces.length;
    if (left <= 0 && now.chosen < 0) return null;
    const at = one.there.length + (now.chosen >= 0 ? now.chosen : now.faces.length) + 1;
    const six = one.faces.length <= 6;
    const box = make('div', {class: six ? 'faces' : 'figures', role: 'group', 'aria-label': W.tapFace});
    one.faces.forEach((face, i) => {
      const pips = six && one.names[i] === String(face);
      box.append(button([pips ? picture(one, face, true, '') : one.names[i]], () => put(one, face),
        {'data-key': 'face' + i, 'aria-label': one.names[i], class: (one.good || []).includes(face) ? 'good' : ''}));
    });
    return [make('div', {class: 'label'}, make('b', {role: 'status'}, one.count > 1 ? say(W.dieOf, at, one.count) : W.theDie), make('span', {class: 'small'}, W.tapFace)), box];
  }
  // Numbers to tap where they are few, a stepper where they are many.
  function figurePad(now, least, most, words) {
    const set = value => () => {
      now.figure = Math.max(least, Math.min(most, value));
      draw();
    };
    const label = make('div', {class: 'label'}, make('b', {}, words), make('span', {class: 'small', role: 'status'}, now.figure ?? ''));
    if (most - least > 15)
      return [label, make('div', {class: 'stepper'},
        ...[-5, -1].map(by => button(signed(by), set((now.figure ?? least) + by), {'data-key': 'by' + by})), make('output', {}, String(now.figure ?? '\u2013')),
        ...[1, 5].map(by => button(signed(by), set((now.figure ?? least) + by), {'data-key': 'by' + by})))];
    const box = make('div', {class: 'figures', role: 'group', 'aria-label': words});
    for (let value = least; value <= most; ++value)
      box.append(button(String(value), set(value), {'data-key': 'figure' + value, 'aria-pressed': String(now.figure === value)}));
    return [label, box];
  }
  function entryPad(one) {
    const now = current(one);
    const sent = pending(one) || justTaken(one);
    if (sent) {
      return [make('div', {class: 'done'}, make('p', {role: 'status'}, sent.words), make('p', {}, sent.answer || W.sending),
        sent.state === 'waiting' ? button([icon('tool-undo'), ' ', W.takeItBack], () => withdraw(sent), {'data-key': 'withdraw'}) : '')];
    }
    if (!phone.may.dice) return [make('p', {class: 'small'}, W.noDiceRight)];
    if (phone.state.looking) return [make('p', {class: 'small', role: 'status'}, W.looking)];
    const ways = waysOf(one);
    const parts = [];
    if (ways.length > 1)
      parts.push(make('div', {class: 'chips', role: 'group', 'aria-label': W.howTold}, ...ways.map(way =>
        button(W['way_' + way], () => { now.way = way; now.figure = null; draw(); }, {'aria-pressed': String(now.way === way), 'data-key': way}))));
    const machine = button(W.rollForMe, () => propose({type: 'rollForMe', roll: one.roll}, titleOf(one) + ': ' + W.rollForMe, one.roll), {'data-key': 'machine'});
    if (now.way === 'faces') {
      const faces = facePad(one, now);
      if (faces) parts.push(...faces);
      else
        parts.push(make('div', {class: 'done'}, button(say(W.sendFaces, listed(one, now.faces)), () => send(one), {class: 'main', 'data-key': 'send'}),
          make('p', {}, W.putRight)));
      const last = now.chosen >= 0 ? now.faces[now.chosen] : now.faces[now.faces.length - 1];
      parts.push(make('div', {class: 'send'},
        button([icon('tool-undo'), ' ', now.faces.length ? say(W.takeBack, nameOfFace(one, last)) : W.takeBackNone], () => takeBack(one),
          {disabled: !now.faces.length, 'data-key': 'back'}), now.faces.length ? '' : machine));
    } else {
      const {least = 0, most = one.count, words = W['way_' + now.way]} = one[now.way] || {};
      parts.push(...figurePad(now, least, most, words));
      parts.push(make('div', {class: 'send'}, button(now.figure === null ? W.send : say(W.sendFaces, now.figure), () => send(one),
        {class: 'main', disabled: now.figure === null, 'data-key': 'send'}), now.figure === null ? machine : ''));
    }
    return parts;
  }
  function lately() {
    const list = [...phone.sent.values()].filter(sent => sent.roll).slice(-3).reverse();
    const parts = list.length ? [sentBox(list)] : [];
    if (phone.journal.length) parts.push(journalBox(phone.journal.slice(-8)));
    return parts;
  }
  return {
    may: () => phone.may.dice || phone.side >= 0,
    count: () => roll() && roll().mine && !pending(roll()) && !justTaken(roll()) ? Math.max(1, (roll().of || 1) - (roll().at || 1) + 1) : 0,
    head() {
      const one = roll();
      return {title: !one ? sideName(phone.side) : one.mine ? say(W.youRoll, sideName(one.side)) : say(W.rolls, sideName(one.side)),
              under: turnWords(), pill: one ? pillOf(one) : ''};
    },
    draw(at) {
      enter(at, root);
      const one = roll();
      pad.hidden = !one || !one.mine;
      if (!one || !one.mine) {
        const words = phone.state && phone.state.over ? phone.state.over : !one ? W.noDice : whyNotMine(one);
        rebuild(scroll, make('div', {class: 'empty'}, icon('tool-dice'), make('p', {role: 'status'}, words)), ...lately());
        return;
      }
      const now = current(one);
      const others = (one.waiting || []).filter(name => name !== phone.name);
      const side = facts(one);
      rebuild(scroll, make('div', {class: 'who'}, make('b', {}, one.unitName || sideName(one.side)), ' ', make('span', {}, one.title), one.otherName ? ' ' : '',
        one.otherName ? make('b', {}, one.otherName) : '',
        one.of > 1 ? ' ' : '', one.of > 1 ? make('small', {}, say(W.rollOf, one.at, one.of)) : ''),
        now.way === 'faces' ? make('div', {class: 'now'}, slots(one, now), one.count <= 2 ? side : '') : '', now.way !== 'faces' || one.count > 2 ? side : '',
        others.length ? make('p', {class: 'small', role: 'status'}, say(W.alreadyWith, others.join(', '))) : '', modifiers(one), odds(one));
      rebuild(pad, ...entryPad(one));
    }
  };
};
