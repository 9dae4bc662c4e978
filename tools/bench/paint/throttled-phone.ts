import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Runs a measurement in a new browser. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    // Positions glyphs at subpixels, like phones.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    ...(path ? { executablePath: path } : {}),
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** A mid-range phone on its first visit, without a service worker, whose requests would not be counted. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  });
}

/** Opens a URL over a slow mobile network and waits until loading has finished. */
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
