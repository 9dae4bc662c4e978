import type { RefusedForm, RenderedPage } from '#contract/pages/page-rendering.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { currentWork, nameRoute } from '../platform/telemetry/current-work.ts';
import type { Deps } from '../platform/dependencies.ts';
import { weakEtag } from '../platform/http/caching/cached-answer.ts';
import { deriveReference } from '../platform/http/requests/request-id.ts';
import {
  inlineHash,
  landingPageHeaders,
  pagePolicy,
  secretHeaders,
} from '../platform/http/security-headers.ts';
import { traced } from '../platform/telemetry/tracing.ts';
import type { BuiltPages } from './built-pages.ts';

export type PageRenderer = {
  render(url: URL, refused?: RefusedForm): Promise<RenderedPage>;
  print(page: RenderedPage, url: URL): Promise<Response>;
};

export type RendererNeeds = {
  built: BuiltPages;
  /** Calls the API in-process. */
  callApi: (path: string) => Promise<Response>;
  /** Origin of payment pages, to which forms may redirect. */
  payOrigin: string;
};

export function openPageRenderer(
  deps: Deps,
  { built, callApi, payOrigin }: RendererNeeds,
): PageRenderer {
  const site = { ...deps.site, payOrigin };
  const inlined = {
    style: inlineHash(built.styles),
    script: inlineHash(built.loadAfterPaint ?? ''),
  };
  const buildPolicy = ({ isFramable, route }: RenderedPage) => {
    // A sign-in link may continue on another configured site.
    const formOrigins = route === portalPatterns.signInLink ? deps.auth.otherOrigins : [];
    return built.finish ? '' : pagePolicy(inlined, { ...site, isFramable, formOrigins });
  };
  return {
    render: (url, refused) =>
      traced({ name: 'render page', kind: 'internal' }, async () => {
        const page = await built.render({
          url: `${url.pathname}${url.search}`,
          nowMs: deps.now(),
          site: deps.site,
          callApi,
          ...(refused && { refused }),
        });
        nameRoute(page.route);
        return page;
      }),
    async print(page, url) {
      const below = page.status === 500 ? referenceNote() : '';
      const document = writeDocument({ ...page, below }, built);
      return new Response((await built.finish?.(document, url.pathname)) ?? document, {
        status: page.status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': buildPolicy(page),
          ...(page.firstPreload && { link: page.firstPreload }),
          ...(page.isShared ? sharedHeaders(document) : { 'cache-control': 'no-store' }),
          ...(page.isSecret && secretHeaders),
          ...(page.isLandingPage && landingPageHeaders),
          vary: 'Accept',
          ...(page.status === 503 && { 'retry-after': '5' }),
        },
      });
    },
  };
}

/** Ignores the render time in the ETag, so that an unchanged page is revalidated with a 304. */
function sharedHeaders(document: string): Record<string, string> {
  const etag = weakEtag(document.replace(/"nowMs":\d+/, ''));
  return { 'cache-control': 'no-cache', etag };
}

/** Builds the note with the request's reference. The note is outside of `#app`, because scripts re-render `#app`. */
function referenceNote(): string {
  const reference = deriveReference(currentWork()?.requestId ?? '');
  return `<p class="page-width pt-6 pb-8 text-center">If you write to us about it, please name this reference: ${reference}</p>`;
}

function writeDocument(page: RenderedPage & { below: string }, built: BuiltPages): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    `<style>${built.styles}</style>`,
    ...prefetches(page, built),
    `</head><body><div id="app">${page.body}</div>${page.below}`,
    // Scripts come last in the body, because a browser pauses parsing at a script to paint what it has.
    page.dataForMachines,
    stateScript(page, built),
    startScript(page, built),
    '</body></html>',
  ].join('');
}

/** State for hydration, placed after the visible content. */
function stateScript({ state, messages }: RenderedPage, { getFile: fileOf }: BuiltPages): string {
  const files = Object.entries(messages).map(([group, source]) => `${group} ${fileOf(source)}`);
  return `<script type="application/json" id="state" data-messages="${files.join(' ')}">${state}</script>`;
}

/** Prefetches the files that a page loads later, for pages that are stored offline. */
function prefetches(page: RenderedPage, built: BuiltPages): string[] {
  const ofPage = new Set(pageFiles(page, built));
  const later = page.laterModules.flatMap((module) => built.listFiles(module));
  return later
    .filter((file) => !ofPage.has(file))
    .map((file) => `<link rel="prefetch" href="${file}">`);
}

/** Starts the page's scripts after the first paint (docs/decisions/0139); immediately in development. */
function startScript(page: RenderedPage, built: BuiltPages): string {
  const { script, scriptImports, loadAfterPaint } = built;
  if (loadAfterPaint === undefined) return `<script type="module" src="${script}"></script>`;
  const imports = [...new Set([...scriptImports, ...pageFiles(page, built)])].join(' ');
  return `<script type="module" id="start" data-entry="${script}" data-imports="${imports}">${loadAfterPaint}</script>`;
}

function pageFiles({ messages, modules }: RenderedPage, built: BuiltPages): string[] {
  return [...Object.values(messages), ...modules].flatMap((module) => built.listFiles(module));
}
