/** The longest wait for the first paint. A page in the background has none. */
const TIMEOUT_MS = 2000;

/**
 * Loads the page's scripts once its first picture, or without one its words, are painted: on a slow network they would
 * compete for the bandwidth, on a slow phone for the processor. The server inlines this module into every page, where
 * `#start` lists what to load.
 */
async function loadAfterPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const isPainted = picture ? picture.decode().catch(() => undefined) : nextPaint();
  await Promise.race([isPainted, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  const { entry = '', imports = '' } = document.getElementById('start')?.dataset ?? {};
  for (const file of imports.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  await import(/* @vite-ignore */ entry);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void loadAfterPaint();
