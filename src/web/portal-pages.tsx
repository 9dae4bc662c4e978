import { pagePatterns } from '#contract/pages/paths.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { SIGN_IN_LINK_PATH } from '#contract/operator/sign-in-links.ts';
import { adminPages } from './admin-pages.tsx';
import { portalHead } from './router/portal-head.ts';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of captains, their crews and admins: most visitors never load this list. */
export const portalPages: readonly SiteRoute[] = [
  {
    path: pagePatterns.operatorPortal,
    load: () => import('./operator/sign-in/operator-page.tsx'),
    source: 'src/web/operator/sign-in/operator-page.tsx',
    messages: ['portal-shared', 'portal-problems', 'problems', 'trips', 'operator-sign-in'],
    head: portalHead('captains'),
  },
  {
    path: SIGN_IN_LINK_PATH,
    search: ['token_hash', 'type', 'redirect_to', 'outcome'],
    load: () => import('./operator/sign-in/confirm-page.tsx'),
    source: 'src/web/operator/sign-in/confirm-page.tsx',
    messages: ['operator-confirm'],
    head: (_input, _client, messages) => ({
      title: messages['operator-confirm'].links.email.title,
      isIndexed: false,
    }),
    // What is used up by a button, no cache may show again.
    isShared: false,
  },
  {
    path: portalPatterns.operatorDashboard,
    load: () => import('./operator/dashboard/dashboard-page.tsx'),
    source: 'src/web/operator/dashboard/dashboard-page.tsx',
    messages: [
      'portal-shared',
      'portal-problems',
      'problems',
      'trips',
      'portal-sailing',
      'portal-call-offs',
      'reviews',
      'operator-dashboard',
      'operator-session',
      'operator-sign-in',
      'operator-boats',
      'operator-availability',
      'operator-photos',
      'operator-featuring',
      'operator-reviews',
      'operator-bookings',
      'operator-by-hand',
      'operator-changes',
      'operator-calendars',
      'operator-call-offs',
      'operator-departures',
      'operator-documents',
      'operator-payouts',
    ],
    head: portalHead('dashboard'),
  },
  {
    path: portalPatterns.operatorDocuments,
    load: () => import('./operator/documents/documents-page.tsx'),
    source: 'src/web/operator/documents/documents-page.tsx',
    messages: [
      'portal-shared',
      'portal-problems',
      'problems',
      'trips',
      'operator-documents',
      'operator-sign-in',
    ],
    head: portalHead('documents'),
  },
  {
    path: portalPatterns.operatorDay,
    load: () => import('./operator/day/day-page.tsx'),
    source: 'src/web/operator/day/day-page.tsx',
    laterSource: 'src/web/operator/day/scan/code-reader.ts',
    messages: [
      'portal-shared',
      'portal-problems',
      'problems',
      'trips',
      'operator-day',
      'operator-documents',
      'operator-bookings',
      'operator-departures',
      'operator-call-offs',
      'portal-call-offs',
      'operator-by-hand',
      'operator-sign-in',
    ],
    head: portalHead('day'),
  },
  {
    path: portalPatterns.crewDay,
    load: () => import('./operator/day/crew-page.tsx'),
    source: 'src/web/operator/day/crew-page.tsx',
    laterSource: 'src/web/operator/day/scan/code-reader.ts',
    messages: ['portal-shared', 'portal-problems', 'problems', 'trips', 'operator-day'],
    head: portalHead('crew'),
    isShared: false,
  },
  ...adminPages,
];
