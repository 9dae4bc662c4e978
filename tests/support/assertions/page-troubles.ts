import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** What went wrong on a page that nobody would see: words in the console, failed requests, a sideways scroll bar. */
export type PageTroubles = {
  /** From now on, troubles with these words in them are part of the journey. */
  allow(...words: string[]): void;
  expectNone(): void;
};

/** Starts listening before the first page is opened. */
export async function watchTroubles(page: Page): Promise<PageTroubles> {
  const troubles: string[] = [];
  const allowed: string[] = [];
  page.on('console', (message) => troubles.push(...wordsOf(message)));
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
    // Requests end so when the visitor leaves the page they belong to.
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

/** No scroll bar below the page, and nothing cut off at its side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth ? 'fits' : `${scrollWidth} px in ${clientWidth} px`;
    });
  await expect.poll(widths, `sideways scroll on ${page.url()}`).toBe('fits');
}

function wordsOf(message: ConsoleMessage): string[] {
  if (message.type() !== 'error' && message.type() !== 'warning') return [];
  // What watches here is itself a script, which the frame around a mail does not let in.
  if (message.text().startsWith("Blocked script execution in 'http")) return [];
  // The short run keeps service workers out where a journey is not about them.
  if (message.text().startsWith('Service Worker registration blocked by Playwright')) return [];
  return [`console ${message.type()}: ${message.text()} (${message.location().url})`];
}

/** Runs in the page: a layout that is too wide for a second is found too, though it fits in the end. */
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
