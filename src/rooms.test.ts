import { globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const MAX_FILES = 20;

const files = globSync('{src,locales,tests}/**/*.*');

test(`a folder of src, locales or tests contains ${MAX_FILES} files at most, tests included`, () => {
  const folders = Map.groupBy(files, dirname);
  const larger = [...folders].filter(([, contents]) => contents.length > MAX_FILES);
  expect(larger.map(([folder]) => folder)).toEqual([]);
});

test('a file name occurs once in src, locales and tests, so that a name alone finds its file', () => {
  const named = Map.groupBy(
    files.filter((file) => basename(file) !== 'tsconfig.json'),
    (file) => basename(file).replace(/\.tsx?$/, ''),
  );
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('each folder of tests/api is named after the server slice that it tests', () => {
  const slices = new Set(globSync('src/server/**/').map((folder) => basename(folder)));
  const tested = readdirSync('tests/api');
  expect(tested.filter((folder) => !slices.has(folder))).toEqual([]);
});
