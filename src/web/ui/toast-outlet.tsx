import { useEffect, useState, type ComponentType } from 'react';
import { currentToast, watchToasts } from './toasts.ts';

/** Where toasts appear. Their code is loaded with the first toast, or when F8 asks for the area. */
export function ToastOutlet() {
  const [area, setArea] = useState<{ Area: ComponentType } | null>(null);
  useEffect(() => {
    if (area) return;
    let isWanted = true;
    const load = (then?: () => void) => {
      void import('./toast-area.tsx').then(({ ToastArea }) => {
        if (isWanted) setArea({ Area: ToastArea });
        if (then) requestAnimationFrame(then);
      });
    };
    if (currentToast()) load();
    const unwatch = watchToasts(() => load());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') load(focusArea);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      isWanted = false;
      unwatch();
      document.removeEventListener('keydown', onKey);
    };
  }, [area]);
  return area && <area.Area />;
}

function focusArea(): void {
  document.querySelector<HTMLElement>('[role="region"][aria-label*="F8"] ol')?.focus();
}
