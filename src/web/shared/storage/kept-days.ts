import { addDays, type Day } from '#domain/time/days.ts';
import { languages, splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { pageWithFiles } from './cached-pages.ts';

// A day on the dock, kept on the device of who may open it: its page, and what the server answered last. Without
// the Cache API nothing is kept, and nothing throws.

const PREFIX = 'day-';
/** Who the days belong to. */
const OWNER = 'day-owner';

export type KeptDay = {
  date: Day;
  /** The page's address, and what the server answers at which one. */
  page: string;
  answers: Readonly<Record<string, unknown>>;
};

/** Pages kept since this one was loaded: their files do not change meanwhile. */
const keptPages = new Set<string>();

/** Keeps a day as it is now, and drops those that are over. */
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
    // Tried again with the next answer.
    keptPages.delete(page);
  }
}

/** What the server answered last at this address; undefined when no kept day has it. */
export async function keptAnswer<Answer>(address: string): Promise<Answer | undefined> {
  try {
    for (const name of await keptNames()) {
      const answer = await (await caches.open(name)).match(address);
      if (answer) return (await answer.json()) as Answer;
    }
  } catch {
    // Nothing is kept.
  }
  return undefined;
}

/** The kept page at this address, for the service worker. */
export async function keptDayPage(address: string): Promise<Response | undefined> {
  const name = (await keptNames()).find((each) => pageIn(each) === address);
  return name === undefined ? undefined : (await caches.open(name)).match(address);
}

/** The days of who is signed in, as links: today's first, then those to come; in this language, or as they are kept. */
export async function keptOperatorDays(language: Language): Promise<{ date: Day; page: string }[]> {
  const names = (await keptNames()).filter(isOfOperator).toSorted();
  const own = names.filter((name) => splitLanguage(pageIn(name), languages).language === language);
  const byDate = new Map([...names, ...own].map((name) => [dateIn(name), pageIn(name)]));
  return [...byDate].map(([date, page]) => ({ date, page }));
}

/** Drops what is kept of an operator's days; with an owner, unless they are this one's. */
export async function clearKeptDays(owner?: string): Promise<void> {
  try {
    if (owner !== undefined && localStorage.getItem(OWNER) === owner) return;
    await dropDays(isOfOperator);
    if (owner === undefined) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, owner);
  } catch {
    // Nothing is kept.
  }
}

/** Drops one day in every language, such as that of a link that opens nothing any more. */
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
/** A page's address without its language. */
const pathOf = (page: string) => splitLanguage(page, languages).path;
const isOfOperator = (name: string) => pathOf(pageIn(name)).startsWith('/operator/');
