import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import { inEnglish } from '../shared/page/define-page.ts';
import { portalHead, type PortalTitle } from '../shared/page/portal-head.ts';

/**
 * Settings shared by the pages of the admin portal, which are never indexed and omit the site's header and footer.
 * `groups` are the page's own message groups.
 */
export function adminDefaults(title: PortalTitle, ...groups: MessageGroup[]) {
  return {
    layout: 'admin',
    robots: 'noindex',
    messages: [
      'portal-shared',
      'portal-labels',
      'portal-actions',
      'admin-layout',
      'operator-errors',
      'admin-errors',
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
