import { useEffect, useRef } from 'react';

// The open layers, lowest first. Each pushes a history entry, so that Back closes it.
const layers: object[] = [];
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
      // A layer that did not close, because it asks first, needs its history entry again.
      setTimeout(() => layers.includes(layer) && enterUpTo(depth));
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      layers.splice(layers.indexOf(layer), 1);
      // Deferred: closing and navigating in one event has already left the entry.
      setTimeout(leaveClosed);
    };
  }, []);
}

/** The number of open layers. */
export function openLayers(): number {
  return layers.length;
}

/** Whether the current history step removes the entry of a layer that was closed otherwise. */
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
