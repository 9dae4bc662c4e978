import { useEffect, type RefObject } from 'react';

const chosen = new WeakSet<EventTarget>();

/** Notes which fields are changed, for those whose own script is still on its way. */
export function noteChoices(): void {
  document.addEventListener('change', ({ target }) => target && chosen.add(target), true);
}

/** Tells a field's listeners, once they are there, what a visitor on a slow network chose before. */
export function useEarlyChoice(field: RefObject<HTMLSelectElement | null>): void {
  useEffect(() => {
    const { current } = field;
    if (current && chosen.has(current))
      current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [field]);
}
