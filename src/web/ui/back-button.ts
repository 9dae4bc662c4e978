import { useEffect, useRef } from 'react';

// Open layers, lowest first. Each pushes a history entry, so that Back closes it.
const layers: object[] = [];
/** True while a history step removes the entry of a layer that was not closed by Back. */
let isStepping = false;

/** Makes Back close a layer, such as a dialog, instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const layer = {};
    layers.push(layer);
    const depth = layers.length;
    enterUpTo(depth);
    const onBack = () => {
      isStepping = false;
      if (enteredLayers() >= depth) return;
      close.current();
      // Restores the history entry if the layer stayed open to ask for confirmation.
      setTimeout(() => layers.includes(layer) && enterUpTo(depth));
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      layers.splice(layers.indexOf(layer), 1);
      // Deferred, because the same event may also navigate, and the entry must not be removed twice.
      setTimeout(leaveClosed);
    };
  }, []);
}

function leaveClosed(): void {
  const closed = enteredLayers() - layers.length;
  if (closed <= 0 || isStepping) return;
  isStepping = true;
  addEventListener('popstate', () => (isStepping = false), { once: true });
  history.go(-closed);
}

function enterUpTo(depth: number): void {
  for (let layer = enteredLayers() + 1; layer <= depth; layer += 1) {
    history.pushState({ ...(history.state as object | null), layer }, '');
  }
}

function enteredLayers(): number {
  return (history.state as { layer?: number } | null)?.layer ?? 0;
}

/**
 * Guards unsaved changes. Closing the tab shows the browser's own prompt. Going back or forward within the site is
 * intercepted and calls `onBack`, which asks for confirmation.
 */
export function useConfirmLeaving(isDirty: boolean, onBack: () => void): void {
  const latest = useRef({ isDirty, onBack });
  useEffect(() => {
    latest.current = { isDirty, onBack };
  });
  useEffect(() => {
    const layersBelow = layers.length;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent) => {
      const isLeft = event.navigationType === 'traverse' && event.destination.sameDocument;
      // Leaves this history step to an open layer, which closes first.
      if (layers.length > layersBelow || isStepping) return;
      if (!isLeft || !event.cancelable || !latest.current.isDirty) return;
      event.preventDefault();
      latest.current.onBack();
    };
    // Browsers without the Navigation API leave without asking.
    const { navigation } = window as { navigation?: Navigation };
    addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, []);
}
