import { useMessages } from '../../shared/language/use-messages.ts';
import { showToast } from '../../ui/toasts.ts';

/** Returns a function that copies a URL to the clipboard and shows a toast. */
export function useCopyAddress(): (url: string) => Promise<void> {
  const actionMessages = useMessages('portal-actions');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: actionMessages.addressCopied });
    } catch {
      showToast({
        title: actionMessages.cannotCopy,
        description: actionMessages.copyYourself,
        tone: 'destructive',
      });
    }
  };
}
