import type { BreadcrumbList } from 'schema-dts';

/** The way from the home page to a page, the page itself last. */
export function breadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      item: { '@id': publicUrl + path },
    })),
  };
}
