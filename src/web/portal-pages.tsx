import { adminPages } from './admin-pages.tsx';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of captains, their crews and admins: most visitors never load this list. */
export const portalPages: readonly SiteRoute[] = [
  {
    path: '/operator',
    load: () => import('./operator/sign-in/operator-page.tsx'),
    source: 'src/web/operator/sign-in/operator-page.tsx',
    head: () => ({ title: 'For Captains', isIndexed: false }),
  },
  {
    path: '/operator/dashboard',
    load: () => import('./operator/dashboard/dashboard-page.tsx'),
    source: 'src/web/operator/dashboard/dashboard-page.tsx',
    head: () => ({ title: 'Operator Dashboard', isIndexed: false }),
  },
  {
    path: '/operator/documents',
    load: () => import('./operator/documents/documents-page.tsx'),
    source: 'src/web/operator/documents/documents-page.tsx',
    head: () => ({ title: 'Your Documents', isIndexed: false }),
  },
  {
    path: '/operator/day/:date',
    load: () => import('./operator/day/day-page.tsx'),
    source: 'src/web/operator/day/day-page.tsx',
    laterSource: 'src/web/operator/day/code-reader.ts',
    head: () => ({ title: 'Your Day', isIndexed: false }),
  },
  {
    path: '/crew/:token',
    load: () => import('./operator/day/crew-page.tsx'),
    source: 'src/web/operator/day/crew-page.tsx',
    laterSource: 'src/web/operator/day/code-reader.ts',
    head: () => ({ title: 'Crew', isIndexed: false }),
    isShared: false,
  },
  ...adminPages,
];
