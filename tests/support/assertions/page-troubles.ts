import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Invisible problems of a page: console messages, failed requests, horizontal scrolling. */
export type PageTroubles = {
  /** Accepts further problems that contain these texts. */
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
    // Leaving a page aborts its requests.
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

/** Asserts that the page does not scroll horizontally and is not cut off at its side. */
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
  // The watching script is blocked by the frame of a mail.
  if (message.text().startsWith("Blocked script execution in 'http")) return [];
  // The short run blocks service workers in journeys that do not need them.
  if (message.text().startsWith('Service Worker registration blocked by Playwright')) return [];
  return [`console ${message.type()}: ${message.text()} (${message.location().url})`];
}

/** Runs in the page: also detects a layout that is too wide only temporarily. */
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
