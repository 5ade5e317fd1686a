// The connection to the referee's laptop, as docs/phones-protocol.md has it: joining by a phrase that never leaves the phone, a token
// afterwards, every message with an id of its own so that nothing counts twice, and a lost connection said and mended.
const beatEvery = 4000;
const beatPatience = 4000;
// A phone that was locked has mostly lost its connection: it is given less.
const wakePatience = 1500;
const memory = {
  // Private windows may keep nothing: then a reload asks for the phrase again.
  read(name) {
    for (const shelf of ['sessionStorage', 'localStorage']) try {
      const kept = window[shelf].getItem('signifer-' + name);
      if (kept !== null) return kept;
    } catch { /* nothing is kept there */ }
    return null;
  },
  write(name, value, shelves = ['sessionStorage', 'localStorage']) {
    for (const shelf of shelves) try {
      if (value === null) window[shelf].removeItem('signifer-' + name);
      else window[shelf].setItem('signifer-' + name, value);
    } catch { /* as above */ }
  }
};
const randomHex = bytes => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
// Lower case, words joined by single hyphens: as the referee's laptop writes it.
const phraseOf = typed => typed.toLowerCase().trim().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
const proofOf = (phrase, challenge, nonce) => hexOf(hmacSha256(bytesOf(phrase), bytesOf(challenge + ':' + nonce)));
// "phone, Safari": so that the referee can tell them apart.
function deviceName(agent = navigator.userAgent) {
  const kind = /iPad|Tablet|(Android(?!.*Mobile))/.test(agent) ? 'tablet' : /Mobile|iPhone|Android/.test(agent) ? 'phone' : 'computer';
  const browser = /Firefox|FxiOS/.test(agent) ? 'Firefox' : /SamsungBrowser/.test(agent) ? 'Samsung' : /Edg/.test(agent) ? 'Edge' :
    /Chrom|CriOS/.test(agent) ? 'Chrome' : /Safari/.test(agent) ? 'Safari' : '';
  return browser ? kind + ', ' + browser : kind;
}

// `told` gets every message that answers none, and {type: 'heard', heard} when the connection comes or goes.
function makeWire(told) {
  let socket = null;
  let token = memory.read('token');
  let phrase = '';
  let name = '';
  let isIn = false;
  let heard = false;
  let tries = 0;
  let again = 0;
  let beat = 0;
  let deaf = 0;
  let count = 0;
  let wanted = false;
  let since = 0;
  // What has had no answer yet, by id. Proposals outlive a reload.
  const open = new Map();
  const keep = () => memory.write('open', JSON.stringify([...open.values()].filter(one => one.proposal).map(one => one.message)), ['sessionStorage']);
  const send = message => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(token === null ? message : {...message, token}));
    return true;
  };
  function hear(yes) {
    if (heard === yes) return;
    heard = yes;
    told({type: 'heard', heard});
  }
  // The patience runs from the first ping without an answer, not from the last.
  const listen = patience => { if (!deaf) deaf = setTimeout(lose, patience); };
  function hearing() {
    clearTimeout(deaf);
    deaf = 0;
  }
  function ping(patience = beatPatience) {
    if (isIn && send({type: 'ping', n: ++count})) listen(patience);
  }
  function lose() {
    hearing();
    clearInterval(beat);
    isIn = false;
    const old = socket;
    socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = old.onerror = null;
      old.close();
    }
    hear(false);
    clearTimeout(again);
    if (wanted) again = setTimeout(connect, Math.min(4000, 250 * 2 ** tries++));
  }
  function stop() {
    wanted = false;
    lose();
  }
  function forget() {
    token = null;
    memory.write('token', null);
    open.clear();
    keep();
  }
  function connect() {
    clearTimeout(again);
    if (socket) {
      if (socket.readyState === WebSocket.OPEN && isIn) return ping();
      lose();
      clearTimeout(again);
    }
    wanted = true;
    since = Date.now();
    const one = socket = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/socket');
    // A laptop that sleeps answers nothing at all.
    listen(6000);
    one.onclose = () => { if (one === socket) lose(); };
    one.onmessage = event => {
      if (one !== socket) return;
      let message;
      try {
        message = JSON.parse(event.data);
      } catch {
        return;
      }
      take(message);
    };
  }
  const takes = {
    hello(message) {
      told(message);
      if (token !== null) send({type: 'resume', token});
      else {
        const nonce = randomHex(16);
        send({type: 'join', challenge: message.challenge, nonce, proof: proofOf(phrase, message.challenge, nonce), name, device: deviceName()});
      }
    },
    welcome(message) {
      hearing();
      tries = 0;
      isIn = true;
      token = message.token;
      phrase = '';
      memory.write('token', token);
      told(message);
      hear(true);
      clearInterval(beat);
      beat = setInterval(() => ping(), beatEvery);
      // The laptop knows the ids: what it has had already it answers once more, and does not do again.
      for (const one of open.values()) send(one.message);
    },
    pong() { hearing(); },
    answer(message) {
      const one = open.get(message.re);
      if (!one) return;
      open.delete(message.re);
      keep();
      one.done(message);
    },
    error(message) {
      if (message.code === 'token' || message.code === 'phrase' || message.code === 'locked') {
        if (message.code === 'token') forget();
        stop();
        return told(message);
      }
      const one = open.get(message.re);
      if (!one) return told(message);
      open.delete(message.re);
      keep();
      const fault = new Error(message.words);
      fault.code = message.code;
      one.failed(fault);
    },
    out(message) {
      forget();
      stop();
      told(message);
    }
  };
  const take = message => Object.hasOwn(takes, message.type) ? takes[message.type](message) : told(message);

  // The page comes back from sleep: a phone that was locked has lost its connection and may not know it yet.
  const seen = () => {
    if (document.visibilityState !== 'visible' || !wanted) return;
    tries = 0;
    if (socket && socket.readyState === WebSocket.OPEN && isIn) {
      hearing();
      ping(wakePatience);
    } else if (!socket || socket.readyState > WebSocket.OPEN || Date.now() - since > wakePatience) connect();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', seen);
  addEventListener('online', seen);
  addEventListener('offline', () => { if (wanted) lose(); });

  const idOf = () => randomHex(8) + '-' + ++count;
  function ask(message, proposal = false) {
    const id = message.id || idOf();
    return new Promise((done, failed) => {
      open.set(id, {message: {...message, id}, proposal, done, failed});
      if (proposal) keep();
      if (isIn) send({...message, id});
    });
  }
  return {
    connect,
    join(typed, as) {
      forget();
      phrase = phraseOf(typed);
      name = as;
      tries = 0;
      connect();
    },
    // With a token from before the page was loaded.
    get known() { return token !== null; },
    get token() { return token; },
    // A question: the answer, or an error with its words.
    ask: message => ask(message),
    // What the referee shall take: `id` is known at once, so that it can be shown as sent.
    propose(message) {
      const id = idOf();
      return {id, answer: ask({...message, id}, true)};
    },
    // Proposals that a reload left without an answer.
    leftOver() {
      let list = [];
      try {
        list = JSON.parse(memory.read('open') || '[]');
      } catch { /* not ours */ }
      return list.map(message => ({id: message.id, message, answer: ask(message, true)}));
    },
    newId: idOf
  };
}
