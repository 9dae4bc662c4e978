import { languages, splitLanguage } from '#i18n/languages/languages.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectNoFindings } from './axe-check.ts';

/**
 * Asserts that a page is complete: one main heading, a head, pictures that load. Runs axe unless `seen` contains the
 * page's markup.
 */
export async function expectWellMade(
  page: Page,
  { isSitePage, seen }: { isSitePage: boolean; seen: Set<string> },
): Promise<void> {
  const at = await page.evaluate(() => location.pathname + location.search);
  await expect(page.getByRole('heading', { level: 1 }), `headings of ${at}`).toHaveCount(1);
  await expect(page.getByText(/^Loading/), `still loading: ${at}`).toHaveCount(0);
  await expectHead(page, at, isSitePage);
  await expectPictures(page, at);
  // Skips axe, the slowest check, for identical markup.
  const markup = await page.evaluate(readMarkup);
  if (!seen.has(markup)) await expectNoFindings(page, at);
  seen.add(markup);
}

/** Runs in the page. Returns the markup without scripts, because the embedded state contains the time. */
function readMarkup(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  return body.innerHTML;
}

async function expectHead(page: Page, at: string, isSitePage: boolean): Promise<void> {
  const { origin, lang, title, descriptions, canonicals } = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    return {
      origin: location.origin,
      title: document.title,
      lang: document.documentElement.lang,
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
    };
  });
  expect.soft(lang, `language of ${at}`).toBe('en');
  expect.soft(title, `title of ${at}`).not.toBe('');
  if (!isSitePage) return;
  expect.soft(descriptions, `description of ${at}`).toEqual([expect.stringMatching(/\S.{20,}/)]);
  const { pathname } = new URL(at, origin);
  expect.soft(canonicals, `canonical address of ${at}`).toEqual([origin + pathname]);
}

/** Loads all images, even lazy ones, and asserts that each can be decoded. */
async function expectPictures(page: Page, at: string): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const failed = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => picture.naturalWidth === 0,
          () => !picture.complete || picture.naturalWidth === 0,
        ),
      ),
    );
    return pictures.filter((_, place) => failed[place]).map((picture) => picture.outerHTML);
  });
  expect.soft(broken, `pictures of ${at}`).toEqual([]);
}

/** Creates a function that checks the links and images of a page. Requests each URL only once. */
export function linkChecker() {
  const targets = new Map<string, Promise<string>>();
  const pictures = new Map<string, Promise<number>>();

  /** Returns a document's text, or `answer` and its status if it cannot be loaded. */
  const read = (request: APIRequestContext, address: string) => {
    const known = targets.get(address);
    if (known) return known;
    const reading = request
      .get(address, { headers: { accept: 'text/html' } })
      .then(async (answer) => (answer.ok() ? answer.text() : `answer ${answer.status()}`));
    targets.set(address, reading);
    return reading;
  };
  const fetchStatus = (address: string) => {
    const known = pictures.get(address);
    if (known) return known;
    const looking = fetch(address, { method: 'HEAD' }).then((answer) => answer.status);
    pictures.set(address, looking);
    return looking;
  };

  async function findProblem(page: Page, link: Link): Promise<string | null> {
    const { href, target, rel, text } = link;
    const here = page.url();
    if (/^(mailto|tel):./.test(href)) return null;
    const url = new URL(href);
    const say = (problem: string) => `${href} (${text}): ${problem}`;
    if (url.origin !== new URL(here).origin) {
      if (url.protocol !== 'https:') return say('not https');
      return target === '_blank' && !rel.includes('noopener') ? say('without noopener') : null;
    }
    // Skips links that would abandon a payment.
    if (url.pathname.startsWith('/checkout/abandon/')) return null;
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    if (fragment && url.href === here.replace(/#.*/, '')) {
      return link.isHere ? null : say('nothing of that name on this page');
    }
    const found = await read(page.request, url.href);
    // Skips the language links of a missing page, which lead to missing pages too.
    if (isSamePage(url, here) && found === (await read(page.request, here))) return null;
    if (/^answer \d+$/.test(found)) return say(found);
    return fragment && !found.includes(`id="${fragment}"`) ? say('no such part') : null;
  }

  return async (page: Page): Promise<void> => {
    const here = page.url();
    const { links, sources } = await page.evaluate(readLinks);
    const problems = await Promise.all(links.map((link) => findProblem(page, link)));
    expect.soft(problems.filter(Boolean), `links of ${here}`).toEqual([]);
    const statuses = await Promise.all(
      sources.map(async (source) => `${await fetchStatus(new URL(source, here).href)} ${source}`),
    );
    const missing = statuses.filter((status) => !status.startsWith('200 '));
    expect.soft(missing, `picture files of ${here}`).toEqual([]);
  };
}

/** Returns whether a URL is the current page in any language. */
function isSamePage({ pathname, search }: URL, here: string): boolean {
  const there = new URL(here);
  const stripLanguage = (path: string) => splitLanguage(path, languages).path;
  return stripLanguage(pathname) === stripLanguage(there.pathname) && search === there.search;
}

type Link = { href: string; target: string; rel: string; text: string; isHere: boolean };

/** Runs in the page. */
function readLinks(): { links: Link[]; sources: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    href: link.href,
    target: link.target,
    rel: link.rel,
    text: link.textContent.trim().slice(0, 40),
    isHere: document.getElementById(decodeURIComponent(link.hash.slice(1))) !== null,
  }));
  const sets = [...document.querySelectorAll('img[srcset], source[srcset]')];
  const sources = sets.flatMap((set) =>
    (set.getAttribute('srcset') ?? '')
      .split(/,\s+/)
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return { links, sources: sources.filter((source) => source !== '') };
}
