import { useMessages } from '../../shared/language/use-messages.ts';
import { showToast } from '../../ui/toasts.ts';

/** Puts an address where it can be pasted from, and says so. */
export function useCopyAddress(): (url: string) => Promise<void> {
  const acts = useMessages('portal-acts');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: acts.addressCopied });
    } catch {
      showToast({
        title: acts.cannotCopy,
        description: acts.copyYourself,
        tone: 'destructive',
      });
    }
  };
}
