import { useEffect, useRef } from 'react';
import { isLeavingClosed, openLayers } from '../ui/back-closes.ts';

/**
 * Guards unsaved changes. Closing the tab shows the browser's own prompt; going back or forward within the
 * site is intercepted, and `onBack` asks.
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
      // A layer above this one is closed first.
      if (openLayers() > layer || isLeavingClosed()) return;
      if (!isLeft || !event.cancelable || !latest.current.isDirty) return;
      event.preventDefault();
      latest.current.onBack();
    };
    // Browsers without the Navigation API leave at once.
    const { navigation } = window as { navigation?: Navigation };
    addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, []);
}
