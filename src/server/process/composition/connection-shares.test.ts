import { expect, test } from 'vitest';
import {
  computePoolSize,
  shareConnections,
  describeShares,
  splitPool,
} from './connection-shares.ts';

test('a single process has a pool of the default size, or of the configured size', () => {
  expect(computePoolSize({ databaseConnections: undefined })).toBe(20);
  expect(computePoolSize({ databaseConnections: 500 })).toBe(20);
  expect(computePoolSize({ databaseConnections: 13 })).toBe(5);
});

test('jobs get a quarter of the pool, and at least two connections', () => {
  expect(splitPool(20)).toEqual({ requests: 15, jobs: 5 });
  expect(splitPool(5)).toEqual({ requests: 3, jobs: 2 });
});

test('each worker has the default pool if PostgreSQL allows enough connections', () => {
  const shares = shareConnections({ max: 4, isAuto: false }, 190);
  expect(shares).toEqual({ workers: 4, poolSize: 20, allowed: 190 });
});

test.each([2, 3, 7, 8, 13])(
  '%i workers and their spare open no more connections than PostgreSQL allows',
  (max) => {
    const shares = shareConnections({ max, isAuto: false }, 192);
    if ('problem' in shares) throw new Error(shares.problem);
    expect((shares.workers + 1) * (shares.poolSize + 8)).toBeLessThanOrEqual(192);
    expect(shares.poolSize).toBeGreaterThanOrEqual(5);
  },
);

test('WORKERS=auto starts fewer workers if connections are scarce', () => {
  const shares = shareConnections({ max: 64, isAuto: true }, 92);
  expect(shares).toEqual({ workers: 6, poolSize: 5, allowed: 92 });
  if ('problem' in shares) throw new Error(shares.problem);
  expect(describeShares(shares, 64)).toBe(
    '6 of 64 that this machine could run, with a spare; at most 91 connections to PostgreSQL, which allows 92',
  );
});

test('a number of workers that needs too many connections is refused with the remedy', () => {
  expect(shareConnections({ max: 16, isAuto: false }, 92)).toEqual({
    problem:
      'WORKERS is 16, and 16 workers and their spare need 221 connections to PostgreSQL, but this server may use only 92. ' +
      'Set fewer WORKERS, or raise max_connections in PostgreSQL (and DATABASE_CONNECTIONS, if it is set).',
  });
});
