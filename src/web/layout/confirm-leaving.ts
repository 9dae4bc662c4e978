import { useEffect, useRef } from 'react';
import { isLeavingClosed, openLayers } from '../ui/back-closes.ts';

/**
 * Leaving the page asks first while something would be lost. Closing the tab asks by the browser's own
 * question; going back or forward within the site is stopped, and `onBack` asks.
 */
export function useConfirmLeaving(isDirty: boolean, onBack: () => void): void {
  const latest = useRef({ isDirty, onBack });
  useEffect(() => {
    latest.current = { isDirty, onBack };
  });
  useEffect(() => {
    const layer = openLayers();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent) => {
      const isLeft = event.navigationType === 'traverse' && event.destination.sameDocument;
      // What lies above is closed first, and leaves nothing.
      if (openLayers() > layer || isLeavingClosed()) return;
      if (!isLeft || !event.cancelable || !latest.current.isDirty) return;
      event.preventDefault();
      latest.current.onBack();
    };
    // Not every browser has it yet; there, going back leaves at once.
    const { navigation } = window as { navigation?: Navigation };
    addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, []);
}
