import { adminView, type AdminView } from '#contract/admin-views.ts';
import { forgetStored, readStored, writeStored } from '../../frame/session-store.ts';

const KEY = 'admin';

/** The admin that signing in left in session storage; null when there is none, or none that can be read (spec 4). */
export function readStoredAdmin(): AdminView | null {
  const stored = adminView.safeParse(readStored(KEY));
  return stored.success ? stored.data : null;
}

export function storeAdmin(admin: AdminView): void {
  writeStored(KEY, admin);
}

export function forgetStoredAdmin(): void {
  forgetStored(KEY);
}
