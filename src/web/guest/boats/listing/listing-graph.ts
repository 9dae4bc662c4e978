import type { ItemList } from 'schema-dts';
import type { BoatCardView } from '#contract/public/boat-search-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { languagePrefix } from '#i18n/languages/languages.ts';
import type { GraphContext } from '../../../shared/page/define-page.ts';
import { listingQuery } from '../../../shared/trip/listing-address.ts';

/** Describes the shown boats to search engines, in page order. */
export function listingGraph({ search, client, site, language, steps, wayTo }: GraphContext) {
  const page = client.getQueryData(listingQuery(search).queryKey);
  const base = site.publicUrl + languagePrefix(language);
  return [wayTo(steps.listing), boatList(page?.items ?? [], base)];
}

function boatList(boats: readonly BoatCardView[], base: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: boats.length,
    itemListElement: boats.map(({ name, slug }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      url: base + paths.boat({ slug }),
    })),
  };
}
