import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type * as mailRenderer from '#mails/mail-renderer.ts';
import type { CrawledPages, HasPage, RenderPage } from '#contract/pages/page-rendering.ts';

/** Interface to the web's build: the renderer, and the files a document loads. */
export type BuiltPages = {
  render: RenderPage;
  hasPage: HasPage;
  crawledPages: () => Promise<CrawledPages>;
  mails: () => Promise<MailRenderer>;
  /** Changes with any file that browsers load. */
  version: string;
  script: string;
  /** Imports of the script, preloaded in parallel with it. */
  scriptImports: string[];
  /** Source of the module that loads the script and its companions after the first paint. */
  loadAfterPaint?: string;
  /** Stylesheet, inlined: a request would delay the first paint by a round trip. */
  styles: string;
  /** Maps a source module to its built file. */
  getFile(module: string): string;
  /** Lists the files of a lazy page module, by its source path. */
  listFiles(module: string): string[];
  /** Adds what a document needs in development, where pages have no content policy. */
  finish?(document: string, url: string): Promise<string>;
  /** Serves the sources in development. */
  sources?: Hono<{ Bindings: HttpBindings }>;
};

export type MailRenderer = typeof mailRenderer;

type ManifestEntry = { file: string; imports?: string[] };
type Manifest = Readonly<Record<string, ManifestEntry>>;

const ENTRY = 'src/web/entry-client.tsx';
const LOAD_AFTER_PAINT = 'src/web/load-after-paint.ts';
const SHEET = 'style.css';

export async function openBuiltPages(distDir: string): Promise<BuiltPages> {
  const clientDir = join(distDir, 'client');
  const manifest = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = manifest[ENTRY];
  const loadAfterPaint = manifest[LOAD_AFTER_PAINT];
  if (!entry || !loadAfterPaint)
    throw new Error(`The build has no ${entry ? LOAD_AFTER_PAINT : ENTRY}.`);
  const entryFiles = new Set(filesFrom(manifest, ENTRY));
  const sheet = manifest[SHEET]?.file ?? '';
  const load = (file: string) => import(pathToFileURL(join(distDir, file)).href);
  const ssr = (await load('ssr/entry-server.js')) as ServerModule;
  const mails = (await load('mails/mail-renderer.js')) as MailRenderer;
  return {
    render: ssr.renderPage,
    hasPage: ssr.hasPage,
    crawledPages: ssr.crawledPages,
    mails: async () => mails,
    version: hash('sha256', `${entry.file} ${sheet}`, 'base64url').slice(0, 12),
    script: `/${entry.file}`,
    loadAfterPaint: (await readFile(join(clientDir, loadAfterPaint.file), 'utf8')).trim(),
    scriptImports: [...entryFiles].filter((file) => file !== entry.file).map((file) => `/${file}`),
    styles: await readFile(join(clientDir, sheet), 'utf8'),
    getFile: (module) => `/${manifest[module]?.file ?? ''}`,
    listFiles: (module) =>
      [...filesFrom(manifest, module)]
        .filter((file) => !entryFiles.has(file))
        .map((file) => `/${file}`),
  };
}

/** Exports of `src/web/entry-server.tsx`. */
type ServerModule = {
  renderPage: RenderPage;
  hasPage: HasPage;
  crawledPages: () => Promise<CrawledPages>;
};

/** Collects a module's file and its imports, without duplicates. */
function filesFrom(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const part = manifest[key];
  if (!part || seen.has(part.file)) return seen;
  seen.add(part.file);
  for (const imported of part.imports ?? []) filesFrom(manifest, imported, seen);
  return seen;
}

/** Serves pages through vite with hot reload, for development. */
export async function openDevPages(): Promise<BuiltPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<ServerModule>;
  const sources = new Hono<{ Bindings: HttpBindings }>();
  for (const path of ['/src/*', '/locales/*', '/@*', '/node_modules/*']) {
    sources.get(path, async (context, next) => {
      const { incoming, outgoing } = context.env;
      const isPassedOn = await new Promise<boolean>((settle) => {
        outgoing.once('finish', () => settle(false));
        vite.middlewares(incoming, outgoing, () => settle(true));
      });
      return isPassedOn ? next() : RESPONSE_ALREADY_SENT;
    });
  }
  return {
    sources,
    version: 'development',
    render: async (request) => (await load()).renderPage(request),
    hasPage: async (path) => (await load()).hasPage(path),
    crawledPages: async () => (await load()).crawledPages(),
    mails: () => vite.ssrLoadModule('/src/mails/mail-renderer.ts') as Promise<MailRenderer>,
    script: '/src/web/entry-client.tsx',
    scriptImports: [],
    // Styles the page until the scripts have loaded.
    styles: '@import url("/src/web/theme.css?direct");',
    getFile: (module) => `/${module}`,
    listFiles: () => [],
    finish: (document, url) => vite.transformIndexHtml(url, document),
  };
}
