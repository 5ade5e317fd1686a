// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) over bytes: a page of plain http has no crypto.subtle.
const roundConstants = (() => {
  const list = [];
  // The first 32 bits of the fractions of the cube roots of the first 64 primes.
  for (let n = 2; list.length < 64; ++n) {
    let prime = true;
    for (let k = 2; k * k <= n; ++k) if (n % k === 0) prime = false;
    if (prime) list.push(Math.floor((Math.cbrt(n) % 1) * 4294967296) >>> 0);
  }
  return new Uint32Array(list);
})();
function sha256(bytes) {
  const high = Math.floor(bytes.length / 0x20000000);
  const padded = new Uint8Array((bytes.length + 9 + 63) & ~63);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, high);
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const h = new Uint32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]);
  const w = new Uint32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; ++i) w[i] = view.getUint32(at + i * 4);
    for (let i = 16; i < 64; ++i) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, k] = h;
    for (let i = 0; i < 64; ++i) {
      const one = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + roundConstants[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((one, i) => { h[i] += one; });
  }
  const sum = new Uint8Array(32);
  h.forEach((word, i) => new DataView(sum.buffer).setUint32(i * 4, word));
  return sum;
}
function hmacSha256(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const joined = (mask, bytes) => {
    const all = new Uint8Array(64 + bytes.length);
    all.set(block.map(one => one ^ mask));
    all.set(bytes, 64);
    return all;
  };
  return sha256(joined(0x5c, sha256(joined(0x36, message))));
}
const hexOf = bytes => [...bytes].map(one => one.toString(16).padStart(2, '0')).join('');
const bytesOf = text => new TextEncoder().encode(text);
