import { useEffect, type RefObject } from 'react';

const chosen = new WeakSet<EventTarget>();

/** Records which fields change before hydration. */
export function noteChoices(): void {
  document.addEventListener('change', ({ target }) => target && chosen.add(target), true);
}

/** Replays a change made before hydration to the field's listeners. */
export function useEarlyChoice(field: RefObject<HTMLSelectElement | null>): void {
  useEffect(() => {
    const { current } = field;
    if (current && chosen.has(current))
      current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [field]);
}
