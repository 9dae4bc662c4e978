import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

const OPENING_PICTURE =
  /<source type="(image\/avif)" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/;

/**
 * What the browser is to ask for before anything else: the picture a page opens with, told from the
 * page as it is written; on a page that opens with words, their letters.
 */
export function firstPreload(body: string): { tag: string; isPicture: boolean } {
  const [, type, widths, sizes] = OPENING_PICTURE.exec(body) ?? [];
  if (!type) {
    const tag = `<link rel="preload" as="font" type="font/woff2" href="${textFont}" crossorigin>`;
    return { tag, isPicture: false };
  }
  const tag = `<link rel="preload" as="image" type="${type}" imagesrcset="${widths}" imagesizes="${sizes}" fetchpriority="high">`;
  return { tag, isPicture: true };
}
