import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePatterns } from '#contract/pages/paths.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

const MAY_SPELL = [
  'contract/pages/paths.ts',
  'contract/pages/portal-paths.ts',
  'contract/endpoints.ts',
];

/** Matches a whole path in quotes, or the start of one up to its parameter. */
const spellings = Object.values({ ...pagePatterns, ...portalPatterns })
  .filter((pattern) => pattern !== pagePatterns.home)
  .map((pattern) =>
    pattern.includes(':')
      ? `${pattern.slice(0, pattern.indexOf(':'))}(?:\\$\\{|:)`
      : `${pattern}[?#'"\`]`,
  );
const spelled = new RegExp(`['"\`}](?:${spellings.join('|')})`);

test('the URL of a page is written only in the tables of paths', () => {
  const files = globSync('src/{server,web,contract}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !MAY_SPELL.some((known) => file.endsWith(known)),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => spelled.test(line) && !/^\s*(\/\*\*|\*|\/\/)|import|\/api\//.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
