import type { Page } from '@playwright/test';
import type { PageTroubles } from '../assertions/page-troubles.ts';

/** What a load balancer answers while no server is there: a page of its own, with no message of ours. */
const AWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** Acts while whatever is asked at this path is answered by the load balancer alone. */
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
