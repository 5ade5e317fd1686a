// The frame of the telephones' page: header, notice, tabs, and what all screens share. Shows what the referee sends; knows no rule.
// Texts go in as text, never as markup.
'use strict';
// The page's words, by key: English, or as the language of the referee's laptop has them.
let W = {};
let spoken = '';
async function fetched(name) {
  const answer = await fetch('/phones/' + name);
  if (!answer.ok) throw new Error(name + ': ' + answer.status);
  return answer.json();
}
// Whether it is another language than before.
async function speak(language) {
  const wanted = ['de', 'fr'].includes(language) ? language : 'en';
  if (wanted === spoken) return false;
  const [english, {texts}] = await Promise.all([fetched('words.json'), wanted === 'en' ? {texts: {}} : fetched(wanted + '.json')]);
  spoken = wanted;
  W = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, texts[text] ?? text]));
  document.documentElement.lang = wanted;
  return true;
}
const byId = id => document.getElementById(id);
// The program's own symbols, in the colour of the words beside them.
const icon = name => {
  const one = make('span', {class: 'icon', 'aria-hidden': 'true'});
  one.style.setProperty('--drawing', `url(/phones/${name}.svg)`);
  return one;
};
const number = value => String(value).replace('-', '\u2212').replace('.', W.comma);
const signed = value => (value > 0 ? '+' : '') + number(value);
const button = (words, does, more = {}) => make('button', {type: 'button', onclick: does, ...more}, ...[].concat(words));
const flag = (side, symbolName) => make('span', {class: side === 0 || side === 1 ? 'flag flag' + side : 'flag', 'aria-hidden': 'true'},
  symbolName ? svg('svg', {viewBox: '0 0 64 64'}, svg('path', {d: symbolName, 'fill-rule': 'evenodd', fill: 'currentColor'})) : '');
// Rule ids are buttons: each opens its rule.
const ruleButtons = rules => make('span', {class: 'rules'}, ...(rules || []).map(id =>
  button(id, () => askRule(id), {class: 'rule', 'aria-label': say(W.ruleOf, id)})));
// Rule ids within words become buttons.
const linked = text => String(text).split(/\b([A-Z]{2,6}-[A-Z0-9]{1,6}-\d+[a-z]?)\b/).map((part, i) =>
  i % 2 ? button(part, () => askRule(part), {class: 'rule in', 'aria-label': say(W.ruleOf, part)}) : part);
const row = (mark, words, more, rules) => make('div', {class: 'row'}, mark,
  make('span', {class: 'words'}, words, more ? make('span', {class: 'small'}, more) : ''), rules && rules.length ? ruleButtons(rules) : '');

// A screen is built anew when something changed; the finger's and the keyboard's place in it stays.
function rebuild(box, ...children) {
  const held = document.activeElement;
  const key = held && box.contains(held) ? held.dataset.key : undefined;
  const scrolled = [...box.querySelectorAll('[data-scroll]')].map(one => [one.dataset.scroll, one.scrollTop]);
  box.replaceChildren(...children.filter(child => child !== null && child !== ''));
  for (const [name, top] of scrolled) {
    const one = box.querySelector(`[data-scroll="${name}"]`);
    if (one) one.scrollTop = top;
  }
  if (key !== undefined) [...box.querySelectorAll('[data-key]')].find(one => one.dataset.key === key)?.focus({preventScroll: true});
}

let noticeTimer = 0;
function notice(words, wrong = false) {
  const box = byId('notice');
  clearTimeout(noticeTimer);
  box.hidden = !words;
  box.className = wrong ? 'wrong' : '';
  box.replaceChildren(icon(wrong ? 'advice' : 'allowed'), make('span', {class: 'words'}, words || ''),
    button('\u00d7', () => notice(''), {'aria-label': W.close}));
  if (words && !wrong) noticeTimer = setTimeout(() => notice(''), 9000);
}

