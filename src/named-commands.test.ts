import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommandName, shopCommands } from './server/commands/shop-commands.ts';

const PLACES = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md', 'STYLE.md', '.env.example'],
  ...['compose.yaml', 'Dockerfile', 'deploy', 'docs', 'scripts', 'src', 'tools'],
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Matches of the pattern's group in texts that tell people what to type, by file. */
function findNamed(pattern: RegExp): { file: string; name: string }[] {
  return PLACES.flatMap(filesIn).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(png|jpe?g|webp|woff2|svg)$/.test(name))
    .map((name) => join(place, name))
    .filter((name) => statSync(name).isFile());
}

test('every npm script that a text names exists', () => {
  const named = findNamed(/\bnpm run (?:--silent )?([a-z][a-z:-]*)/g);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every command of the shop that a text names exists', () => {
  const named = findNamed(/\bnpm run shop -- ([a-z][a-z-]*)/g);
  expect(named.filter(({ name }) => !isCommandName(name))).toEqual([]);
});

test('package.json has nine scripts at most', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(9);
});

test('the help of each command names a chapter of docs/operations.md', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const { chapter } of Object.values(shopCommands)) {
    expect(operations).toMatch(new RegExp(`^##+ ${chapter}$`, 'm'));
  }
});
