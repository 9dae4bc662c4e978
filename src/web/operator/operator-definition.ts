import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import { portalHead, type PortalTitle } from '../shared/page/portal-head.ts';

/** Settings shared by the operators' pages. `groups` lists the page's own message groups. */
export function operatorDefaults(title: PortalTitle, ...groups: MessageGroup[]) {
  return {
    robots: 'noindex',
    messages: [
      'portal-shared',
      'portal-labels',
      'portal-actions',
      'operator-errors',
      'guest-errors',
      'trips',
      ...groups,
    ],
    head: portalHead(title),
  } as const;
}
