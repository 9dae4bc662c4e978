import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Problems of a page that a visitor may not see: console errors, failed requests, sideways scrolling. */
export type PageTroubles = {
  /** Accepts problems that contain any of these texts. */
  allow(...words: string[]): void;
  expectNone(): void;
};

/** Starts listening before the first page is opened. */
export async function watchTroubles(page: Page): Promise<PageTroubles> {
  const troubles: string[] = [];
  const allowed: string[] = [];
  page.on('console', (message) => troubles.push(...describeMessage(message)));
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const method = response.request().method();
    if (response.status() >= 400) {
      troubles.push(`answer ${response.status()}: ${method} ${pathname}${search}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Ignores aborted requests: leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} (${reason})`);
  });
  await page.addInitScript(sayWhenTooWide);
  return {
    allow: (...words) => void allowed.push(...words),
    expectNone() {
      const isAllowed = (trouble: string) => allowed.some((words) => trouble.includes(words));
      expect(troubles.filter((trouble) => !isAllowed(trouble))).toEqual([]);
    },
  };
}

/** Asserts that the page's content is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth ? 'fits' : `${scrollWidth} px in ${clientWidth} px`;
    });
  await expect.poll(widths, `sideways scroll on ${page.url()}`).toBe('fits');
}

function describeMessage(message: ConsoleMessage): string[] {
  if (message.type() !== 'error' && message.type() !== 'warning') return [];
  // Skips the message of a mail's frame, which blocks the script that watches the width.
  if (message.text().startsWith("Blocked script execution in 'http")) return [];
  // Skips the message about service workers, which the short run blocks in journeys that do not need them.
  if (message.text().startsWith('Service Worker registration blocked by Playwright')) return [];
  return [`console ${message.type()}: ${message.text()} (${message.location().url})`];
}

/** Runs in the page. Checks the width every second, to detect a layout that is too wide only for a while. */
function sayWhenTooWide(): void {
  let isSaid = false;
  setInterval(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (isSaid || scrollWidth <= clientWidth) return;
    isSaid = true;
    reportError(
      new Error(`sideways scroll: ${scrollWidth} px in ${clientWidth} px on ${location.pathname}`),
    );
  }, 1000);
}
