export type Toast = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message at the edge of the screen. There is one at a time: a new one takes the place of the last (spec 9). */
export function showToast(toast: Toast): void {
  lastId += 1;
  current = { ...toast, id: lastId };
  tell();
}

/** Takes the message away; only if it is this one, where one is named. */
export function dismissToast(id = current?.id): void {
  if (current?.id !== id) return;
  current = null;
  tell();
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

function tell(): void {
  for (const listener of listeners) listener();
}
