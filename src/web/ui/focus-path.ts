/** An element and all that stands around it, from the inside out: where the focus may go when the element is gone. */
export function pathFrom(target: EventTarget | null): HTMLElement[] {
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

/** Gives the focus to the innermost of these that can still have it. */
export function lendFocus(path: readonly HTMLElement[]): void {
  const heir = path.find(isUsable);
  if (!heir) return;
  if (heir.tabIndex < 0 && !heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}
