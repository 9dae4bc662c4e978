import type { Thing } from './structured-data.ts';

/** A page as a crawler reads it. */
export type ReadPage = {
  status: number;
  html: string;
  title: string;
  canonical: string;
  isIndexed: boolean;
  /** Returns the content of the meta tag with this name or property; '' without such a tag. */
  meta(name: string): string;
  links: Readonly<Record<string, string>>[];
  /** All things in the page's structured data. */
  things: Thing[];
  headers: Headers;
};

export async function readPage(address: string): Promise<ReadPage> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = listTags(head, 'meta');
  const links = listTags(head, 'link');
  const meta = (name: string) =>
    metas.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'] ?? '';
  return {
    status: answer.status,
    html,
    title: unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    isIndexed: !meta('robots').includes('noindex'),
    meta,
    links,
    things: listThings(html),
    headers: answer.headers,
  };
}

function listTags(head: string, name: string): Readonly<Record<string, string>>[] {
  const tags = head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'));
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
  );
}

function listThings(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => {
    const graph = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
    if (graph['@context'] !== 'https://schema.org')
      throw new Error('The context of the structured data is not https://schema.org.');
    return graph['@graph'];
  });
}

export function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
