import { useEffect, useRef, useState, type ComponentType } from 'react';
import { currentToast, watchToasts, TOAST_HOTKEY } from './toasts.ts';

/** Mounts the toasts. Their code loads with the first toast, or on F8. */
export function ToastOutlet() {
  const [area, setArea] = useState<{ Area: ComponentType } | null>(null);
  const isFocusRequested = useRef(false);
  useEffect(() => {
    if (area) {
      if (isFocusRequested.current) focusArea();
      return;
    }
    let isWanted = true;
    const load = () => {
      void import('./toast-area.tsx').then(({ ToastArea }) => {
        if (isWanted) setArea({ Area: ToastArea });
      });
    };
    if (currentToast()) load();
    const unwatch = watchToasts(load);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return;
      isFocusRequested.current = true;
      load();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      isWanted = false;
      unwatch();
      document.removeEventListener('keydown', onKey);
    };
  }, [area]);
  // Keeps toasts audible: a modal dialog hides everything but live regions from screen readers.
  return <div aria-live="off">{area && <area.Area />}</div>;
}

function focusArea(): void {
  document.querySelector<HTMLElement>(`[role="region"][aria-label*="${TOAST_HOTKEY}"] ol`)?.focus();
}