// Each screen is made by its maker, and made anew where the language changes.
const makers = {};
const screens = {};
const order = ['dice', 'ask', 'tell', 'see'];
let shown = 'dice';
const tabIcons = {dice: 'tool-dice', ask: 'judge', tell: 'tool-override', see: 'tool-fit'};
const allowedTabs = () => order.filter(name => screens[name].may());
function show(name) {
  shown = allowedTabs().includes(name) ? name : allowedTabs()[0] || 'see';
  draw();
}
function drawTabs() {
  const tabs = byId('tabs');
  tabs.hidden = phone.stage !== 'in';
  if (tabs.hidden) return rebuild(tabs);
  const list = allowedTabs();
  if (!list.includes(shown)) shown = list[0];
  rebuild(tabs, ...list.map(name => {
    const count = screens[name].count ? screens[name].count() : 0;
    const one = button([icon(tabIcons[name]), W['tab_' + name]], () => show(name), {role: 'tab', id: 'tab-' + name,
      'aria-selected': String(name === shown), 'aria-controls': 'screen', tabindex: name === shown ? 0 : -1, 'data-key': name});
    if (count) one.append(make('span', {class: 'badge', 'aria-label': say(W.waitForYou, count)}, String(count)));
    return one;
  }));
}
byId('tabs').addEventListener('keydown', event => {
  const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  if (!by) return;
  const list = allowedTabs();
  event.preventDefault();
  show(list[(list.indexOf(shown) + by + list.length) % list.length]);
  byId('tab-' + shown).focus();
});
function drawHead() {
  const head = byId('head');
  head.hidden = phone.stage !== 'in';
  if (head.hidden) return;
  const {title, under, pill} = screens[shown].head();
  document.title = title + ' \u00b7 ' + phone.title;
  rebuild(head, phone.side < 0 ? icon(helps() ? 'messenger' : 'tool-sight') : flag(phone.side), make('div', {class: 'words'}, make('h1', {}, title), make('p', {}, under)),
    pill ? make('span', {class: 'pill'}, pill) : '');
}
function drawLost() {
  const lost = phone.joined && !phone.heard;
  const box = byId('lost');
  if (lost === !box.hidden) return;
  box.hidden = !lost;
  box.replaceChildren(...(lost ? [icon('advice'), make('span', {class: 'words'}, W.lost), button(W.tryNow, () => wire.connect())] : []));
}
function draw() {
  drawLost();
  drawTabs();
  drawHead();
  const box = byId('screen');
  const name = phone.stage === 'in' ? shown : 'join';
  box.setAttribute('aria-labelledby', name === 'join' ? 'title' : 'tab-' + name);
  screens[name].draw(box);
}
// The screen's own element goes in when it is another's turn; fields in it keep what is typed.
const enter = (box, root) => { if (box.firstChild !== root) box.replaceChildren(root); };
let asked = false;
function drawSoon() {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    draw();
  });
}
const turnWords = () => phone.state ? [phone.state.turn, phone.state.step].filter(Boolean).join(' \u00b7 ') : '';
const helps = () => phone.as === 'helper';
const sideName = side => phone.sides[side] || (helps() ? W.helping : W.watching);

// ---- The rule of an id, over the page.
const ruleBox = byId('rule');
function openRule(id, title, words, source = '') {
  rebuild(ruleBox, make('div', {class: 'in'}, make('h2', {id: 'ruleTitle'}, id), title ? make('h3', {}, title) : '', make('p', {}, words), source ? make('p', {class: 'small'}, source) : ''),
    make('div', {class: 'send'}, button(W.close, () => ruleBox.close(), {class: 'main', autofocus: true})));
  if (!ruleBox.open) ruleBox.showModal();
}
async function askRule(id) {
  try {
    const answer = await wire.ask({type: 'rule', rule: id});
    openRule(id, answer.title, answer.text, answer.source);
  } catch (fault) {
    openRule(id, '', fault.message);
  }
}

