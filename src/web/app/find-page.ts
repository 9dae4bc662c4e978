import { isOfPortal } from '#contract/pages/page-languages.ts';
import type { AnyPage, PageInput } from '../shared/page/define-page.ts';
import { guestPages, type PageTable } from './guest-pages.ts';

/** A page that an address leads to; its code may not have been loaded. */
export type FoundPage = {
  pattern: string;
  params: PageInput['params'];
  load: () => Promise<AnyPage>;
  /** The path of its file in the build's manifest. */
  source: string;
};

/** Finds the page at a path without a language; the page that says so where there is none. */
export async function findPage(pathname: string): Promise<FoundPage> {
  const found = isOfPortal(pathname)
    ? matchIn((await import('./portal-pages.ts')).portalPages, pathname)
    : matchIn(guestPages, pathname);
  return found ?? { ...fileOf(guestPages, 'notFound'), pattern: NOT_FOUND, params: {} };
}

/** The pattern of every address that has no page. */
export const NOT_FOUND = '*';

function matchIn(table: PageTable, pathname: string): FoundPage | null {
  for (const [name, pattern] of Object.entries(table.patterns)) {
    const params = paramsOf(pattern, pathname);
    if (params) return { ...fileOf(table, name), pattern, params };
  }
  return null;
}

/** Names under which a page is found at another address, too. */
const shownBy: Readonly<Record<string, string>> = {
  portBoard: 'board',
  embeddedPortBoard: 'embeddedBoard',
  shipDay: 'ships',
};

/** The file of a page: `portBoard` is shown by `board`, whose file is `board-page.tsx`. */
function fileOf({ files }: PageTable, name: string): Pick<FoundPage, 'load' | 'source'> {
  const ending = `/${kebab(shownBy[name] ?? name)}-page.tsx`;
  const [path, load] = Object.entries(files).find(([each]) => each.endsWith(ending)) ?? [];
  if (!path || !load) throw new Error(`There is no file for the page ${name}.`);
  return { source: path.replace('..', 'src/web'), load: async () => (await load()).default };
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The parameters of a path under a pattern such as `/boats/:slug`; null when it does not match. */
function paramsOf(pattern: string, pathname: string): PageInput['params'] | null {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}/?$`).exec(pathname);
  if (!match) return null;
  try {
    const parts = Object.entries(match.groups ?? {});
    return Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)]));
  } catch {
    return null;
  }
}
