import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const MAX_LIVE = 60;
const MAX_WORDS = 250;

const PLACES = [
  ...readdirSync('.').filter((name) => /^Dockerfile$|\.(md|ts|json|ya?ml)$/.test(name)),
  ...['.ci', '.env.example', 'assets', 'content', 'db', 'deploy', 'docs'],
  ...['locales', 'packages', 'scripts', 'src', 'tests', 'tools'],
];
const HAS_TEXT = /\.(css|example|json|md|mjs|mts|service|sh|sql|timer|ts|tsx|txt|ya?ml)$|\/[^./]+$/;

const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort()
  .map(readDecision);
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

function readDecision(file: string) {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const [title = '', , status = '', ...body] = lines;
  const replaces = / · Status: accepted, replaces (.*)$/.exec(status)?.[1] ?? '';
  return { file, number: file.slice(0, 4), title, status, body, replaced: readNumbers(replaces) };
}

/** Reads "0039, 0109 and 0111 to 0117" as ten numbers. */
function readNumbers(text: string): string[] {
  return [...text.matchAll(/(\d{4})(?: to (\d{4}))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) =>
      String(Number(from) + nth).padStart(4, '0'),
    ),
  );
}

function countWords(body: string[]): number {
  const prose = body.filter((line) => !/^[#|]/.test(line)).join(' ');
  return prose.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Reads the file, or every text file below the folder. */
function readTexts(place: string): { file: string; text: string }[] {
  if (!statSync(place, { throwIfNoEntry: false })) return [];
  if (statSync(place).isFile()) return [{ file: place, text: readFileSync(place, 'utf8') }];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : readTexts(path);
    return HAS_TEXT.test(path) ? readTexts(path) : [];
  });
}

test('every decision opens with its number, a title, a date and a status', () => {
  const date = /^\d{4}-\d{2}-\d{2} · Status: accepted(, replaces \d{4}((,| and| to) \d{4})*)?$/;
  const wrong = decisions.filter(
    ({ number, title, status }) =>
      !new RegExp(`^# ${number}\\. [A-Z]`).test(title) || !date.test(status),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('every decision has context, decision and consequences in at most 250 words', () => {
  const headings = ['## Context', '## Decision', '## Consequences'];
  const wrong = decisions.filter(
    ({ body }) =>
      body.filter((line) => line.startsWith('#')).join() !== headings.join() ||
      countWords(body) > MAX_WORDS,
  );
  expect(wrong.map(({ file, body }) => `${file}: ${countWords(body)} words`)).toEqual([]);
});

test('at most 60 decisions are live', () => {
  expect(decisions.length).toBeLessThanOrEqual(MAX_LIVE);
});

test('every decision number is live or named by the decision that replaced it', () => {
  const live = decisions.map(({ number }) => number);
  const replaced = new Set(decisions.flatMap((decision) => decision.replaced));
  const newest = readNumbers(`0001 to ${live.at(-1)}`);
  expect(new Set(live).size).toBe(live.length);
  expect(live.filter((number) => replaced.has(number))).toEqual([]);
  expect(newest.filter((number) => !live.includes(number) && !replaced.has(number))).toEqual([]);
});

test('the index lists every decision exactly once, under its title', () => {
  const listed = [...index.matchAll(/^- \[(.+?)\]\((.+?)\): /gm)].map(([, title, file]) => ({
    file,
    title: `# ${title}`,
  }));
  const expected = decisions.map(({ file, title }) => ({ file, title }));
  const byFile = listed.sort((a, b) => String(a.file).localeCompare(String(b.file)));
  expect(byFile).toEqual(expected);
});

test('every reference to a decision names an existing decision', () => {
  const texts = PLACES.flatMap(readTexts);
  const names = new Set(decisions.flatMap(({ file, number }) => [file, number]));
  const references = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/decisions\/(\d{4}(?:-[\w.-]+\.md)?)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('every bracketed number in decisions and ARCHITECTURE.md refers to a live decision', () => {
  const live = new Set(decisions.map(({ number }) => number));
  const texts = [
    ...decisions.map(({ file, body }) => ({ file, text: body.join('\n') })),
    { file: 'ARCHITECTURE.md', text: readFileSync('ARCHITECTURE.md', 'utf8') },
  ];
  const dead = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\((0\d{3})\)/g)]
      .filter(([, number = '']) => !live.has(number))
      .map(([, number]) => ({ file, number })),
  );
  expect(dead).toEqual([]);
});
