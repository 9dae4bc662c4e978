import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** English texts with two translations in French or Spanish, with the reason for the difference. */
const saidTwice: Readonly<Record<string, string>> = {
  'Moving...': 'guests move, a trip changes its time',
  'Payment Details': 'a tab has room for one word',
  'Show All': 'bookings are feminine, guests are not',
  'Total Boats': 'the captain’s tile is narrow',
  By: 'the author of a review, or who canceled a trip',
  Calendar: 'the days a boat sails, or an agenda of Google',
  From: 'a time, a day, or a day without an end',
  None: 'masculine or feminine',
  Open: 'a day that can be booked, or money not paid out yet',
  Remove: 'ships are deleted, people and calendars are withdrawn',
  'Removing...': 'as Remove',
  Until: 'a time or a day',
  Waiting: 'a photo in the queue, or guests who have not chosen',
};

const FOLDER = join(process.cwd(), 'locales/portal');

async function textsOf(file: string, language: string): Promise<Map<string, string>> {
  const path = join(FOLDER, file.replace(/en\.ts$/, `${language}.ts`));
  const { default: messages } = (await import(path)) as { default: Record<string, unknown> };
  const group = basename(file, '.en.ts');
  const texts = Object.entries(messages).filter(
    (message): message is [string, string] => typeof message[1] === 'string',
  );
  return new Map(texts.map(([key, text]) => [`${group}.${key}`, text]));
}

/** All plain texts of the portals, by group and key. Excludes tables, whose values may repeat. */
async function portalTexts(language: string): Promise<Map<string, string>> {
  const files = globSync('**/*.en.ts', { cwd: FOLDER });
  const groups = await Promise.all(files.map((file) => textsOf(file, language)));
  return new Map(groups.flatMap((texts) => [...texts]));
}

async function keysByText(): Promise<[text: string, keys: string[]][]> {
  const byText = Map.groupBy(await portalTexts('en'), ([, text]) => text);
  return [...byText].map(([text, messages]) => [text, messages.map(([key]) => key)]);
}

test('the portal catalogues contain each English text under only one key', async () => {
  const repeated = (await keysByText()).filter(
    ([text, keys]) => keys.length > 1 && !(text in saidTwice),
  );
  expect(Object.fromEntries(repeated)).toEqual({});
});

test('each repeated English text differs in French or Spanish from key to key', async () => {
  const [french, spanish] = await Promise.all([portalTexts('fr'), portalTexts('es')]);
  const keysOf = new Map(await keysByText());
  const needless = Object.keys(saidTwice).filter((text) => {
    const keys = keysOf.get(text) ?? [];
    const translations = new Set(keys.map((key) => `${french.get(key)} / ${spanish.get(key)}`));
    return keys.length < 2 || translations.size < keys.length;
  });
  expect(needless).toEqual([]);
});
