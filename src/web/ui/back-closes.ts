import { useEffect, useRef } from 'react';

// What lies open over the page, the lowest first. Each has an entry of the history of its own, so that Back closes it.
const layers: object[] = [];
let isStepping = false;

/** Going back, on a phone or in the browser, closes what is open over the page instead of leaving the page. */
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
      // Who asks first, or must not be closed now, is still there: then there is something to go back from again.
      setTimeout(() => layers.includes(layer) && enterUpTo(depth));
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      layers.splice(layers.indexOf(layer), 1);
      // Later: who closes it and goes elsewhere in one breath has left its entry already.
      setTimeout(leaveClosed);
    };
  }, []);
}

/** How many layers lie open over the page. */
export function openLayers(): number {
  return layers.length;
}

/** Whether the history is being left behind by what was closed otherwise, and not by the visitor. */
export function isLeavingClosed(): boolean {
  return isStepping;
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
