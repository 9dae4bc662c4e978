/** Limits the wait for the first paint: a background page never paints. */
const TIMEOUT_MS = 2000;

/**
 * Loads the page's scripts after the first image has painted, or the text if there is no image, because scripts would
 * delay that paint on a slow phone. The server inlines this module into every page; `#start` lists the scripts.
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
