import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Does something with a browser of its own. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    // As phones do, letters stand where their widths add up to, not at whole pixels.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    ...(path ? { executablePath: path } : {}),
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** A mid-range phone that was never here. Without a service worker: what it fetches, nobody counts. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  });
}

/** Opens an address over a slow mobile network, until nothing more is loaded. */
export async function openSlowly(phone: BrowserContext, address: string): Promise<Page> {
  const page = await phone.newPage();
  const protocol = await phone.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', NETWORK);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return page;
}
