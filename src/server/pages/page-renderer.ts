import type { RefusedForm, RenderedPage } from '#contract/page-rendering.ts';
import { pagePolicy, styleHash } from '../http/security-headers.ts';
import type { Deps } from '../dependencies.ts';
import type { BuiltPages } from './built-pages.ts';
import { writeDocument } from './page-document.ts';

/** Makes the pages of the web. */
export type PageRenderer = {
  /** The page of an address, with a refused form in it if there is one. */
  render(url: URL, refused?: RefusedForm): Promise<RenderedPage>;
  /** A rendered page as the answer to who asked for it. */
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
  return {
    render: (url, refused) =>
      built.render({
        url: `${url.pathname}${url.search}`,
        nowMs: deps.now(),
        site: deps.site,
        callApi,
        ...(refused && { refused }),
      }),
    async print(page, url) {
      const styles = built.stylesOf(page.body);
      const document = writeDocument(page, built, styles);
      return new Response((await built.finish?.(document, url.pathname)) ?? document, {
        status: page.status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': built.finish ? '' : pagePolicy(styleHash(styles), site),
          'cache-control': page.isShared ? 'no-cache' : 'no-store',
          vary: 'Accept',
          ...(page.status === 503 && { 'retry-after': '5' }),
        },
      });
    },
  };
}
