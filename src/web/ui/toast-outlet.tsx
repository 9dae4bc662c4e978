import { useEffect, useRef, useState, type ComponentType } from 'react';
import { currentToast, watchToasts } from './toasts.ts';

/** Where toasts appear. Their code is loaded with the first toast, or when F8 asks for the area. */
export function ToastOutlet() {
  const [area, setArea] = useState<{ Area: ComponentType } | null>(null);
  const isFocusAsked = useRef(false);
  useEffect(() => {
    if (area) {
      if (isFocusAsked.current) focusArea();
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
      if (event.key !== 'F8') return;
      isFocusAsked.current = true;
      load();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      isWanted = false;
      unwatch();
      document.removeEventListener('keydown', onKey);
    };
  }, [area]);
  // A live region is what a modal dialog does not hide.
  return <div aria-live="off">{area && <area.Area />}</div>;
}

function focusArea(): void {
  document.querySelector<HTMLElement>('[role="region"][aria-label*="F8"] ol')?.focus();
}
