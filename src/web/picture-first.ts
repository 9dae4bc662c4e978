/** A picture that takes longer is no longer waited for. */
const PATIENCE_MS = 2000;

/**
 * Runs first on a page that opens with a picture: on a phone's network a picture and scripts that come
 * at the same time hold each other up. The server has written down what to load once the picture is there.
 */
async function startAfterPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const isShown = picture?.decode().catch(() => undefined);
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const { entry = '', imports = '' } = document.getElementById('start')?.dataset ?? {};
  for (const file of imports.split(' ')) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    link.as = file.endsWith('.js') ? 'script' : 'style';
    link.href = file;
    document.head.append(link);
  }
  await import(/* @vite-ignore */ entry);
}

void startAfterPicture();
