import type { Page } from '@playwright/test';
import type { PageTroubles } from '../assertions/page-troubles.ts';

/** Response of a load balancer without servers: its own page, without our error format. */
const AWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** Runs an act while the load balancer answers this path. */
export async function whileAway(
  page: Page,
  troubles: PageTroubles,
  path: string,
  act: () => Promise<void>,
): Promise<void> {
  const asked = (url: URL) => url.pathname === path;
  troubles.allow(path, 'status of 502');
  await page.route(asked, (route) => route.fulfill(AWAY));
  await act();
  await page.unroute(asked);
}
