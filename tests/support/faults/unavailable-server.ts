import type { Page } from '@playwright/test';
import type { PageTroubles } from '../assertions/page-troubles.ts';

/** Response of a load balancer without servers: its own page instead of the product's error format. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** Runs an action while the load balancer itself answers this path, with 502. */
export async function whileUnavailable(
  page: Page,
  troubles: PageTroubles,
  path: string,
  action: () => Promise<void>,
): Promise<void> {
  const asked = (url: URL) => url.pathname === path;
  troubles.allow(path, 'status of 502');
  await page.route(asked, (route) => route.fulfill(BAD_GATEWAY));
  await action();
  await page.unroute(asked);
}
