import { expect, test } from 'vitest';
import { isDatabaseOutage } from './database-outage.ts';

const withCode = (code: string) => Object.assign(new Error('of the server'), { code });

test.each([
  ['a standby that is not promoted yet', withCode('25006')],
  ['a server that is stopped', withCode('57P01')],
  ['a pooler whose server is gone', withCode('08P01')],
  ['a proxy that has nobody to hand on to', withCode('ECONNRESET')],
  ['a connection cut off', new Error('Connection terminated unexpectedly')],
  ['a connection that takes too long', new Error('timeout expired')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke before', new Error('Connection terminated due to connection timeout')],
  ['an answer that does not come', new Error('Query read timeout')],
])('%s is an outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(true);
});

test.each([
  ['a row that is there already', withCode('23505')],
  ['a statement that is wrong', withCode('42601')],
  ['a deadlock', withCode('40P01')],
  ['a fault of ours', new Error('boats is not a function')],
])('%s is no database outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(false);
});
