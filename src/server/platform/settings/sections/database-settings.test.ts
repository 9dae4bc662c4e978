import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

function listProblems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

test.each([
  'postgres://me:p@ss/word@db/boats',
  'postgres://me:p#ss@db/boats',
  'postgres://me:p?ss@db/boats',
  'postgres://me:50%off@db/boats',
])('explains how to encode special characters of a password in the URL: %s', (url) => {
  expect(listProblems({ DATABASE_URL: url })).toEqual([
    'DATABASE_URL has special characters in its user name or password: write % as %25, @ as %40, : as %3A, / as %2F, ? as %3F and # as %23.',
  ]);
});

test.each([
  'postgres://me:p%40ss%2Fword@db/boats',
  'postgres://me@db/boats?application_name=a@b',
  'postgres:///boats?host=/var/run/postgresql',
])('accepts a URL whose password is encoded: %s', (url) => {
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ config: { databaseUrl: url } });
});
