import type { MouseEvent } from 'react';

/**
 * For a button that cannot be pressed just now. `disabled` would take the focus away from whoever
 * has just pressed it; this leaves it there, and the press leads nowhere.
 */
export function ariaDisabled(isHeld: boolean) {
  return isHeld ? { 'aria-disabled': true, onClick: leadNowhere } : {};
}

function leadNowhere(event: MouseEvent): void {
  event.preventDefault();
}
