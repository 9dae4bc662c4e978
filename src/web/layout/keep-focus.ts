import { useEffect } from 'react';
import { isUsable, lendFocus, pathFrom } from '../ui/focus-path.ts';

/**
 * When what has the focus goes away or is switched off, the browser drops the focus, and a screen
 * reader loses its place. Here it passes to what stood around it; a button that is switched off for a
 * while gets it back.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    const keeper = createKeeper();
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keeper.settle);
    };
    const changes = new MutationObserver(() => {
      keeper.notice();
      look();
    });
    const watched = { subtree: true, childList: true, attributeFilter: ['disabled'] };
    changes.observe(document.body, watched);
    document.addEventListener('focusin', keeper.remember);
    document.addEventListener('focusout', look);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', keeper.remember);
      document.removeEventListener('focusout', look);
    };
  }, []);
}

function createKeeper() {
  /** What had the focus last, and all that stands around it, from the inside out. */
  let path: HTMLElement[] = [];
  let waiting: HTMLElement | null = null;

  const remember = ({ target }: FocusEvent) => {
    path = pathFrom(target);
    if (path[0] === waiting || !path[0]?.contains(waiting)) waiting = null;
  };
  /** A button may work again before the next frame, when only this tells that it had lost the focus. */
  const notice = () => {
    if (path[0]?.isConnected && !isUsable(path[0])) waiting = path[0];
  };
  const settle = () => {
    const active = document.activeElement;
    const isLost = active === document.body || !(active instanceof HTMLElement);
    if (waiting && isUsable(waiting) && (isLost || active.contains(waiting))) {
      waiting.focus({ preventScroll: true });
    } else if (isLost && path[0] && isUsable(path[0])) {
      // The visitor pressed beside it: nothing was lost.
      path = [];
    } else if (isLost && path[0]) {
      lendFocus(path);
    }
  };
  return { remember, notice, settle };
}
