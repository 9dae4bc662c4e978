import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSeal } from './sealed-fields.ts';

const key = () => randomBytes(32).toString('base64url');
const seal = openSeal(key());
const sealed = seal.close('NL91ABNA0417164300 é', 'rosa');

describe('a sealed text', () => {
  test('opens for its owner with its key', () =>
    expect(seal.open(sealed, 'rosa')).toBe('NL91ABNA0417164300 é'));
  test('does not show what is in it, and never looks the same twice', () => {
    expect(sealed).not.toContain('NL91');
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('NL91');
    expect(seal.close('NL91ABNA0417164300 é', 'rosa')).not.toBe(sealed);
  });
  test('stays closed for another owner, another key, and when a bit of it was changed', () => {
    const [version, nonce, tag, body = ''] = sealed.split('.');
    const changed = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
    expect(seal.open(sealed, 'teun')).toBeNull();
    expect(openSeal(key()).open(sealed, 'rosa')).toBeNull();
    expect(seal.open([version, nonce, tag, changed].join('.'), 'rosa')).toBeNull();
    expect(seal.open([version, nonce, '', body].join('.'), 'rosa')).toBeNull();
    expect(seal.open('', 'rosa')).toBeNull();
  });
});
