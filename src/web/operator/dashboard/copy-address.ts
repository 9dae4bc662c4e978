import { useMessages } from '../../shared/language/use-messages.ts';
import { showToast } from '../../ui/toasts.ts';

/** Puts an address where it can be pasted from, and says so. */
export function useCopyAddress(): (url: string) => Promise<void> {
  const words = useMessages('portal-shared');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: words.addressCopied });
    } catch {
      showToast({
        title: words.cannotCopy,
        description: words.copyYourself,
        tone: 'destructive',
      });
    }
  };
}
