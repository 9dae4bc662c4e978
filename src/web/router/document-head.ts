import { SITE_NAME } from '#domain/site-labels.ts';
import type { PageHead } from './site-route.ts';

export function fullTitle(head: PageHead): string {
  return head.title.includes(SITE_NAME) ? head.title : `${head.title} | ${SITE_NAME}`;
}

/** A page's one path: without its query, and without a slash at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

let own: { path: string; title: string } | undefined;

/** What is shown here gives the page a title of its own, whenever it is loaded. */
export function titleDocument(title: string): void {
  own = { path: location.pathname, title: fullTitle({ title }) };
  document.title = own.title;
}

/**
 * Brings the document's head in line with a page that was opened in the browser. What only machines
 * read is taken out: it was written for the first page, and they ask the server.
 */
export function applyHead(head: PageHead, url: string, description?: string): void {
  document.title = own?.path === location.pathname ? own.title : fullTitle(head);
  const forMachines = 'meta[property], meta[name="twitter:card"], [type="application/ld+json"]';
  for (const tag of document.head.querySelectorAll(forMachines)) tag.remove();
  setTag('meta', { name: 'description' }, 'content', description);
  setTag('meta', { name: 'robots' }, 'content', head.isIndexed === false ? 'noindex' : undefined);
  setTag('link', { rel: 'canonical' }, 'href', url);
}

function setTag(
  tag: 'meta' | 'link',
  identity: Readonly<Record<string, string>>,
  attribute: string,
  value: string | undefined,
): void {
  const [[name, wanted] = ['', '']] = Object.entries(identity);
  const found = document.head.querySelector(`${tag}[${name}="${wanted}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, wanted);
  element.setAttribute(attribute, value);
}
