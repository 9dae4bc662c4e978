/** Moves the focus to the notifications (spec 9). */
export const TOAST_HOTKEY = 'F8';

export type Toast = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. Only one is visible at a time, so a new one replaces the last (spec 9). */
export function showToast(toast: Toast): void {
  lastId += 1;
  current = { ...toast, id: lastId };
  notify();
}

/** Dismisses the toast; if an id is given, only the toast with that id. */
export function dismissToast(id = current?.id): void {
  if (current?.id !== id) return;
  current = null;
  notify();
}

export function currentToast(): ShownToast | null {
  return current;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
