// Questions: a unit tapped on the table, a line in words, the checklist of the step. The words are the referee's.
'use strict';
makers.ask = () => {
  const line = make('input', {type: 'text', maxlength: 200, 'aria-label': W.askLine, enterkeyhint: 'search', autocomplete: 'off', spellcheck: 'false'});
  const form = make('form', {class: 'bar'}, line, make('button', {type: 'submit', class: 'main', 'aria-label': W.ask, title: W.ask}, icon('tool-search')));
  const result = make('div', {class: 'scroll', 'data-scroll': 'ask', 'aria-live': 'polite'});
  const chips = make('div', {class: 'bar'});
  const root = make('div', {class: 'screen two'});
  const under = make('div', {class: 'under'}, form, chips, result);
  let part = 'unit';
  let unitAnswer = null;
  let lineAnswer = null;
  let asking = 0;
  let choice = null;
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (line.value.trim()) askLine(line.value.trim());
  });
  async function askLine(words) {
    line.value = words;
    line.blur();
    part = 'line';
    const mine = ++asking;
    lineAnswer = null;
    draw();
    try {
      lineAnswer = await wire.ask({type: 'ask', line: words});
    } catch (fault) {
      lineAnswer = {fault: fault.message};
    }
    if (mine === asking) draw();
  }
  async function askUnit(id) {
    part = 'unit';
    const mine = ++asking;
    unitAnswer = null;
    draw();
    try {
      unitAnswer = await wire.ask({type: 'may', unit: id});
    } catch (fault) {
      unitAnswer = {fault: fault.message};
    }
    if (mine === asking) draw();
  }
  function harmOf(words) { return words ? make('p', {class: 'small'}, words) : ''; }
  function unitBox(one) {
    if (one.fault) return [make('p', {class: 'wrongly'}, one.fault)];
    const unit = unitOf(one.unit);
    const card = make('div', {class: 'box answer'}, make('div', {class: 'in top'}, unit ? flag(one.side, symbolOf(unit)) : flag(one.side),
      make('div', {}, make('h2', {}, one.name), make('p', {class: 'small'}, [one.about, one.state].filter(Boolean).join(' \u00b7 ')), harmOf(one.harm))));
    const stale = phone.state && one.event !== phone.state.event;
    for (const {choice: key, title, note, figures, led} of one.may) {
      const words = [figures, note, led ? W.led : ''].filter(Boolean).join(' \u00b7 ');
      const box = row(make('span', {class: 'may'}, icon('allowed'), make('span', {class: 'seen'}, W.allowed)), make('b', {}, ...linked(title)), words ? linkedSpan(words) : '');
      if (key && !led && phone.may.tell)
        box.append(button(W.doIt, () => propose({type: 'act', unit: one.unit, choice: key, event: one.event}, one.name + ': ' + title), {disabled: stale, 'data-key': 'do' + key}));
      card.append(box);
    }
    for (const {title, reason, rules} of one.mayNot)
      card.append(row(make('span', {class: 'not'}, icon('refused'), make('span', {class: 'seen'}, W.notAllowed)), make('b', {}, title), reason, rules));
    if (!one.may.length && !one.mayNot.length) card.append(make('p', {class: 'in small'}, W.nothingNow));
    const parts = [card];
    if (stale) parts.unshift(button([icon('tool-redo'), ' ', W.askAgain], () => askUnit(one.unit), {'data-key': 'anew'}));
    if (one.cells.length)
      parts.push(make('div', {class: 'box'}, make('div', {class: 'in'}, make('dl', {}, ...one.cells.map(([caption, value]) => make('div', {}, make('dt', {}, caption), make('dd', {}, value)))))));
    return parts;
  }
  const linkedSpan = words => make('span', {}, ...linked(words));
  function lineBox(one) {
    if (one.fault) return [make('p', {class: 'wrongly'}, one.fault)];
    if (one.stopped) return [make('p', {class: 'wrongly'}, one.stopped.why), ...(one.stopped.rules || []).map(rule => make('p', {}, rule)), choicesOf(one.stopped, line, () => askLine(line.value))];
    const look = {yes: ['may', 'allowed'], no: ['not', 'refused'], figures: ['', 'tool-measure'], nothing: ['', 'judge']}[one.says] || ['', 'judge'];
    const [first, ...rest] = one.lines;
    const card = make('div', {class: 'box answer'}, make('div', {class: 'in top'}, make('span', {class: look[0]}, icon(look[1])),
      make('div', {}, make('h2', {class: look[0]}, ...linked(first ?? '')), make('p', {class: 'small'}, one.head))));
    for (const words of rest) card.append(make('div', {class: 'row'}, make('span', {class: 'words'}, ...linked(words))));
    for (const words of one.assumed || []) card.append(make('div', {class: 'row small'}, make('span', {class: 'words'}, ...linked(words))));
    return [card];
  }
  function checklist() {
    const steps = phone.state ? phone.state.steps : [];
    const list = make('ol', {class: 'checklist'});
    for (const {title, help, depth, phase, state, optional} of steps) {
      const mark = state === 'done' ? icon('allowed') : state === 'current' ? icon('tool-next') : phase ? String(phase) : '';
      const spoken = state === 'done' ? W.stepDone : state === 'current' ? W.stepNow : '';
      list.append(make('li', {class: (state === 'current' ? 'here ' : '') + 'in' + Math.min(depth, 2), 'aria-current': state === 'current' ? 'step' : null},
        make('span', {class: 'mark'}, mark, make('span', {class: 'seen'}, spoken)),
        make('span', {class: 'words'}, title + (optional ? ' ' + W.ifWanted : ''), help ? make('span', {class: 'small'}, ' ', ...linked(help)) : '')));
    }
    const parts = [make('div', {class: 'box plain'}, list)];
    const notes = phone.state ? phone.state.reminders || [] : [];
    if (phone.state && phone.state.asked) parts.unshift(make('p', {}, make('b', {}, phone.state.decides, ': '), ...linked(phone.state.asked)));
    if (notes.length)
      parts.push(make('div', {class: 'box'}, ...notes.map(({title, units, rule}) =>
        row(icon('advice'), title, (units || []).map(id => (unitOf(id) || ['', id])[1]).join(', '), rule ? [rule] : []))));
    return parts;
  }
  return {
    may: () => phone.may.ask,
    picked(id) {
      if (id === null) unitAnswer = null;
      else if (shown === 'ask') askUnit(id);
    },
    askUnit,
    askLine,
    head: () => ({title: say(W.asks, sideName(phone.side)), under: turnWords(), pill: ''}),
    draw(at) {
      choice ??= unitChoice(false);
      enter(at, root);
      if (root.firstChild !== theBoard().box) root.replaceChildren(theBoard().box, under);
      theBoard().box.className = 'board mid';
      theBoard().refresh();
      choice.refresh();
      if (chips.firstChild !== choice.list) chips.replaceChildren(choice.list, make('div'));
      rebuild(chips.lastChild, button(W.checklist, () => { part = part === 'steps' ? 'unit' : 'steps'; draw(); }, {'aria-pressed': String(part === 'steps'), 'data-key': 'steps'}));
      chips.lastChild.className = 'chips';
      if (part === 'unit' && phone.picked && !unitAnswer) rebuild(result, make('p', {class: 'small'}, W.asking));
      else if (part === 'unit' && unitAnswer) rebuild(result, ...unitBox(unitAnswer));
      else if (part === 'line') rebuild(result, ...(lineAnswer ? lineBox(lineAnswer) : [make('p', {class: 'small'}, W.asking)]));
      else if (part === 'steps') rebuild(result, ...checklist());
      else rebuild(result, make('p', {class: 'small'}, W.askHint));
    }
  };
};
