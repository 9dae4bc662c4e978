import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type { PageHead } from './define-page.ts';

export function fullTitle(head: PageHead): string {
  return head.title.includes(SITE_NAME) ? head.title : `${head.title} | ${SITE_NAME}`;
}

/** Returns a page's canonical path: without the query and a trailing slash. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

let titleOverride: { path: string; title: string } | undefined;

/** Sets a title that depends on loaded data; it overrides the route's. */
export function titleDocument(title: string): void {
  titleOverride = { path: location.pathname, title: fullTitle({ title }) };
  document.title = titleOverride.title;
}

/**
 * Updates the document's head after a client-side navigation. Removes tags for crawlers: they describe the first page,
 * and crawlers do not navigate.
 */
export function applyHead(head: PageHead, url: string): void {
  document.title =
    titleOverride?.path === location.pathname ? titleOverride.title : fullTitle(head);
  const forMachines =
    'meta[property], meta[name="description"], meta[name="twitter:card"], [type="application/ld+json"], [hreflang]:not(a)';
  for (const tag of document.querySelectorAll(forMachines)) tag.remove();
  setTag('meta', { name: 'robots' }, 'content', head.isIndexed === false ? 'noindex' : undefined);
  setTag('link', { rel: 'canonical' }, 'href', url);
}

function setTag(
  tag: 'meta' | 'link',
  identity: Readonly<Record<string, string>>,
  attribute: string,
  value: string | undefined,
): void {
  const [[name, expected] = ['', '']] = Object.entries(identity);
  const found = document.head.querySelector(`${tag}[${name}="${expected}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, expected);
  element.setAttribute(attribute, value);
}

/** Appends the query string to a redirect that has none. */
export function withQuery(redirect: string, query: string): string {
  return redirect.includes('?') ? redirect : redirect + query;
}
