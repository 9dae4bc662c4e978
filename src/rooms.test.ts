import { globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const MAX_FILES = 20;

const files = globSync('{src,locales,tests}/**/*.*');

test(`a folder of src, locales or tests holds ${MAX_FILES} files at most, tests included`, () => {
  const folders = Map.groupBy(files, dirname);
  const larger = [...folders].filter(([, held]) => held.length > MAX_FILES);
  expect(larger.map(([folder]) => folder)).toEqual([]);
});

test('a file name occurs once in src, locales and tests, so that a name alone finds its file', () => {
  const named = Map.groupBy(
    files.filter((file) => basename(file) !== 'tsconfig.json'),
    (file) => basename(file).replace(/\.tsx?$/, ''),
  );
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('a folder of tests over HTTP has the name of the slice of the server that it tests', () => {
  const slices = new Set(globSync('src/server/**/').map((folder) => basename(folder)));
  const tested = readdirSync('tests/api');
  expect(tested.filter((folder) => !slices.has(folder))).toEqual([]);
});
