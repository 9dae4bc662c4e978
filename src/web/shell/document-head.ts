import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import icon from '../assets/icon.svg?url';
import type { PageHead } from './site-route.ts';

export const SITE_NAME = 'SXM Boat Trips';

export function fullTitle(head: PageHead): string {
  return head.title.includes(SITE_NAME) ? head.title : `${head.title} | ${SITE_NAME}`;
}

/** The head's tags as the server writes them. */
export function headTags(head: PageHead, publicUrl: string): string {
  const tags = [
    `<title>${escaped(fullTitle(head))}</title>`,
    `<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#05191f" media="(prefers-color-scheme: dark)">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${textFont}" crossorigin>`,
  ];
  if (head.description) {
    tags.push(`<meta name="description" content="${escaped(head.description)}">`);
  }
  if (head.canonical) {
    tags.push(`<link rel="canonical" href="${escaped(publicUrl + head.canonical)}">`);
  }
  if (head.isIndexed === false) tags.push(`<meta name="robots" content="noindex">`);
  return tags.join('\n');
}

/** Brings the document's head in line with a page that was opened in the browser. */
export function applyHead(head: PageHead, publicUrl: string): void {
  document.title = fullTitle(head);
  setTag('meta', { name: 'description' }, 'content', head.description);
  setTag('meta', { name: 'robots' }, 'content', head.isIndexed === false ? 'noindex' : undefined);
  const canonical = head.canonical && publicUrl + head.canonical;
  setTag('link', { rel: 'canonical' }, 'href', canonical);
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

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
