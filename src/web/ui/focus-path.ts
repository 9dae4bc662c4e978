/** An element and its ancestors, innermost first: candidates for the focus when the element is gone. */
export function focusPathOf(target: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let element = target instanceof HTMLElement ? target : null;
  while (element && element !== document.body) {
    path.push(element);
    element = element.parentElement;
  }
  return path;
}

export function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

/** Focuses the innermost element that is still usable. */
export function restoreFocus(path: readonly HTMLElement[]): void {
  const target = path.find(isUsable);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
