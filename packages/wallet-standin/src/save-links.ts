import { verify, type KeyObject } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

/** Returns the claims of a token signed with RS256; null if the signature is not by this key. */
export function readToken(token: string, publicKey: KeyObject): Claims | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const { alg } = decode(head);
  if (alg !== 'RS256') return null;
  const isRight = verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'));
  return isRight ? decode(body) : null;
}

function decode(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims;
}
