import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openFieldCipher } from './encrypted-fields.ts';

const key = () => randomBytes(32).toString('base64url');
const cipher = openFieldCipher(key());
const encrypted = cipher.encrypt('NL91ABNA0417164300 é', 'rosa');

describe('an encrypted text', () => {
  test('an encrypted text is decrypted for its owner with its key', () =>
    expect(cipher.decrypt(encrypted, 'rosa')).toBe('NL91ABNA0417164300 é'));
  test('an encrypted text hides its content, and differs each time', () => {
    expect(encrypted).not.toContain('NL91');
    expect(Buffer.from(encrypted.split('.')[3] ?? '', 'base64url').toString()).not.toContain(
      'NL91',
    );
    expect(cipher.encrypt('NL91ABNA0417164300 é', 'rosa')).not.toBe(encrypted);
  });
  test('an encrypted text is not decrypted for another owner, with another key, or after a changed bit', () => {
    const [version, nonce, tag, body = ''] = encrypted.split('.');
    const changed = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
    expect(cipher.decrypt(encrypted, 'teun')).toBeNull();
    expect(openFieldCipher(key()).decrypt(encrypted, 'rosa')).toBeNull();
    expect(cipher.decrypt([version, nonce, tag, changed].join('.'), 'rosa')).toBeNull();
    expect(cipher.decrypt([version, nonce, '', body].join('.'), 'rosa')).toBeNull();
    expect(cipher.decrypt('', 'rosa')).toBeNull();
  });
  test('an encrypted text is decrypted with a former key, which does not encrypt new texts', () => {
    const before = key();
    const now = key();
    const kept = openFieldCipher(before).encrypt('payout', 'rosa');
    const rotating = openFieldCipher(now, [before]);
    expect(rotating.decrypt(kept, 'rosa')).toBe('payout');
    expect(openFieldCipher(now).decrypt(rotating.encrypt('payout', 'rosa'), 'rosa')).toBe('payout');
  });
});
