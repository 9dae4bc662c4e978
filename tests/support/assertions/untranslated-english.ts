import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#i18n/languages/languages.ts';

const FOLDER = 'locales';

/**
 * Lists the English texts of all guest pages, and optionally of the portals, that differ in this language. Takes the
 * longest fixed part of messages with parameters.
 */
export async function findUntranslatedEnglish(
  language: Language,
  { isInPortals = false } = {},
): Promise<string[]> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const asked = isInPortals
    ? /^(common|guest|portal)\/|\/(guest|operator|admin)-errors\./
    : /^(common|guest)\/|\/guest-errors\./;
  const groups = names
    .filter((name) => asked.test(name))
    .flatMap((name) => /^(.+)\.en\.ts$/.exec(name)?.[1] ?? [])
    // Skips errors for callers of the API, which exist only in English.
    .filter((group) => names.includes(`${group}.${language}.ts`));
  const pairs = await Promise.all(
    groups.map(
      async (group) => [await readTexts(group, 'en'), await readTexts(group, language)] as const,
    ),
  );
  const theirs = new Set(pairs.flatMap(([, translated]) => translated));
  const english = pairs.flatMap(([phrase]) => phrase).filter((text) => !theirs.has(text));
  // Skips short texts, which may be parts of other words.
  return [...new Set(english)].filter((text) => text.length >= MIN);
}

const MIN = 7;

async function readTexts(group: string, language: Language): Promise<string[]> {
  const file = (await import(join(process.cwd(), FOLDER, `${group}.${language}.ts`))) as {
    default: object;
  };
  return listTexts(file.default);
}

function listTexts(message: unknown): string[] {
  if (typeof message === 'string') return [findLongestPiece(message)];
  if (typeof message === 'function') {
    const values = Array.from({ length: message.length }, () => VALUE);
    return [findLongestPiece(String((message as (...values: string[]) => unknown)(...values)))];
  }
  return Object.values(message ?? {}).flatMap(listTexts);
}

const VALUE = '<value>';

/** Splits a text at parameters and tags; returns the longest piece. */
function findLongestPiece(text: string): string {
  const pieces = text.split(/<\/?\w+>/).map((piece) => piece.trim());
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** Returns the texts that appear on the page as whole words. */
export function readOn(shown: string, texts: readonly string[]): string[] {
  const text = shown.replaceAll(/\s+/g, ' ');
  return texts.filter((each) => isWhole(text, each));
}

function isWhole(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  const around = [text[at - 1] ?? ' ', text[at + phrase.length] ?? ' '];
  return at >= 0 && around.every((each) => !/\p{L}/u.test(each));
}
