// What happened on the table: the step done, losses and moves in figures, a line in words, a photo.
'use strict';
makers.tell = () => {
  const line = make('input', {type: 'text', maxlength: 300, 'aria-label': W.tellLine, autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'send'});
  const form = make('form', {class: 'bar'}, line, make('button', {type: 'submit', class: 'main'}, W.send));
  const read = make('div', {'aria-live': 'polite'});
  const camera = make('input', {type: 'file', accept: 'image/*', capture: 'environment', 'aria-label': W.takePhoto});
  const library = make('input', {type: 'file', accept: 'image/jpeg,image/png,image/webp', 'aria-label': W.choosePhoto});
  const parts = make('div', {class: 'scroll', 'data-scroll': 'tell'});
  const under = make('div', {class: 'under'});
  const bar = make('div', {class: 'bar'});
  const root = make('div', {class: 'screen two'});
  let choice = null;
  let part = 'line';
  let understood = null;
  let asking = 0;
  let timer = 0;
  let photo = null;
  let loss = 1;
  let inches = 4;
  line.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(understand, 400);
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    tellNow();
  });
  async function understand() {
    const mine = ++asking;
    if (!line.value.trim()) {
      understood = null;
      return drawSoon();
    }
    try {
      const answer = await wire.ask({type: 'understand', line: line.value});
      if (mine === asking) understood = answer;
    } catch (fault) {
      if (mine === asking) understood = {understood: [], stopped: {from: 0, to: 0, word: '', why: fault.message}};
    }
    drawSoon();
  }
  function tellNow() {
    const words = line.value.trim();
    if (!words) return;
    clearTimeout(timer);
    ++asking;
    if (/\?\s*$/.test(words)) {
      line.value = '';
      understood = null;
      show('ask');
      return screens.ask.askLine(words);
    }
    const {answer} = propose({type: 'tell', line: words}, words);
    answer.then(() => {
      if (line.value.trim() === words) line.value = '';
      understood = null;
      drawSoon();
    }, () => understand());
  }
  // A clause joins the line; the unit's name comes first, once.
  function add(clause) {
    const unit = unitOf(phone.picked);
    const name = unit ? unit[1] : '';
    const now = line.value.trim();
    line.value = !now || (name && !now.toLowerCase().includes(name.toLowerCase())) ? [now, [name, clause].filter(Boolean).join(' ')].filter(Boolean).join(', ') : now + ', ' + clause;
    clearTimeout(timer);
    understand();
    drawSoon();
  }
  const stepper = (value, by, set, caption, key, step = 1) => make('div', {class: 'stepper'},
    button('\u2212', () => { set(Math.max(step, value - by)); draw(); }, {'aria-label': caption + ' \u2212' + by, 'data-key': key + '-'}),
    make('output', {}, number(value)), button('+', () => { set(value + by); draw(); }, {'aria-label': caption + ' +' + by, 'data-key': key + '+'}));
  function lineParts() {
    const list = [];
    if (understood) {
      const box = make('div', {class: 'box'});
      for (const one of understood.understood) box.append(row(make('span', {class: 'may'}, icon('allowed')), one.words));
      if (understood.stopped) box.append(row(make('span', {class: 'not'}, icon('refused')), (understood.stopped.word ? '\u201c' + understood.stopped.word + '\u201d: ' : '') + understood.stopped.why));
      if (box.firstChild) list.push(box);
      if (understood.stopped) list.push(choicesOf(understood.stopped, line, understand));
    }
    list.push(make('p', {class: 'small'}, phone.picked ? W.tellHint : W.tellPick));
    const losses = make('div', {class: 'field'}, make('span', {class: 'words'}, W.losses), stepper(loss, 1, value => { loss = value; }, W.losses, 'loss'),
      button(W.add, () => add(say(W.lineLose, loss)), {'data-key': 'addLoss', disabled: !phone.picked}));
    // On a grid units go by squares and turn on the spot.
    const grid = !!(phone.table && phone.table.grid);
    const by = grid ? 1 : 0.5;
    const caption = grid ? W.squares : W.inches;
    const moves = make('div', {class: 'field'}, make('span', {class: 'words'}, caption),
      stepper(grid ? Math.max(1, Math.round(inches)) : inches, by, value => { inches = value; }, caption, 'inch', by));
    const chip = (key, words, clause, more = {}) => button(words, () => add(clause), {'data-key': key, disabled: !phone.picked, ...more});
    const figure = grid ? Math.max(1, Math.round(inches)) : inches;
    const ways = make('div', {class: 'in'}, make('div', {class: 'chips'},
      ...[['ahead', W.lineAhead], ['fallBack', W.lineBack], ['left', W.lineLeft], ['right', W.lineRight]].map(([key, clause]) => chip(key, W[key], say(clause, figure)))));
    const turns = grid ? [chip('turnLeft', W.turnLeft, W.lineTurnLeft), chip('turnRight', W.turnRight, W.lineTurnRight)] :
      [[15, 30, 45, 90].map(by => chip('wl' + by, '\u21b6 ' + by + '\u00b0', say(W.lineWheelLeft, by), {'aria-label': say(W.wheelLeft, by)})),
       [15, 30, 45, 90].map(by => chip('wr' + by, '\u21b7 ' + by + '\u00b0', say(W.lineWheelRight, by), {'aria-label': say(W.wheelRight, by)}))].flat();
    const wheels = make('div', {class: 'in'}, make('div', {class: 'chips'}, ...turns, chip('about', W.about, W.lineAbout)));
    list.push(make('div', {class: 'box'}, losses, moves, ways, wheels,
      make('div', {class: 'in'}, make('div', {class: 'chips'}, button(W.gone, () => add(W.lineGone), {'data-key': 'gone', disabled: !phone.picked}),
        button(W.clear, () => { line.value = ''; understood = null; draw(); }, {'data-key': 'clear', disabled: !line.value})))));
    return list;
  }
  function stepParts() {
    const now = phone.state;
    if (!now) return [];
    const pending = [...phone.sent.values()].find(one => one.step === now.stepId + now.event && (one.state === 'sent' || one.state === 'waiting'));
    const list = [make('h2', {}, now.step), make('p', {class: 'small'}, now.turn + (now.whose ? ' \u00b7 ' + now.whose : ''))];
    if (now.looking) list.push(make('p', {}, W.looking));
    else if (now.next)
      list.push(make('div', {class: 'box'}, make('div', {class: 'in done'},
        button(W.weHaveDone, () => propose({type: 'stepDone', stepId: now.stepId, event: now.event}, now.step + ': ' + W.weHaveDone, null, now.stepId + now.event),
          {class: 'main', disabled: !!pending, 'data-key': 'done'}), make('p', {}, [now.next.title, now.next.note].filter(Boolean).join(' \u00b7 ')))));
    else list.push(make('p', {}, now.over || W.nothingToEnd));
    return list;
  }
  async function sendPhoto(file, field) {
    field.value = '';
    if (!file) return;
    if (file.size > 20 * 1024 * 1024) {
      photo = {words: W.photoLarge, wrong: true};
      return draw();
    }
    photo = {words: W.photoOnWay, part: 0};
    draw();
    const id = wire.newId();
    // By XMLHttpRequest, which tells how far it is.
    const post = new XMLHttpRequest();
    post.open('POST', '/photo');
    post.setRequestHeader('Content-Type', /^image\/(jpeg|png|webp)$/.test(file.type) ? file.type : 'image/jpeg');
    post.setRequestHeader('X-Signifer-Token', wire.token || '');
    post.setRequestHeader('X-Signifer-Id', id);
    post.upload.onprogress = event => {
      if (photo && event.lengthComputable) photo.part = event.loaded / event.total;
      drawSoon();
    };
    const failed = words => {
      photo = {words: words || W.photoLost, wrong: true};
      draw();
    };
    post.onerror = post.ontimeout = () => failed('');
    post.timeout = 120000;
    post.onload = () => {
      let answer = {};
      try {
        answer = JSON.parse(post.responseText);
      } catch { /* said below */ }
      if (post.status !== 200) return failed(answer.words);
      photo = {words: answer.words};
      phone.sent.set(id, {id, words: W.photo, state: answer.state || 'waiting', answer: answer.words, at: Date.now()});
      draw();
    };
    post.send(file);
  }
  camera.addEventListener('change', () => sendPhoto(camera.files[0], camera));
  library.addEventListener('change', () => sendPhoto(library.files[0], library));
  const photoBox = make('div', {});
  const photoParts = [make('p', {}, W.photoHow), make('div', {class: 'box'}, make('div', {class: 'in done'},
    make('label', {class: 'file'}, camera, make('span', {}, icon('tool-sight'), W.takePhoto)), make('label', {class: 'file second'}, library, make('span', {}, W.choosePhoto)))), photoBox];
  const names = {line: W.tell_line, step: W.tell_step, photo: W.tell_photo};
  return {
    may: () => phone.may.tell,
    picked() {
      if (shown === 'tell') part = 'line';
    },
    head: () => ({title: say(W.tells, sideName(phone.side)), under: turnWords(), pill: ''}),
    draw(at) {
      choice ??= unitChoice(false);
      enter(at, root);
      if (root.firstChild !== theBoard().box) root.replaceChildren(theBoard().box, under);
      theBoard().box.className = part === 'line' ? 'board mid' : 'board low';
      theBoard().refresh();
      choice.refresh();
      rebuild(bar, make('div', {class: 'chips'}, ...Object.keys(names).map(name =>
        button(names[name], () => { part = name; draw(); }, {'aria-pressed': String(part === name), 'data-key': name}))));
      const want = part === 'line' ? [bar, choiceBar(), form, parts] : [bar, parts];
      if (want.length !== under.children.length || want.some((one, i) => one !== under.children[i])) under.replaceChildren(...want);
      const sent = [...phone.sent.values()].slice(-6).reverse();
      const tail = sent.length ? [make('h3', {class: 'later'}, W.sent), sentBox(sent)] : [];
      if (part === 'photo') {
        rebuild(photoBox, photo ? make('p', {class: photo.wrong ? 'wrongly' : '', role: 'status'}, photo.words) : '',
          photo && photo.part !== undefined && photo.part < 1 ? make('progress', {value: photo.part, max: 1, 'aria-label': W.photoOnWay}) : '');
        const list = [...photoParts];
        if (parts.firstChild !== photoParts[0]) parts.replaceChildren(...list);
      } else rebuild(parts, ...(part === 'step' ? stepParts() : lineParts()), ...tail);
    }
  };
  function choiceBar() {
    choice.bar ??= make('div', {class: 'bar'}, choice.list);
    return choice.bar;
  }
};
