import { adminView, type AdminView } from '#contract/admin-account-api.ts';
import { forgetStored, readStored, writeStored } from '../../layout/session-store.ts';

const KEY = 'admin';

/** Whether signing in left an admin in this tab's session storage, and one that can be read (spec 4). */
export function hasStoredAdmin(): boolean {
  return adminView.safeParse(readStored(KEY)).success;
}

export function storeAdmin(admin: AdminView): void {
  writeStored(KEY, admin);
}

export function forgetStoredAdmin(): void {
  forgetStored(KEY);
}
