import { Share } from 'lucide-react';
import type { TripsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../shared/language/use-messages.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

/** Shares the page's URL through the device's share dialog, or copies it if the device has none. */
export default function ShareButton() {
  const t = useMessages('trips');
  return (
    <Button
      variant="secondary"
      size="small"
      className="shrink-0 max-sm:size-10 max-sm:px-0 noscript:hidden"
      onClick={() => void share(t)}
    >
      <Share aria-hidden="true" className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{t.share}</span>
    </Button>
  );
}

async function share(t: TripsMessages): Promise<void> {
  const { href: url } = location;
  try {
    const device: { share?: Navigator['share'] } = navigator;
    if (device.share) return await device.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    showToast({ title: t.linkCopied });
  } catch (error) {
    // Ignores a share dialog that was closed.
    if ((error as Error).name === 'AbortError') return;
    showToast({ title: t.copyAddress, description: url });
  }
}
