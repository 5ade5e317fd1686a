// What the phone knows, and what it does with each message of the referee.
'use strict';
const phone = {
  stage: 'join', joined: false, trying: false, heard: false, title: 'Signifer', rules: '', sides: ['', ''], name: '', side: -1, as: '', words: '', again: true,
  may: {dice: false, ask: false, tell: false, all: false}, state: null, table: null, notSeen: '', journal: [], picked: null,
  // What was sent, by id: {id, words, state: sent, waiting, taken, thrown, withdrawn or failed, answer, roll, step}.
  sent: new Map()
};
const keepSent = () => memory.write('sent', JSON.stringify([...phone.sent.values()].slice(-12)), ['sessionStorage']);
function settle(one, state, words) {
  one.state = state;
  one.answer = words || '';
  keepSent();
  // The answer may say already what was sent.
  const said = !words ? one.words : words.includes(one.words) ? words : one.words + ' \u00b7 ' + words;
  if (state === 'taken' || state === 'thrown' || state === 'failed') notice(said, state !== 'taken');
  drawSoon();
}
function watch(one, answer) {
  answer.then(told => settle(one, told.state, told.words), fault => settle(one, 'failed', fault.message));
}
function propose(message, words, roll = null, step = null) {
  const {id, answer} = wire.propose(message);
  const one = {id, words, state: 'sent', answer: phone.heard ? '' : W.sentLater, roll, step};
  phone.sent.set(id, one);
  keepSent();
  watch(one, answer);
  draw();
  return {id, answer};
}
function withdraw(one) {
  wire.ask({type: 'withdraw', proposal: one.id}).then(() => settle(one, 'withdrawn', W.isWithdrawn), fault => notice(fault.message, true));
}
function sentBox(list) {
  const looks = {sent: ['waiting', 'tool-redo'], waiting: ['waiting', 'judge'], taken: ['may', 'allowed'], thrown: ['not', 'refused'], failed: ['not', 'refused'],
    withdrawn: ['', 'tool-undo']};
  return make('div', {class: 'box'}, ...list.map(one => {
    const [kind, picture] = looks[one.state] || ['', 'judge'];
    const box = row(make('span', {class: kind}, icon(picture), make('span', {class: 'seen'}, W['state_' + one.state] || '')), make('b', {}, one.words),
      make('span', {}, ...linked(one.answer || W['state_' + one.state] || '')));
    if (one.state === 'waiting') box.append(button(W.takeItBack, () => withdraw(one), {'data-key': 'withdraw' + one.id}));
    return box;
  }));
}
// A sentence that is told many times over, as of units placed behind a screen, stands there once.
function folded(lines) {
  const once = [];
  for (const line of lines) {
    const last = once.at(-1);
    if (last && last.line.text === line.text) last.times += 1;
    else once.push({line, times: 1});
  }
  return once.map(({line, times}) => times > 1 ? {...line, text: say(W.times, line.text, times)} : line);
}
function journalBox(lines) {
  return make('div', {class: 'box', 'aria-label': W.story, role: 'log'}, ...folded(lines).reverse().map(({text, key, rules, who}) =>
    row(key ? icon('key-moment') : make('span', {class: 'dot'}), key ? make('b', {}, text) : text, who, (rules || []).slice(0, 1))));
}
// What a word that was not understood could mean: a tap puts it in.
function choicesOf({from, to, choices}, field, then) {
  if (!(choices || []).length) return '';
  // Places are counted in bytes.
  const bytes = bytesOf(field.value);
  const text = part => new TextDecoder().decode(part);
  return make('div', {class: 'chips'}, ...choices.map(words => button(words, () => {
    field.value = text(bytes.slice(0, from)) + words + text(bytes.slice(to));
    then();
  }, {'data-key': 'choice' + words})));
}

const handlers = {
  async hello({language}) {
    try {
      if (!await speak(language)) return;
    } catch { return; /* the words stay as they are */ }
    makeScreens();
    drawSoon();
  },
  heard({heard}) {
    phone.heard = heard;
    // Never later than the eye can see it.
    if (phone.stage === 'join' && !heard && phone.trying) {
      phone.trying = false;
      screens.join.blame(W.notReached);
    }
    draw();
  },
  welcome(message) {
    Object.assign(phone, {trying: false, joined: true, title: message.battle, rules: message.rules, sides: message.sides, name: message.name});
    document.title = phone.title;
    if (phone.stage !== 'in' && phone.stage !== 'waiting') phone.stage = 'choosing';
  },
  you({state, as, side, may, words}) {
    const first = phone.stage !== 'in' && state === 'in';
    if (side !== phone.side) Object.assign(phone, {table: null, journal: [], picked: null});
    Object.assign(phone, {stage: state, as: as || '', side, may, words});
    if (first && !allowedTabs().includes(shown)) shown = allowedTabs()[0];
  },
  state(message) {
    phone.state = message;
    // Another throw, or the same one anew after a step back.
    for (const one of phone.sent.values()) if (one.state === 'taken' && one.roll !== (message.roll || {}).roll) one.over = true;
  },
  table({table, notSeen}) {
    phone.table = table;
    phone.notSeen = notSeen || '';
    phone.sides = table.sides || phone.sides;
    if (phone.picked && !unitOf(phone.picked)) phone.picked = null;
    if (board) board.groundChanged();
  },
  journal({lines}) {
    const known = new Set(phone.journal.map(one => one.event + one.text));
    phone.journal.push(...lines.filter(one => !known.has(one.event + one.text)));
    phone.journal = phone.journal.slice(-60);
  },
  proposal({re, state, words}) {
    const one = phone.sent.get(re);
    if (one) settle(one, state, words);
  },
  out({words, again}) { Object.assign(phone, {stage: 'out', joined: false, words, again, state: null, table: null, journal: []}); },
  error({code, words, seconds}) {
    phone.trying = false;
    if (code === 'token' || code === 'phrase' || code === 'locked') {
      Object.assign(phone, {stage: 'join', joined: false, state: null, table: null, journal: []});
      phone.sent.clear();
      keepSent();
      screens.join.blame(code === 'token' ? W.tokenGone : words, code === 'locked' ? seconds : 0);
    } else notice(words, true);
  }
};
const wire = makeWire(message => {
  if (!Object.hasOwn(handlers, message.type)) return;
  handlers[message.type](message);
  drawSoon();
});

document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && !byId('notice').hidden && !ruleBox.open) notice('');
});
// The phone's own language until the laptop has told its own.
(async () => {
  await speak(navigator.language.slice(0, 2));
  makeScreens();
  // The phrase of the QR code stands behind #, which no browser sends; it goes out of sight and out of the history.
  let typed = '';
  try {
    typed = decodeURIComponent(location.hash.slice(1));
  } catch { /* no phrase */ }
  if (typed) {
    history.replaceState(null, '', location.pathname + location.search);
    phraseField.value = typed;
  }
  try {
    for (const one of JSON.parse(memory.read('sent') || '[]')) phone.sent.set(one.id, one);
  } catch { /* not ours */ }
  for (const {id, answer} of wire.leftOver()) {
    const one = phone.sent.get(id) || {id, words: '', state: 'sent', answer: ''};
    phone.sent.set(id, one);
    watch(one, answer);
  }
  if (wire.known && !typed) {
    phone.joined = true;
    phone.stage = 'again';
    wire.connect();
  }
  draw();
})();

// For those who hold the page against the referee's journal.
window.signiferPhone = {
  phone, wire, show, get shown() { return shown; }, spotOf: id => theBoard().spotOf(id), get scale() { return theBoard().scale; }
};
