import { addDays, type Day } from '#domain/time/days.ts';
import { languages, splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { pageWithFiles } from './cached-pages.ts';

// A day stored on a permitted device: its page and the server's last answers. Without the Cache API, functions store
// nothing and do not throw.

const PREFIX = 'day-';
/** Key of the stored days' owner. */
const OWNER = 'day-owner';

export type KeptDay = {
  date: Day;
  /** Address of the page, and the server's answers by address. */
  page: string;
  answers: Readonly<Record<string, unknown>>;
};

/** Pages stored since this page was loaded: their files do not change meanwhile. */
const keptPages = new Set<string>();

/** Stores a day as it is now, and deletes past ones. */
export async function keepDay({ date, page, answers }: KeptDay, today: Day): Promise<void> {
  try {
    const cache = await caches.open(nameOf(date, page));
    for (const [address, answer] of Object.entries(answers)) {
      await cache.put(address, Response.json(answer));
    }
    if (!keptPages.has(page)) {
      keptPages.add(page);
      for (const [address, answer] of await pageWithFiles(page)) await cache.put(address, answer);
    }
    await dropDays((name) => dateIn(name) < addDays(today, -1));
  } catch {
    // Retries with the next answer.
    keptPages.delete(page);
  }
}

/** Returns the server's last stored answer at this address; undefined without one. */
export async function keptAnswer<Answer>(address: string): Promise<Answer | undefined> {
  try {
    for (const name of await keptNames()) {
      const answer = await (await caches.open(name)).match(address);
      if (answer) return (await answer.json()) as Answer;
    }
  } catch {
    // The Cache API is unavailable.
  }
  return undefined;
}

/** Returns the stored page at this address, for the service worker. */
export async function keptDayPage(address: string): Promise<Response | undefined> {
  const name = (await keptNames()).find((each) => pageIn(each) === address);
  return name === undefined ? undefined : (await caches.open(name)).match(address);
}

/** Lists the signed-in operator's stored days as links, by date; in this language if stored in it. */
export async function keptOperatorDays(language: Language): Promise<{ date: Day; page: string }[]> {
  const names = (await keptNames()).filter(isOfOperator).toSorted();
  const own = names.filter((name) => splitLanguage(pageIn(name), languages).language === language);
  const byDate = new Map([...names, ...own].map((name) => [dateIn(name), pageIn(name)]));
  return [...byDate].map(([date, page]) => ({ date, page }));
}

/** Deletes an operator's stored days; with `owner`, only if they belong to another operator. */
export async function clearKeptDays(owner?: string): Promise<void> {
  try {
    if (owner !== undefined && localStorage.getItem(OWNER) === owner) return;
    await dropDays(isOfOperator);
    if (owner === undefined) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, owner);
  } catch {
    // Storage is unavailable.
  }
}

/** Deletes one day in every language, such as after its link was revoked. */
export async function dropKeptDay(page: string): Promise<void> {
  const dropped = pathOf(page);
  await dropDays((name) => pathOf(pageIn(name)) === dropped).catch(() => undefined);
}

async function dropDays(isDropped: (name: string) => boolean): Promise<void> {
  const dropped = (await keptNames()).filter(isDropped);
  for (const name of dropped) keptPages.delete(pageIn(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

async function keptNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

const nameOf = (date: Day, page: string) => `${PREFIX}${date} ${page}`;
const dateIn = (name: string) => name.slice(PREFIX.length, PREFIX.length + 10);
const pageIn = (name: string) => name.slice(PREFIX.length + 11);
/** Strips the language from a page's address. */
const pathOf = (page: string) => splitLanguage(page, languages).path;
const isOfOperator = (name: string) => pathOf(pageIn(name)).startsWith('/operator/');
