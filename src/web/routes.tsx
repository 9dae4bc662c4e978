import { portalPages } from './portal-pages.tsx';
import type { SiteRoute } from './router/site-route.ts';
import { notFoundPage, visitorPages } from './visitor-pages.tsx';

/** Every route of the site; the first match wins. */
export const routes: readonly SiteRoute[] = [...visitorPages, ...portalPages, notFoundPage];
