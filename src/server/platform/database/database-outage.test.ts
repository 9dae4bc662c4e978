import { expect, test } from 'vitest';
import { isDatabaseOutage } from './database-outage.ts';

const withCode = (code: string) => Object.assign(new Error('server error'), { code });

test.each([
  ['a standby that is not promoted yet', withCode('25006')],
  ['a server that is stopped', withCode('57P01')],
  ['a pooler that has lost its server', withCode('08P01')],
  ['a proxy without a backend', withCode('ECONNRESET')],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['a connection attempt that takes too long', new Error('timeout expired')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that has timed out', new Error('Connection terminated due to connection timeout')],
  ['a query without an answer', new Error('Query read timeout')],
])('%s is a database outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(true);
});

test.each([
  ['a duplicate row', withCode('23505')],
  ['an invalid statement', withCode('42601')],
  ['a deadlock', withCode('40P01')],
  ['a bug in our code', new Error('boats is not a function')],
])('%s is not a database outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(false);
});
