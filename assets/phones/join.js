// Before a phone takes part: the phrase, the place at the table, the referee's leave.
'use strict';
// What is typed stays where the language changes.
const nameField = make('input', {type: 'text', id: 'name', maxlength: 40, autocomplete: 'nickname', required: true});
const phraseField = make('input', {type: 'text', id: 'phrase', maxlength: 80, autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off',
  spellcheck: 'false', required: true});
nameField.value = memory.read('name') || '';
makers.join = () => {
  const fault = make('p', {class: 'wrongly', role: 'alert', hidden: true});
  const go = make('button', {type: 'submit', class: 'main'});
  const form = make('form', {class: 'join', novalidate: true});
  const box = make('div', {class: 'scroll', 'data-scroll': 'join'});
  const root = make('div', {class: 'screen'}, box);
  let words = '';
  let lockedTill = 0;
  let timer = 0;
  form.addEventListener('submit', event => {
    event.preventDefault();
    const lacking = !nameField.value.trim() ? nameField : !phraseOf(phraseField.value) ? phraseField : null;
    if (lacking) {
      lacking.focus();
      return blame(lacking === nameField ? W.nameFirst : W.phraseFirst);
    }
    memory.write('name', nameField.value.trim());
    blame('');
    phone.trying = true;
    wire.join(phraseField.value, nameField.value.trim());
    draw();
  });
  function blame(text, seconds = 0) {
    words = text;
    lockedTill = seconds ? Date.now() + seconds * 1000 : 0;
    clearInterval(timer);
    if (seconds) timer = setInterval(() => drawSoon(), 1000);
    drawSoon();
  }
  function phrase() {
    const wait = Math.max(0, Math.ceil((lockedTill - Date.now()) / 1000));
    if (lockedTill && !wait) {
      clearInterval(timer);
      lockedTill = 0;
      words = '';
    }
    fault.hidden = !words;
    fault.textContent = wait ? words + ' ' + say(W.waitSeconds, wait) : words;
    go.disabled = phone.trying || wait > 0;
    go.textContent = phone.trying ? W.joining : W.join;
    if (form.firstChild) return form;
    form.append(make('h2', {id: 'title'}, W.atTheTable), make('p', {}, W.joinHow),
      make('div', {class: 'pairs'}, make('label', {}, W.phrase, ' ', make('small', {}, W.phraseHint), phraseField), make('label', {}, W.yourName, nameField)),
      fault, go, make('p', {class: 'small'}, W.nothingLeaves));
    return form;
  }
  const choose = (as, side) => wire.ask({type: 'role', as, ...(side === undefined ? {} : {side})}).catch(error => notice(error.message, true));
  const place = (as, side, picture, words) => button([picture, words], () => choose(as, side), {'data-key': as + side,
    'aria-pressed': String(phone.as === as && (as !== 'player' || phone.side === side))});
  const places = () => make('div', {class: 'sides', role: 'group', 'aria-label': W.whoAreYou},
    place('player', 0, flag(0), phone.sides[0]), place('player', 1, flag(1), phone.sides[1]),
    place('helper', undefined, icon('messenger'), W.helper), place('watch', undefined, icon('tool-sight'), W.watch));
  return {
    blame,
    draw(at) {
      enter(at, root);
      if (phone.stage === 'join') {
        if (box.firstChild !== form) box.replaceChildren(form);
        phrase();
      } else if (phone.stage === 'out')
        rebuild(box, make('div', {class: 'join'}, make('h2', {id: 'title'}, phone.title), make('p', {}, phone.words),
          phone.again ? button(W.joinAgain, () => { phone.stage = 'join'; phone.joined = false; draw(); }, {class: 'main', 'data-key': 'again'}) : ''));
      else if (phone.stage === 'again')
        rebuild(box, make('div', {class: 'empty'}, icon('messenger'), make('p', {id: 'title', role: 'status'}, W.connecting)));
      else
        rebuild(box, make('div', {class: 'join'}, make('h2', {id: 'title'}, phone.title), make('p', {class: 'small'}, phone.rules),
          make('h3', {}, phone.stage === 'waiting' ? phone.words || W.waitLeave : W.whoAreYou), places(),
          phone.stage === 'waiting' ? make('p', {class: 'small', role: 'status'}, W.waitLeaveMore) : ''));
    }
  };
};
