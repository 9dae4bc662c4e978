/** The longest wait for the first paint; a page in the background has none. */
const TIMEOUT_MS = 2000;

/**
 * Runs first on a page whose first paint is not to wait for scripts: on slow networks the picture it opens with and
 * the scripts compete for bandwidth, on slow phones its words and the requests for them for the processor. It stands in
 * the page: a request for it would be one of those, and a round trip. The server lists in `#start` what to load
 * afterwards.
 */
async function startAfterPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const isPainted = picture ? picture.decode().catch(() => undefined) : twoPaints();
  await Promise.race([isPainted, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  // Each by itself: a custom property of all that is there would have sections laid out that come near later.
  for (const photo of document.querySelectorAll<HTMLElement>('.after-picture')) {
    photo.style.animation = 'none';
  }
  const { entry = '', imports = '' } = document.getElementById('start')?.dataset ?? {};
  for (const file of imports.split(' ')) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'stylesheet';
    link.href = file;
    document.head.append(link);
  }
  await import(/* @vite-ignore */ entry);
}

/** A title, and what comes in the frame after it. */
function twoPaints(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

void startAfterPaint();
