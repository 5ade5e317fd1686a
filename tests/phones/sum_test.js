// node sum_test.js ASSETS: the page's SHA-256 and HMAC against printed vectors and Node's own.
'use strict';
const assert = require('assert');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const vm = require('vm');
const context = vm.createContext({TextEncoder, Uint8Array, Uint32Array, DataView, Math});
vm.runInContext(fs.readFileSync(path.join(process.argv[2], 'phones/sum.js'), 'utf8') + '\nthis.page = {sha256, hmacSha256, hexOf, bytesOf};', context);
const {sha256, hmacSha256, hexOf, bytesOf} = context.page;
// FIPS 180-4.
assert.strictEqual(hexOf(sha256(bytesOf(''))), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
assert.strictEqual(hexOf(sha256(bytesOf('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
assert.strictEqual(hexOf(sha256(bytesOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))),
                   '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
// RFC 4231, cases 1, 2 and 6.
const times = (byte, count) => new Uint8Array(count).fill(byte);
assert.strictEqual(hexOf(hmacSha256(times(0x0b, 20), bytesOf('Hi There'))), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7');
assert.strictEqual(hexOf(hmacSha256(bytesOf('Jefe'), bytesOf('what do ya want for nothing?'))),
                   '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
assert.strictEqual(hexOf(hmacSha256(times(0xaa, 131), bytesOf('Test Using Larger Than Block-Size Key - Hash Key First'))),
                   '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
// Every length about the block's.
for (let length = 0; length < 260; ++length) {
  const bytes = crypto.randomBytes(length);
  const key = crypto.randomBytes(length % 140);
  assert.strictEqual(hexOf(sha256(bytes)), crypto.createHash('sha256').update(bytes).digest('hex'));
  assert.strictEqual(hexOf(hmacSha256(key, bytes)), crypto.createHmac('sha256', key).update(bytes).digest('hex'));
}
