import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import { inEnglish } from '../shared/page/define-page.ts';
import { portalHead, type PortalTitle } from '../shared/page/portal-head.ts';

/**
 * What the pages of the admin portal have in common: search engines never show them, and they are without the site's
 * header and footer. `groups` are a page's own messages.
 */
export function adminDefaults(title: PortalTitle, ...groups: MessageGroup[]) {
  return {
    layout: 'admin',
    robots: 'noindex',
    messages: [
      'portal-shared',
      'portal-labels',
      'portal-acts',
      'admin-layout',
      'admin-problems',
      'trips',
      ...groups,
    ],
    head: portalHead(title),
    server: import.meta.env.SSR
      ? {
          description: inEnglish(
            'The platform’s boats, captains, bookings and money, for the people who run it.',
          ),
        }
      : undefined,
  } as const;
}
