import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHECKSUMS, appendChecksums, compareBodies, readFunctionFiles } from './function-files.ts';
import { splitStatements } from './sql-statements.ts';

const FOLDER = new URL('../functions/', import.meta.url);
const brought = await readFunctionFiles(fileURLToPath(FOLDER));

test('each file of db/functions opens with a comment and creates only the function it is named after', () => {
  expect(brought.files.length).toBeGreaterThan(30);
  for (const { name, sql } of brought.files) {
    const [created, ...others] = splitStatements(sql);
    expect(created?.sql, name).toMatch(new RegExp(`^create or replace function ${name}\\(`));
    expect(others, name).toEqual([]);
    expect(sql, name).toMatch(/^-- [A-Z][a-z]+s /);
  }
});

test('the body of each function is the last one listed as released, so that older versions are recognised', async () => {
  await expect(
    appendChecksums(brought),
    'A function was edited: npm test -- unit function-files -u lists its body',
  ).toMatchFileSnapshot(`../functions/${CHECKSUMS}`);
});

test('the checksum list has no duplicates: restoring an earlier body needs a new comment', () => {
  const list = readFileSync(new URL(CHECKSUMS, FOLDER), 'utf8').split('\n');
  expect(list).toEqual([...new Set(list)]);
});

const released = new Map([['f', ['first', 'second', 'third']]]);
const file = (checksum: string) => ({ name: 'f', sql: '', checksum });

test.each<[string, string | undefined, string, string]>([
  ['third', undefined, 'outstanding', 'a database without the function'],
  ['third', 'third', 'same', 'a database with this body'],
  ['third', 'second', 'outstanding', 'a database of the previous version'],
  ['third', 'first', 'outstanding', 'a database of an earlier version'],
  ['third', 'fourth', 'older', 'a database of a later version'],
  ['draft', 'third', 'outstanding', 'a database of the previous version, during development'],
  ['draft', 'former draft', 'outstanding', 'a database with an earlier draft'],
])(
  'a function with the body "%s" in its file and "%s" in the database is %s: %s',
  (own, applied, expected, _) => {
    expect(compareBodies(file(own), applied, released)).toBe(expected);
  },
);

test('a changed body is listed after the earlier ones, and a function whose file was removed stays listed', () => {
  const files = [file('fourth'), { name: 'g', sql: '', checksum: 'first' }];
  const removed = new Map([...released, ['e', ['only']]]);
  expect(appendChecksums({ files, released: removed })).toBe(
    'e only\nf first\nf second\nf third\nf fourth\ng first\n',
  );
});
