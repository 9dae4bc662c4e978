import type { BreadcrumbList } from 'schema-dts';
import { paths } from '#contract/pages/paths.ts';
import type { Day } from '#domain/time/days.ts';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import type { BreadcrumbsMessages } from '#i18n/catalogues/messages.ts';
import { getPortName } from '#domain/island/ports.ts';

/** A page in a breadcrumb trail. */
export type Breadcrumb = { name: string; path: string };

export type Breadcrumbs = ReturnType<typeof createBreadcrumbs>;

/** Returns the breadcrumb trails for a language. */
export function createBreadcrumbs(language: Language, t: BreadcrumbsMessages) {
  const step = (name: string, path: string): Breadcrumb => ({
    name,
    path: localizePath(language, path),
  });
  const listing = step(t.boats, paths.listing());
  const island = step(t.departures, paths.board());
  const days = step(t.ships, paths.ships());
  return {
    home: step(t.home, '/'),
    listing: [listing],
    boat: (boat: { name: string; slug: string }) => [listing, step(boat.name, paths.boat(boat))],
    /** Returns the trail to a port's departures; for '', to the departures of the whole island. */
    board: (port: string) =>
      port === '' ? [island] : [island, step(getPortName(port), paths.portBoard({ port }))],
    /** Returns the trail to a day's ships, or to the list of days. */
    ships: (day?: Day) =>
      day === undefined
        ? [days]
        : [days, step(localizeFullDay(language, day), paths.shipDay({ day }))],
  };
}

export function buildBreadcrumbList(
  publicUrl: string,
  steps: readonly Breadcrumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      item: { '@id': publicUrl + path },
    })),
  };
}
