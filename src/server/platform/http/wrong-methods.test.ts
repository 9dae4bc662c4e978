import { expect, test } from 'vitest';
import { indexMethods } from './wrong-methods.ts';

const findMethods = indexMethods([
  { method: 'GET', path: '/api/trips/:token' },
  { method: 'POST', path: '/api/trips/find' },
  { method: 'POST', path: '/api/trips/:token/cancel' },
  { method: 'GET', path: '/calendars/:token{[\\w-]+\\.ics}' },
  { method: 'GET', path: '/photos/:file' },
  { method: 'ALL', path: '/api/*' },
  { method: 'GET', path: '/*' },
  { method: 'OPTIONS', path: '/' },
]);

test.each([
  ['/api/trips/abc', ['GET', 'HEAD']],
  ['/api/trips/find', ['GET', 'HEAD', 'POST']],
  ['/api/trips/abc/cancel', ['POST']],
  ['/calendars/abc.ics', ['GET', 'HEAD']],
  ['/calendars/abc.txt', []],
  ['/api/nothing', []],
  ['/booking', []],
  ['/', []],
])('the path %s supports the methods %j', (path, methods) => {
  expect(findMethods(path)).toEqual(methods);
});
