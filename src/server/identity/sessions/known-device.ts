import * as z from 'zod/mini';
import type { Deps } from '../../platform/dependencies.ts';
import type { FieldCipher } from '../../platform/settings/encrypted-fields.ts';

/** A browser that admins signed in with before. Its cookie opens nothing: its tries are only counted apart. */
export type KnownDevice = z.infer<typeof KnownDevice>;
const KnownDevice = z.object({ id: z.string(), adminIds: z.array(z.string()) });

/** Whom the cookie is encrypted for. */
const OWNER = 'admin-device';
const MOST_ADMINS = 8;

/** Null for a cookie that is not one of ours. */
export function readDevice(cookie: string, cipher: FieldCipher): KnownDevice | null {
  const text = cookie === '' ? null : cipher.decrypt(cookie, OWNER);
  return text === null ? null : KnownDevice.parse(JSON.parse(text));
}

/** The cookie of a browser that this admin signs in with, too. */
export function writeDevice(
  known: KnownDevice | null,
  adminId: string,
  { cipher, newId }: Pick<Deps, 'cipher' | 'newId'>,
): string {
  const others = (known?.adminIds ?? []).filter((id) => id !== adminId);
  const adminIds = [adminId, ...others].slice(0, MOST_ADMINS);
  return cipher.encrypt(JSON.stringify({ id: known?.id ?? newId(), adminIds }), OWNER);
}
