import { adminPages } from './admin-pages.tsx';
import { portalHead } from './router/portal-head.ts';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of captains, their crews and admins: most visitors never load this list. */
export const portalPages: readonly SiteRoute[] = [
  {
    path: '/operator',
    load: () => import('./operator/sign-in/operator-page.tsx'),
    source: 'src/web/operator/sign-in/operator-page.tsx',
    messages: ['portal-shared', 'operator-sign-in'],
    head: portalHead('captains'),
  },
  {
    path: '/operator/dashboard',
    load: () => import('./operator/dashboard/dashboard-page.tsx'),
    source: 'src/web/operator/dashboard/dashboard-page.tsx',
    messages: [
      'portal-shared',
      'trips',
      'problems',
      'portal-sailing',
      'operator-dashboard',
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
      'portal-call-offs',
      'reviews',
    ],
    head: portalHead('dashboard'),
  },
  {
    path: '/operator/documents',
    load: () => import('./operator/documents/documents-page.tsx'),
    source: 'src/web/operator/documents/documents-page.tsx',
    messages: ['portal-shared', 'operator-documents', 'operator-sign-in', 'problems'],
    head: portalHead('documents'),
  },
  {
    path: '/operator/day/:date',
    load: () => import('./operator/day/day-page.tsx'),
    source: 'src/web/operator/day/day-page.tsx',
    laterSource: 'src/web/operator/day/code-reader.ts',
    messages: [
      'portal-shared',
      'operator-day',
      'operator-departures',
      'operator-by-hand',
      'operator-sign-in',
    ],
    head: portalHead('day'),
  },
  {
    path: '/crew/:token',
    load: () => import('./operator/day/crew-page.tsx'),
    source: 'src/web/operator/day/crew-page.tsx',
    laterSource: 'src/web/operator/day/code-reader.ts',
    messages: ['portal-shared', 'operator-day'],
    head: portalHead('crew'),
    isShared: false,
  },
  ...adminPages,
];
