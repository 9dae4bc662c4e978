import { addDays, type Day } from '#domain/time/days.ts';
import { languages, splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { pageWithFiles } from './cached-pages.ts';

// A day, or the schedule, stored on a permitted device: its page and the server's latest responses. Without the Cache
// API, these functions store nothing and do not throw.

const PREFIX = 'day-';
/** Key of the stored days' owner. */
const OWNER = 'day-owner';

export type OfflineDay = {
  date: Day;
  /** URL of the page, and the server's responses by URL. */
  page: string;
  answers: Readonly<Record<string, unknown>>;
};

/** Pages stored since this page was loaded. They are not fetched again, because their files do not change meanwhile. */
const storedPages = new Set<string>();

/** Stores a day in its current state. Deletes past days, and copies of the page from an earlier date. */
export async function storeDay({ date, page, answers }: OfflineDay, today: Day): Promise<void> {
  const isEarlierCopy = (name: string) => readPage(name) === page && readDate(name) !== date;
  try {
    // Deletes before storing, so that deleting an earlier copy of the page makes this call fetch the page again.
    await deleteDays((name) => readDate(name) < addDays(today, -1) || isEarlierCopy(name));
    const cache = await caches.open(buildCacheName(date, page));
    for (const [address, answer] of Object.entries(answers)) {
      await cache.put(address, Response.json(answer));
    }
    if (!storedPages.has(page)) {
      storedPages.add(page);
      for (const [address, answer] of await pageWithFiles(page)) await cache.put(address, answer);
    }
  } catch {
    // Makes the next call fetch the page again.
    storedPages.delete(page);
  }
}

/** Returns the stored response for this URL; undefined without one. */
export async function findStoredAnswer<Answer>(address: string): Promise<Answer | undefined> {
  try {
    for (const name of await listCacheNames()) {
      const answer = await (await caches.open(name)).match(address);
      if (answer) return (await answer.json()) as Answer;
    }
  } catch {
    // The Cache API is unavailable.
  }
  return undefined;
}

/** Returns the stored page for this URL, for the service worker. */
export async function findStoredDayPage(address: string): Promise<Response | undefined> {
  const name = (await listCacheNames()).find((each) => readPage(each) === address);
  return name === undefined ? undefined : (await caches.open(name)).match(address);
}

/** Lists links to the signed-in operator's stored days by date. Prefers the copy in this language. */
export async function listOfflineDays(language: Language): Promise<{ date: Day; page: string }[]> {
  const names = (await listCacheNames()).filter(isOperatorDay).toSorted();
  const own = names.filter(
    (name) => splitLanguage(readPage(name), languages).language === language,
  );
  const byDate = new Map([...names, ...own].map((name) => [readDate(name), readPage(name)]));
  return [...byDate].map(([date, page]) => ({ date, page }));
}

/** Deletes an operator's stored days. If `owner` is given, deletes them only if they belong to another operator. */
export async function clearOfflineDays(owner?: string): Promise<void> {
  try {
    if (owner !== undefined && localStorage.getItem(OWNER) === owner) return;
    await deleteDays(isOperatorCache);
    if (owner === undefined) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, owner);
  } catch {
    // Storage is unavailable.
  }
}

/** Deletes one day in every language, for example after its link was revoked. */
export async function deleteOfflineDay(page: string): Promise<void> {
  const dropped = stripLanguage(page);
  await deleteDays((name) => stripLanguage(readPage(name)) === dropped).catch(() => undefined);
}

async function deleteDays(isDropped: (name: string) => boolean): Promise<void> {
  const dropped = (await listCacheNames()).filter(isDropped);
  for (const name of dropped) storedPages.delete(readPage(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

async function listCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

const buildCacheName = (date: Day, page: string) => `${PREFIX}${date} ${page}`;
const readDate = (name: string) => name.slice(PREFIX.length, PREFIX.length + 10);
const readPage = (name: string) => name.slice(PREFIX.length + 11);
/** Strips the language prefix from a page's path. */
const stripLanguage = (page: string) => splitLanguage(page, languages).path;
const isOperatorCache = (name: string) => stripLanguage(readPage(name)).startsWith('/operator/');
const isOperatorDay = (name: string) => stripLanguage(readPage(name)).startsWith('/operator/day/');
