import * as z from 'zod/mini';
import type { FieldCipher } from '../encrypted-fields.ts';

/** A browser that admins signed in with before. Its cookie opens nothing: its tries are only counted apart. */
export type KnownDevice = { id: string; adminIds: readonly string[] };

const written = z.object({ id: z.string(), adminIds: z.array(z.string()) });
/** What the cookie is sealed for. */
const OWNER = 'admin-device';
const MOST_ADMINS = 8;

/** Null for a cookie that is not one of ours. */
export function readDevice(cookie: string, cipher: FieldCipher): KnownDevice | null {
  const text = cookie === '' ? null : cipher.decrypt(cookie, OWNER);
  return text === null ? null : written.parse(JSON.parse(text));
}

/** The cookie of a browser that this admin signs in with, too. */
export function writeDevice(
  known: KnownDevice | null,
  adminId: string,
  { cipher, newId }: { cipher: FieldCipher; newId: () => string },
): string {
  const others = (known?.adminIds ?? []).filter((id) => id !== adminId);
  const device: KnownDevice = {
    id: known?.id ?? newId(),
    adminIds: [adminId, ...others].slice(0, MOST_ADMINS),
  };
  return cipher.encrypt(JSON.stringify(device), OWNER);
}