// ---- The table, as screens show it.
const symbolOf = unit => phone.table.symbols[unit[3]] || '';
const unitOf = id => phone.table ? phone.table.units.find(unit => unit[0] === id) : undefined;
function makeBoard() {
  const canvas = make('canvas', {tabindex: 0, role: 'img'});
  const lists = new Proxy({}, {get: (_, name) => phone.table[name]});
  let board = null;
  let size = '';
  let waiting = false;
  const paint = p => {
    const B = phone.table;
    const all = B.start.u.map(([i, x, y, h, look]) => [i, B.looks[look], board.frameOf(B.looks[look], [x, y, h]), B.units[i][2]]);
    board.paintUnits(p, all, B.start.m);
    board.paintMarkers(p, B.start.k);
    const one = all.find(([i]) => B.units[i][0] === phone.picked);
    if (one) board.ring(p, one[2], one[1], C.selection, 3);
    return all;
  };
  const later = () => {
    if (waiting || !board) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      // The table may have gone since: a lost connection takes it away.
      if (phone.table) board.draw(paint);
    });
  };
  const fit = () => {
    if (!board || !phone.table || !canvas.clientWidth) return;
    const now = [canvas.clientWidth, canvas.clientHeight, devicePixelRatio, ...phone.table.size].join();
    if (now === size) return later();
    size = now;
    board.measure();
    board.fit();
    board.bound();
    later();
  };
  const whole = () => {
    board.fit();
    board.bound();
    later();
  };
  const label = words => ({title: words, 'aria-label': words});
  const box = make('div', {class: 'board'}, canvas, make('div', {class: 'zoom'},
    button('+', () => board.zoomBy(1.5), label(W.nearer)), button('\u2212', () => board.zoomBy(1 / 1.5), label(W.farther)),
    button('\u2922', whole, label(W.whole))));
  canvas.addEventListener('keydown', event => {
    const does = {'+': () => board.zoomBy(1.5), '-': () => board.zoomBy(1 / 1.5), 0: whole}[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
  new ResizeObserver(fit).observe(box);
  return {
    box,
    // The table has changed, or the board stands in another screen.
    refresh() {
      box.hidden = !phone.table;
      if (!phone.table) return;
      board ??= drawnTable(lists, canvas, {show: later, tap: unit => pick(unit < 0 ? null : phone.table.units[unit][0]), swipe: () => {}});
      const counts = [0, 1].map(side => phone.sides[side] + ': ' + say(W.unitsOn, phone.table.start.u.filter(([i]) => phone.table.units[i][2] === side).length));
      canvas.setAttribute('aria-label', say(W.table, counts.join('; ')));
      fit();
    },
    restyle() {
      if (board) board.stale();
      later();
    },
    groundChanged() { if (board) board.stale(); },
    spotOf(id) {
      const one = board && board.frameOn(phone.table.units.findIndex(unit => unit[0] === id));
      const frame = canvas.getBoundingClientRect();
      return one ? [one[2].x + frame.left, one[2].y + frame.top] : null;
    },
    get scale() { return board ? board.view.scale / board.view.whole : 1; }
  };
}
function makeScreens() {
  board = null;
  for (const [name, maker] of Object.entries(makers)) screens[name] = maker();
}
let board = null;
const theBoard = () => board ??= makeBoard();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  readColours();
  if (board) board.restyle();
  if (phone.joined) drawSoon();
});
// A unit that a finger or the keyboard picked, on any screen.
function pick(id) {
  phone.picked = id;
  for (const name of order) if (screens[name].picked) screens[name].picked(id);
  draw();
}
// For those who see no picture and for the keyboard: the same choice by names.
function unitChoice(own) {
  const list = make('select', {'aria-label': W.chooseUnit, onchange: () => pick(list.value || null)});
  let known = '';
  return {
    list,
    refresh() {
      const units = phone.table ? phone.table.start.u.map(([i]) => phone.table.units[i]) : [];
      const groups = [0, 1].map(side => [side, units.filter(unit => unit[2] === side)]).filter(([side, all]) => all.length && (!own || phone.side < 0 || side === phone.side));
      const now = JSON.stringify(groups.map(([, all]) => all.map(unit => [unit[0], unit[1]])));
      if (now !== known) {
        known = now;
        list.replaceChildren(make('option', {value: ''}, W.chooseUnit), ...groups.map(([side, all]) =>
          make('optgroup', {label: phone.sides[side]}, ...all.map(unit => make('option', {value: unit[0]}, unit[1])))));
      }
      list.value = phone.picked || '';
      if (list.selectedIndex < 0) list.value = '';
    }
  };
}
