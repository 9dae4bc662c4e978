/** The longest wait for the picture. */
const TIMEOUT_MS = 2000;

/**
 * Runs first on a page that opens with a picture: on slow networks the picture and the scripts compete for
 * bandwidth. The server lists in `#start` what to load after the picture.
 */
async function startAfterPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const isShown = picture?.decode().catch(() => undefined);
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  const { entry = '', imports = '' } = document.getElementById('start')?.dataset ?? {};
  for (const file of imports.split(' ')) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'stylesheet';
    link.href = file;
    document.head.append(link);
  }
  await import(/* @vite-ignore */ entry);
}

void startAfterPicture();
