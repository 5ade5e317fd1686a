// Small parts of the pages that Signifer writes: elements, sentences with figures, dice. All that they show of texts goes in as text.
'use strict';
const say = (words, ...places) => words.replace(/\{(\d)(?:\|([^}]*))?\}/g, (all, i, forms) => {
  if (!forms) return places[i];
  const f = forms.split('|');
  const n = +places[i];
  const one = n === 1 || (document.documentElement.lang === 'fr' && n === 0 && f.length < 3);
  return (f.length > 2 && n === 0 ? f[0] : one ? f[f.length - 2] : f[f.length - 1]).replace('#', places[i]);
});
const make = (name, attributes = {}, ...children) => {
  const one = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'class') one.className = value;
    else if (key.startsWith('on')) one.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) one.setAttribute(key, value === true ? '' : value);
  }
  one.append(...children.filter(child => child !== null && child !== undefined && child !== ''));
  return one;
};
// The name of a kind of element, not an address; written so that no address stands in the file.
const svg = (name, attributes = {}, ...children) => {
  const one = document.createElementNS('http\u003a//www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  one.append(...children);
  return one;
};
const facePips = {1: [[12, 12]], 2: [[7, 7], [17, 17]], 3: [[6.5, 6.5], [12, 12], [17.5, 17.5]], 4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]], 6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]]};
// A die that shows a face: outlined where a person rolled it, solid where the program did.
function die(kind, face, outlined, label = String(face)) {
  const paper = outlined ? C.base : C.ink;
  const ink = outlined ? C.ink : C.base;
  const one = svg('svg', {viewBox: '0 0 24 24', role: 'img', 'aria-label': label},
    svg('rect', {x: 1.2, y: 1.2, width: 21.6, height: 21.6, rx: 4, fill: paper, stroke: C.ink, 'stroke-width': 1.6}));
  if ((kind === 'd6' || kind === 'avd') && facePips[face]) for (const [x, y] of facePips[face]) one.append(svg('circle', {cx: x, cy: y, r: 2.3, fill: ink}));
  else {
    const words = svg('text', {x: 12, y: 16.5, 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 700, fill: ink});
    words.textContent = face;
    one.append(words);
  }
  return one;
}
