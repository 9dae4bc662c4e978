import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const MOST_FILES = 20;

/** Folders still to be divided; the list only gets shorter. */
const LARGER = [
  'src/web/boats',
  'src/web/booking-widgets',
  'src/web/layout',
  'src/web/operator/day',
  'src/web/trips',
  'src/web/ui',
];

const files = globSync('{src,locales}/**/*.*');

test(`a folder of src or locales holds ${MOST_FILES} files at most, tests included`, () => {
  const folders = Map.groupBy(files, dirname);
  const larger = [...folders].filter(([, held]) => held.length > MOST_FILES);
  expect(
    larger.map(([folder]) => folder).toSorted(),
    'Divide a folder that is new here; take one that has become smaller off the list.',
  ).toEqual(LARGER);
});

test('a file name occurs once in src and locales, so that a name alone finds its file', () => {
  const named = Map.groupBy(
    files.filter((file) => basename(file) !== 'tsconfig.json'),
    (file) => basename(file),
  );
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
});
