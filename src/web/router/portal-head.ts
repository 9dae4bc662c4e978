import type { Messages } from '#i18n/catalogues/messages.ts';
import type { SiteRoute } from './site-route.ts';

export type PortalTitle = keyof Messages['portal-shared']['titles'];

/** The head of a page of the portals, which search engines never show. */
export function portalHead(title: PortalTitle): SiteRoute['head'] {
  return (_input, _client, messages) => {
    const words = messages['portal-shared'];
    return { title: words.titles[title], isIndexed: false };
  };
}
