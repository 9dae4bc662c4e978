/**
 * Keeps the focus near an element that is removed or disabled. Otherwise the browser drops the focus, and screen
 * readers lose their place. Moves the focus to the nearest ancestor, and back to a button that is enabled again.
 */
export function startKeepingFocus(): () => void {
  const keeper = createFocusKeeper();
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
}

function createFocusKeeper() {
  /** The last focused element and its ancestors, innermost first. */
  let path: HTMLElement[] = [];
  let waiting: HTMLElement | null = null;

  const remember = ({ target }: FocusEvent) => {
    path = listFocusPath(target);
    if (path[0] === waiting || !path[0]?.contains(waiting)) waiting = null;
  };
  /** Remembers the button that lost the focus: it may be enabled again before the next frame. */
  const notice = () => {
    if (path[0]?.isConnected && !isUsable(path[0])) waiting = path[0];
  };
  const settle = () => {
    const active = document.activeElement;
    const isLost = active === document.body || !(active instanceof HTMLElement);
    if (waiting && isUsable(waiting) && (isLost || active.contains(waiting))) {
      waiting.focus({ preventScroll: true });
    } else if (isLost && path[0] && isUsable(path[0])) {
      // The visitor clicked elsewhere, so the focus was not lost.
      path = [];
    } else if (isLost && path[0]) {
      restoreFocus(path);
    }
  };
  return { remember, notice, settle };
}

/** Lists an element and its ancestors, innermost first: candidates for the focus once the element is removed. */
export function listFocusPath(target: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let element = target instanceof HTMLElement ? target : null;
  while (element && element !== document.body) {
    path.push(element);
    element = element.parentElement;
  }
  return path;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

/** Focuses the innermost element that is still usable. */
export function restoreFocus(path: readonly HTMLElement[]): void {
  const target = path.find(isUsable);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
