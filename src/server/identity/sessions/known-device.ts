import * as z from 'zod/mini';
import type { Deps } from '../../platform/dependencies.ts';
import type { FieldCipher } from '../../platform/settings/encrypted-fields.ts';

/**
 * Browser from which admins have signed in. Grants no access: only separates its failed attempts from those of other
 * browsers.
 */
export type KnownDevice = z.infer<typeof KnownDevice>;
const KnownDevice = z.object({ id: z.string(), adminIds: z.array(z.string()) });

/** Associated data for the cookie's encryption. */
const OWNER = 'admin-device';
const MAX_ADMINS = 8;

/** Null for a forged or foreign cookie. */
export function readDevice(cookie: string, cipher: FieldCipher): KnownDevice | null {
  const text = cookie === '' ? null : cipher.decrypt(cookie, OWNER);
  return text === null ? null : KnownDevice.parse(JSON.parse(text));
}

/** Adds the admin to the browser's cookie. */
export function writeDevice(
  known: KnownDevice | null,
  adminId: string,
  { cipher, newId }: Pick<Deps, 'cipher' | 'newId'>,
): string {
  const others = (known?.adminIds ?? []).filter((id) => id !== adminId);
  const adminIds = [adminId, ...others].slice(0, MAX_ADMINS);
  return cipher.encrypt(JSON.stringify({ id: known?.id ?? newId(), adminIds }), OWNER);
}
