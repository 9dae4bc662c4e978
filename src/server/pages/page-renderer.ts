import type { RefusedForm, RenderedPage } from '#contract/pages/page-rendering.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { currentWork, nameRoute } from '../platform/telemetry/current-work.ts';
import type { Deps } from '../platform/dependencies.ts';
import { weakEtag } from '../platform/http/caching/cached-answer.ts';
import { referenceOf } from '../platform/http/requests/request-id.ts';
import {
  inlineHash,
  landingPageHeaders,
  pagePolicy,
  secretHeaders,
} from '../platform/http/security-headers.ts';
import { traced } from '../platform/telemetry/tracing.ts';
import type { BuiltPages } from './built-pages.ts';

export type PageRenderer = {
  /** The page of an address, with a refused form in it if there is one. */
  render(url: URL, refused?: RefusedForm): Promise<RenderedPage>;
  /** The response with a rendered page. */
  print(page: RenderedPage, url: URL): Promise<Response>;
};

export type RendererNeeds = {
  built: BuiltPages;
  /** Calls the API inside this process. */
  callApi: (path: string) => Promise<Response>;
  /** Where payment pages are, to which a form may lead. */
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
  const policyOf = ({ isFramable, route }: RenderedPage) => {
    // A sign-in link may go on to another site that signs its people in here.
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
          'content-security-policy': policyOf(page),
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

/** Who has the page already keeps it as long as it says the same: only the moment it was made is another. */
function sharedHeaders(document: string): Record<string, string> {
  const etag = weakEtag(document.replace(/"nowMs":\d+/, ''));
  return { 'cache-control': 'no-cache', etag };
}

/** Below what scripts may draw anew. */
function referenceNote(): string {
  const reference = referenceOf(currentWork()?.requestId ?? '');
  return `<p class="page-width pt-6 pb-8 text-center">If you write to us about it, please name this reference: ${reference}</p>`;
}

/** The whole document around a rendered page, and what stands below it. */
function writeDocument(page: RenderedPage & { below: string }, built: BuiltPages): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    `<style>${built.styles}</style>`,
    ...prefetches(page, built),
    `</head><body><div id="app">${page.body}</div>${page.below}`,
    // At a script a browser stops reading to paint what it has: in the head, nothing.
    page.dataForMachines,
    stateScript(page, built),
    startScript(page, built),
    '</body></html>',
  ].join('');
}

/** What scripts go on from, after the words: nothing is painted of it. */
function stateScript({ state, messages }: RenderedPage, { fileOf }: BuiltPages): string {
  const files = Object.entries(messages).map(([group, source]) => `${group} ${fileOf(source)}`);
  return `<script type="application/json" id="state" data-messages="${files.join(' ')}">${state}</script>`;
}

/** What a page that is kept for where there is no network loads only later. */
function prefetches(page: RenderedPage, built: BuiltPages): string[] {
  const ofPage = new Set(pageFiles(page, built));
  const later = page.laterModules.flatMap((module) => built.filesOf(module));
  return later
    .filter((file) => !ofPage.has(file))
    .map((file) => `<link rel="prefetch" href="${file}">`);
}

/** Starts the page's scripts after the first paint (docs/decisions/0139); without a build, as it is read. */
function startScript(page: RenderedPage, built: BuiltPages): string {
  const { script, scriptImports, loadAfterPaint } = built;
  if (loadAfterPaint === undefined) return `<script type="module" src="${script}"></script>`;
  const imports = [...new Set([...scriptImports, ...pageFiles(page, built)])].join(' ');
  return `<script type="module" id="start" data-entry="${script}" data-imports="${imports}">${loadAfterPaint}</script>`;
}

function pageFiles({ messages, modules }: RenderedPage, built: BuiltPages): string[] {
  return [...Object.values(messages), ...modules].flatMap((module) => built.filesOf(module));
}
