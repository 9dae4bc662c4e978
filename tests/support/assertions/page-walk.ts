import { languages, splitLanguage } from '#i18n/languages/languages.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectNoFindings } from './axe-check.ts';

/**
 * What a page that is open now has to have, whatever it is about: a head, one heading, pictures, ways on. Axe
 * looks at each page that is not among the `seen`.
 */
export async function expectWellMade(
  page: Page,
  { isOfSite, seen }: { isOfSite: boolean; seen: Set<string> },
): Promise<void> {
  const at = await page.evaluate(() => location.pathname + location.search);
  await expect(page.getByRole('heading', { level: 1 }), `headings of ${at}`).toHaveCount(1);
  await expect(page.getByText(/^Loading/), `still loading: ${at}`).toHaveCount(0);
  await expectHead(page, at, isOfSite);
  await expectPictures(page, at);
  // Axe would find in the same page what it has found before, and takes longest of all.
  const markup = await page.evaluate(readMarkup);
  if (!seen.has(markup)) await expectNoFindings(page, at);
  seen.add(markup);
}

/** Runs in the page. What it shows, without the data that came along, which says when that was. */
function readMarkup(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  return body.innerHTML;
}

async function expectHead(page: Page, at: string, isOfSite: boolean): Promise<void> {
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
  if (!isOfSite) return;
  expect.soft(descriptions, `description of ${at}`).toEqual([expect.stringMatching(/\S.{20,}/)]);
  const { pathname } = new URL(at, origin);
  expect.soft(canonicals, `canonical address of ${at}`).toEqual([origin + pathname]);
}

/** Those further down come when they are scrolled to: here they are asked for at once. */
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

/** Looks at what pages lead to and show, each address once. */
export function linkChecker() {
  const targets = new Map<string, Promise<string>>();
  const pictures = new Map<string, Promise<number>>();

  /** What the document holds; its status when it is not there. */
  const read = (request: APIRequestContext, address: string) => {
    const known = targets.get(address);
    if (known) return known;
    const reading = request
      .get(address, { headers: { accept: 'text/html' } })
      .then(async (answer) => (answer.ok() ? answer.text() : `answer ${answer.status()}`));
    targets.set(address, reading);
    return reading;
  };
  const statusOf = (address: string) => {
    const known = pictures.get(address);
    if (known) return known;
    const looking = fetch(address, { method: 'HEAD' }).then((answer) => answer.status);
    pictures.set(address, looking);
    return looking;
  };

  async function problemOf(page: Page, link: Link): Promise<string | null> {
    const { href, target, rel, text } = link;
    const here = page.url();
    if (/^(mailto|tel):./.test(href)) return null;
    const url = new URL(href);
    const say = (problem: string) => `${href} (${text}): ${problem}`;
    if (url.origin !== new URL(here).origin) {
      if (url.protocol !== 'https:') return say('not https');
      return target === '_blank' && !rel.includes('noopener') ? say('without noopener') : null;
    }
    // Giving a payment up is an act, not a page.
    if (url.pathname.startsWith('/checkout/abandon/')) return null;
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    if (fragment && url.href === here.replace(/#.*/, '')) {
      return link.isHere ? null : say('nothing of that name on this page');
    }
    const found = await read(page.request, url.href);
    // What is nowhere is nowhere in other languages, too.
    if (isTheSame(url, here) && found === (await read(page.request, here))) return null;
    if (/^answer \d+$/.test(found)) return say(found);
    return fragment && !found.includes(`id="${fragment}"`) ? say('no such part') : null;
  }

  return async (page: Page): Promise<void> => {
    const here = page.url();
    const { links, sources } = await page.evaluate(readLinks);
    const problems = await Promise.all(links.map((link) => problemOf(page, link)));
    expect.soft(problems.filter(Boolean), `links of ${here}`).toEqual([]);
    const statuses = await Promise.all(
      sources.map(async (source) => `${await statusOf(new URL(source, here).href)} ${source}`),
    );
    const missing = statuses.filter((status) => !status.startsWith('200 '));
    expect.soft(missing, `picture files of ${here}`).toEqual([]);
  };
}

/** Whether it is this page, in whichever language. */
function isTheSame({ pathname, search }: URL, here: string): boolean {
  const there = new URL(here);
  const pathOf = (path: string) => splitLanguage(path, languages).path;
  return pathOf(pathname) === pathOf(there.pathname) && search === there.search;
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
