import { isPortalPath } from '#contract/pages/page-languages.ts';
import type { AnyPage, PageInput } from '../shared/page/define-page.ts';
import { guestPages, type PageTable } from './guest-pages.ts';

/** The page for a URL. Its code may not be loaded yet. */
export type FoundPage = {
  pattern: string;
  params: PageInput['params'];
  load: () => Promise<AnyPage>;
  /** The path of the page's file in the build manifest. */
  source: string;
};

/** Finds the page at a path without a language prefix; falls back to the not-found page. */
export async function findPage(pathname: string): Promise<FoundPage> {
  const found = isPortalPath(pathname)
    ? findMatch((await import('./portal-pages.ts')).portalPages, pathname)
    : findMatch(guestPages, pathname);
  return found ?? { ...getPageFile(guestPages, 'notFound'), pattern: NOT_FOUND, params: {} };
}

/** The pattern that matches every URL without a page. */
export const NOT_FOUND = '*';

function findMatch(table: PageTable, pathname: string): FoundPage | null {
  for (const [name, pattern] of Object.entries(table.patterns)) {
    const params = readParams(pattern, pathname);
    if (params) return { ...getPageFile(table, name), pattern, params };
  }
  return null;
}

/** Maps a pattern's name to the page that renders it, if the names differ. */
const shownBy: Readonly<Record<string, string>> = {
  portBoard: 'board',
  embeddedPortBoard: 'embeddedBoard',
  shipDay: 'ships',
};

/** Finds the file of a page: `portBoard` is rendered by `board`, in `board-page.tsx`. */
function getPageFile({ files }: PageTable, name: string): Pick<FoundPage, 'load' | 'source'> {
  const ending = `/${kebab(shownBy[name] ?? name)}-page.tsx`;
  const [path, load] = Object.entries(files).find(([each]) => each.endsWith(ending)) ?? [];
  if (!path || !load) throw new Error(`There is no file for the page ${name}.`);
  return { source: path.replace('..', 'src/web'), load: async () => (await load()).default };
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the parameters of a path under a pattern such as `/boats/:slug`; null if it does not match. */
function readParams(pattern: string, pathname: string): PageInput['params'] | null {
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
