import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

/** Sends the page's address by what the device has for it; where it has nothing, copies it. */
export function ShareButton() {
  return (
    <Button
      variant="secondary"
      size="small"
      className="noscript:hidden"
      onClick={() => void share()}
    >
      Share
    </Button>
  );
}

async function share(): Promise<void> {
  const { href: url } = location;
  try {
    const device: { share?: Navigator['share'] } = navigator;
    if (device.share) return await device.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied' });
  } catch (error) {
    // Closed without choosing anybody: nothing to say.
    if ((error as Error).name === 'AbortError') return;
    showToast({ title: 'Copy the link from the address bar', description: url });
  }
}
