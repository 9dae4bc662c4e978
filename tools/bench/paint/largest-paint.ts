import type { Browser } from '@playwright/test';
import { startBareServer, type BareFile } from './bare-server.ts';
import { median } from '../load/median.ts';
import { newPhone, openSlowly, withBrowser } from './throttled-phone.ts';

/** Maximum LCP relative to a plain page (docs/decisions/0139). */
export const maxTimesPlain = (path: string) => (path === '/board' ? 1.6 : 1.3);

const LOADS = 21;
/**
 * Text is painted at some 200 ms, quantised by Chromium's steps of 4 ms and frames of 17 ms: a stable median needs more
 * loads.
 */
const LOADS_OF_TEXT = 63;

export type PaintRatio = { path: string; paintMs: number; plainMs: number; ratio: number };

/**
 * Compares a page's LCP with the LCP of a plain page that contains only the same image in the same box, or the same
 * text. Loads both alternately on the same throttled phone.
 */
export function comparePaints(productUrl: string, paths: readonly string[]): Promise<PaintRatio[]> {
  return withBrowser(async (browser) => {
    const ratios: PaintRatio[] = [];
    for (const each of paths) ratios.push(await comparePaint(browser, productUrl, each));
    return ratios;
  });
}

async function comparePaint(browser: Browser, origin: string, path: string): Promise<PaintRatio> {
  const first = await paintOf(browser, `${origin}${path}`);
  const plain = await startBareServer(await plainFiles(origin, first));
  const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  const loads = first.picture === '' ? LOADS_OF_TEXT : LOADS;
  for (let load = 0; load < loads; load += 1) {
    times.ours.push((await paintOf(browser, `${origin}${path}`)).ms);
    times.plain.push((await paintOf(browser, `${plain.url}/`)).ms);
  }
  plain.stop();
  const paintMs = median(times.ours);
  const plainMs = median(times.plain);
  return { path, paintMs, plainMs, ratio: paintMs / plainMs };
}

type Paint = {
  ms: number;
  picture: string;
  text: string;
  size: string;
  width: number;
  height: number;
};

/** LCP of a first visit with an empty cache, final once loading has finished. */
async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const phone = await newPhone(browser);
  const page = await openSlowly(phone, address);
  const paint = await page.evaluate(largestPaint);
  await phone.close();
  return paint;
}

/** Runs in the page. */
function largestPaint(): Promise<Paint> {
  type PaintEntry = PerformanceEntry & { element: HTMLElement | null; url: string };
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element, url, startTime } = list.getEntries().at(-1) as PaintEntry;
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const text = element?.innerText ?? '';
      const size = element ? getComputedStyle(element).fontSize : '';
      resolve({ ms: startTime, picture: url, text, size, width, height });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function plainFiles(origin: string, paint: Paint): Promise<Record<string, BareFile>> {
  const { picture, text, size, width, height } = paint;
  if (picture === '')
    return { '/': plainPage(`<p style="font-size: ${size}">${escaped(text)}</p>`) };
  const path = picture.slice(origin.length);
  const answer = await fetch(picture);
  const type = answer.headers.get('content-type') ?? '';
  return {
    '/': plainPage(`<img src="${path}" alt="" width="${width}" height="${height}">`),
    [path]: {
      headers: { 'content-type': type },
      bytes: new Uint8Array(await answer.arrayBuffer()),
    },
  };
}

function plainPage(body: string): BareFile {
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    bytes: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title><style>body { margin: 0 } img { display: block; object-fit: cover }</style></head><body>${body}</body></html>`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
