import { expect, test } from 'vitest';
import { findWire, makeWire, readAnswer } from './cached-answer.ts';

const PAGE = 'a page of some length, '.repeat(100);

function readPage(body = PAGE, type = 'text/html') {
  const headers = { 'content-type': type, 'cache-control': 'no-cache', vary: 'Accept' };
  return readAnswer(new Response(body, { headers }), (all) => all.set('x-frame-options', 'DENY'));
}

test('an answer is compressed only once for concurrent requests', async () => {
  const answer = await readPage();
  const asked = { acceptEncoding: 'gzip, br', ifNoneMatch: '' };
  expect(findWire(answer, asked)).toBeUndefined();
  const [first, second] = await Promise.all([makeWire(answer, asked), makeWire(answer, asked)]);
  expect(second).toBe(first);
  expect(findWire(answer, asked)).toBe(first);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a client that accepts "%s" gets the encoding %s', async (acceptEncoding, coding) => {
  const { head, body } = await makeWire(await readPage(), { acceptEncoding, ifNoneMatch: '' });
  expect(namesAndValues(head)['content-encoding']).toBe(coding);
  expect(namesAndValues(head)['content-length']).toBe(String(body.length));
  expect(namesAndValues(head)).toMatchObject({
    vary: 'Accept, Accept-Encoding',
    'x-frame-options': 'DENY',
  });
});

test.each([
  ['a short text', 'short', 'text/html'],
  ['a picture', PAGE, 'image/avif'],
])('%s is sent uncompressed', async (_, body, type) => {
  const asked = { acceptEncoding: 'br', ifNoneMatch: '' };
  const { head } = await makeWire(await readPage(body, type), asked);
  expect(namesAndValues(head)['content-encoding']).toBeUndefined();
  expect(namesAndValues(head)['vary']).toBe('Accept');
});

function namesAndValues(head: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : [])),
  );
}
