import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages/languages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import {
  isPortalPath,
  translatedInfoPages,
  translatedPatterns,
} from '#contract/pages/page-languages.ts';
import { loadAllPages } from './web/app/all-pages.ts';

type Message = string | ((...values: unknown[]) => string);
type Catalogue = Record<string, Message | Readonly<Record<string, string>>>;

const FOLDER = 'locales';
/** Names include the folder: `guest/boat/boat`. Excludes errors, which `translate-error.test.ts` checks. */
const groups = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .flatMap((name) => /^(.+)\.en\.ts$/.exec(name)?.[1] ?? [])
  .filter((group) => !/^errors\/\w+-errors$/.test(group));

const nameOf = (group: string) => group.slice(group.lastIndexOf('/') + 1);

const isForPortals = (group: string) => /^(portal|mails\/operator)\/|\/(portal|admin)-/.test(group);

const catalogueOf = async (group: string, language: string) =>
  ((await import(join(process.cwd(), FOLDER, `${group}.${language}.ts`))) as { default: Catalogue })
    .default;

/** Lists a message’s tags and the values it interpolates. */
function marksIn(message: Catalogue[string] | undefined): string[] {
  const values = Array.from(
    { length: typeof message === 'function' ? message.length : 0 },
    (_, at) => String(7_000_003 + at),
  );
  const text =
    typeof message === 'function' ? message(...values) : typeof message === 'string' ? message : '';
  return [...text.matchAll(/<\/?\w+>|7\d{6}/g)].map(([mark]) => mark).toSorted();
}

describe.each(groups)('the messages of %s', (group) => {
  test.each(isForPortals(group) ? portalLanguages : languages)(
    'the messages in %s have the same tags and values as in English, and are never empty',
    async (language) => {
      const en = await catalogueOf(group, 'en');
      const other = await catalogueOf(group, language);
      for (const [name, message] of Object.entries(other)) {
        // Types ensure that a table is complete.
        if (typeof message === 'object') {
          expect(Object.values(message), name).not.toContain('');
          continue;
        }
        expect([name, marksIn(message)]).toEqual([name, marksIn(en[name])]);
        expect(`${name}: ${String(message)}`).not.toMatch(/^\w+: *$/);
      }
    },
  );

  test('every message is used, and accessed by its literal name', async () => {
    const using = sources.filter((text) => asksFor(group).test(text));
    const own = camel(nameOf(group).replace(/^portal-/, ''));
    const ofGroup = `${own}|${own.replace(/s$/, '')}Messages`;
    const asked = new RegExp(
      `\\b(?:messages\\.${nameOf(group)}|t|${ofGroup}|messages\\['${nameOf(group)}'\\])\\.(\\w+)`,
      'g',
    );
    const named = new Set(
      using.flatMap((text) => [...text.matchAll(asked)].map(([, name]) => name)),
    );
    const unused = Object.keys(await catalogueOf(group, 'en')).filter((name) => !named.has(name));
    expect(unused).toEqual([]);
    for (const text of using) expect(text).not.toMatch(/\bt\[/);
  });
});

/** Matches the ways to load a group: by a page, as a function's argument, and by the server for all languages. */
const asksFor = (group: string) =>
  group.startsWith('mails/')
    ? /\bmailMessages\b|\/(?:mail-context|mail-parts|trip-phrases)\.tsx?'/
    : askingFor(nameOf(group));

/** Groups that a list of the admin portal loads in addition to its own group. */
const groupsOfLists = ['admin-layout', 'portal-actions', 'portal-labels', 'trips'];

const askingFor = (group: string) => {
  const name = camel(group);
  const ofLists = groupsOfLists.includes(group) ? '' : `'${group}'`;
  return new RegExp(
    `defineAdminList\\(${ofLists}|useMessages\\('${group}'\\)|\\['${group}'\\]|messages: \\{[^}]*\\b${name}\\b|messages\\.${name}\\b|\\b${name}Messages\\b|\\b${capital(name)}Messages\\b|use${capital(name)}Messages\\(`,
  );
};

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|i18n\/catalogues\//.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

test('every translated page has messages, and every page with messages is translated', async () => {
  const pages = (await loadAllPages()).flatMap((page) =>
    [page.path].flat().map((path) => ({ path, messages: page.messages })),
  );
  const withMessages = new Set(pages.filter(({ messages }) => messages).map(({ path }) => path));
  const patterns = new Set<string>(
    translatedPatterns.map((path) => path.replace(/^\/info\/.*/, '/info/:slug')),
  );
  expect([...patterns].filter((path) => !withMessages.has(path))).toEqual([]);
  const others = [...withMessages].filter((path) => !patterns.has(path));
  expect(others.filter((path) => !isPortalPath(path))).toEqual(onlyEnglish);
  expect(pages.filter(({ path, messages }) => isPortalPath(path) && !messages)).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))(
  'exactly the translated information pages have a description in %s',
  async (language) => {
    const described = await catalogueOf('descriptions/descriptions', language);
    expect(Object.keys(described['info'] ?? {}).toSorted()).toEqual(translatedInfoPages.toSorted());
  },
);

/** The 404 page, in any language. */
const onlyEnglish = ['*'];
