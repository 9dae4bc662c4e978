import { showToast } from '../../ui/toasts.ts';

/** Puts an address where it can be pasted from, and says so. */
export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Address copied' });
  } catch {
    showToast({
      title: 'Copying is not allowed here',
      description: 'Please select the address and copy it yourself.',
      tone: 'destructive',
    });
  }
}
