import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import {
  SHARE_PICTURE_SIZE,
  SHARE_PICTURE_TYPE,
  sharePicturePath,
  siteSharePicture,
  type SharePicture,
} from '#contract/pages/share-pictures.ts';
import { locales } from '#i18n/formats/language-formats.ts';
import { localizePath } from '#i18n/languages/languages.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { isTranslated } from '#contract/pages/page-languages.ts';
import type { AnyPage, PageHead, ServerContext } from '../shared/page/define-page.ts';
import {
  buildBreadcrumbList,
  createBreadcrumbs,
  type Breadcrumb,
} from '../shared/page/breadcrumbs.ts';
import { canonicalPath, fullTitle } from '../shared/page/document-head.ts';

/** Renders the tags in `<head>`, on the server only. The browser updates the title itself and never loads this file. */
export function headTags(head: PageHead, page: AnyPage, context: ServerContext): string {
  const { publicUrl } = context.site;
  const path = canonicalPath(context.pathname);
  const url = publicUrl + localizePath(context.language, path);
  // Embedded pages stay out of the index, because search engines should index the full page instead.
  const isEmbedded = page.layout === 'embed';
  const description = page.server?.description?.(context) ?? '';
  const shown = { title: head.title, description, url };
  const picture = page.server?.sharePicture?.(context) ?? siteSharePicture;
  return [
    `<title>${escapeHtml(fullTitle(head))}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...otherLanguages(path, context.site),
    ...(head.isIndexed === false || isEmbedded ? [meta('name', 'robots', 'noindex')] : []),
    ...scriptlessRefresh(head, context.language),
    ...sharedLinkTags(shown, picture, publicUrl),
    ...localeTags(path, context),
    ...fixedTags,
  ].join('\n');
}

/** Links to the page's translations (hreflang), and to the default page for all other languages. */
function otherLanguages(path: string, { publicUrl, languages = [] }: SiteFacts): string[] {
  if (!isTranslated(path)) return [];
  const link = (lang: string, to: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(publicUrl + to)}">`;
  const each = languages.map((language) => link(language, localizePath(language, path)));
  return each.length === 0 ? [] : [...each, link('x-default', path)];
}

/** Refreshes or redirects the page in browsers without JavaScript. */
function scriptlessRefresh({ withoutScripts }: PageHead, language: Language): string[] {
  if (!withoutScripts) return [];
  const { afterSeconds, to } = withoutScripts;
  const content =
    to === undefined ? `${afterSeconds}` : `${afterSeconds};url=${localizePath(language, to)}`;
  return [`<noscript><meta http-equiv="refresh" content="${escapeHtml(content)}"></noscript>`];
}

/** Open Graph tags for the page's language and its translations, as `fr_FR`. */
function localeTags(path: string, { language, site: { languages = [] } }: ServerContext): string[] {
  const getLocale = (each: Language) => locales[each].replace('-', '_');
  const others = isTranslated(path) ? languages.filter((each) => each !== language) : [];
  return [
    meta('property', 'og:locale', getLocale(language)),
    ...others.map((each) => meta('property', 'og:locale:alternate', getLocale(each))),
  ];
}

function sharedLinkTags(
  { title, description, url }: { title: string; description: string; url: string },
  picture: SharePicture,
  publicUrl: string,
): string[] {
  const facts = {
    title,
    description,
    url,
    type: 'website',
    site_name: SITE_NAME,
    image: publicUrl + sharePicturePath(picture),
    'image:type': SHARE_PICTURE_TYPE,
    'image:width': String(SHARE_PICTURE_SIZE.width),
    'image:height': String(SHARE_PICTURE_SIZE.height),
    'image:alt': `${picture.title} — ${picture.line}`,
  };
  return [
    ...Object.entries(facts).map(([name, content]) => meta('property', `og:${name}`, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const fixedTags = [
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#05191f" media="(prefers-color-scheme: dark)">',
  '<meta name="color-scheme" content="light dark">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** Renders the page's JSON-LD, or ''. The content policy allows it, since browsers do not execute it. */
export function structuredDataTag(page: AnyPage, context: ServerContext): string {
  const description = page.server?.description?.(context) ?? '';
  const breadcrumbs = createBreadcrumbs(context.language, context.messages.breadcrumbs);
  const wayTo = (to: readonly Breadcrumb[]) =>
    buildBreadcrumbList(context.site.publicUrl, [breadcrumbs.home, ...to]);
  const items = page.server?.structuredData?.({
    ...context,
    description,
    steps: breadcrumbs,
    wayTo,
  });
  if (!items) return '';
  const graph = { '@context': 'https://schema.org', '@graph': items };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const PRIORITY_IMAGE =
  /<source type="(image\/avif)" srcset="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchpriority="high"/i;

/** Builds a `Link` header that preloads the image with high fetch priority; null if the markup has none. */
export function picturePreload(body: string): string | null {
  const [, type, sources, sizes] = PRIORITY_IMAGE.exec(body) ?? [];
  if (!type || !sources) return null;
  const [smallest = ''] = sources.split(' ');
  const link = `<${smallest}>; rel=preload; as=image; type="${type}"; imagesrcset="${sources}"; imagesizes="${sizes}"; fetchpriority=high`;
  return link.replaceAll('&amp;', '&');
}
