import { chromium, type Browser, type Page } from '@playwright/test';
import { startBareServer, type BareFile } from './bare-server.ts';

/** How much later than on a plain page the largest picture may be painted. */
export const MOST_TIMES_PLAIN = 1.2;

const LOADS = 7;
/** A mid-range phone on a slow mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export type PaintRatio = { path: string; paintMs: number; plainMs: number; ratio: number };

/**
 * When the largest picture of a page is painted, as a share of when a plain page paints it that has
 * nothing else: the same file in the same box, on the same throttled phone, alternately.
 */
export async function comparePaints(
  productUrl: string,
  paths: readonly string[],
): Promise<PaintRatio[]> {
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(path ? { executablePath: path } : {}),
  });
  try {
    const ratios: PaintRatio[] = [];
    for (const each of paths) ratios.push(await comparePaint(browser, productUrl, each));
    return ratios;
  } finally {
    await browser.close();
  }
}

async function comparePaint(browser: Browser, origin: string, path: string): Promise<PaintRatio> {
  const first = await paintOf(browser, `${origin}${path}`);
  const plain = await startBareServer(await plainFiles(origin, first));
  const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let load = 0; load < LOADS; load += 1) {
    times.ours.push((await paintOf(browser, `${origin}${path}`)).ms);
    times.plain.push((await paintOf(browser, `${plain.url}/`)).ms);
  }
  plain.stop();
  const [paintMs, plainMs] = [median(times.ours), median(times.plain)];
  return { path, paintMs, plainMs, ratio: paintMs / plainMs };
}

type Paint = { ms: number; picture: string; width: number; height: number };

/** One first visit, with an empty cache. */
async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(address, { waitUntil: 'load' });
  // Once nothing more is loaded nothing larger is painted.
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(largestPaint);
  await context.close();
  if (paint.picture === '') throw new Error(`The largest paint of ${address} is no picture.`);
  return paint;
}

async function throttle(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', NETWORK);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Runs in the page. */
function largestPaint(): Promise<Paint> {
  type PaintEntry = PerformanceEntry & { element: HTMLImageElement | null; url: string };
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element, url, startTime } = list.getEntries().at(-1) as PaintEntry;
      const box = element?.getBoundingClientRect();
      resolve({ ms: startTime, picture: url, width: box?.width ?? 0, height: box?.height ?? 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function plainFiles(
  origin: string,
  { picture, width, height }: Paint,
): Promise<Record<string, BareFile>> {
  const path = picture.slice(origin.length);
  const answer = await fetch(picture);
  const type = answer.headers.get('content-type') ?? '';
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title><style>body { margin: 0 } img { display: block; object-fit: cover }</style></head><body><img src="${path}" alt="" width="${width}" height="${height}"></body></html>`;
  return {
    '/': { headers: { 'content-type': 'text/html; charset=utf-8' }, bytes: page },
    [path]: {
      headers: { 'content-type': type },
      bytes: new Uint8Array(await answer.arrayBuffer()),
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
