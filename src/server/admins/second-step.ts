import type { Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-session-queries.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

export type CodeKind = 'authenticator app' | 'recovery code';

/** Takes a code of the app, or a recovery code; null when it is neither, or was taken before. */
export async function takeCode(
  deps: Pick<Deps, 'cipher' | 'credentials'>,
  write: Write,
  { admin, code, now }: { admin: Admin; code: string; now: number },
): Promise<CodeKind | null> {
  if (/^\d{3}\s?\d{3}$/.test(code)) {
    const step = stepOf(deps, admin, code, now);
    return step !== null && (await takeStep(write, admin.id, step)) ? 'authenticator app' : null;
  }
  return (await takeRecoveryCode(write, admin.id, code, now)) ? 'recovery code' : null;
}

/** The 30-second step that this code of the app belongs to; null when it is of none. */
export function stepOf(
  { cipher, credentials }: Pick<Deps, 'cipher' | 'credentials'>,
  { id, totp_secret_encrypted: encrypted }: Pick<Admin, 'id' | 'totp_secret_encrypted'>,
  code: string,
  now: number,
): number | null {
  const secret = encrypted === null ? null : cipher.decrypt(encrypted, encryptedFor(id));
  if (secret === null) return null;
  return credentials.stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
}

/** False when this step's code, or a later one, was taken before. */
async function takeStep(write: Write, adminId: string, step: number): Promise<boolean> {
  const taken = await write
    .updateTable('admins')
    .set({ totp_last_step: step })
    .where('id', '=', adminId)
    .where((where) =>
      where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** What the secret of an admin's app is sealed for. */
export function encryptedFor(adminId: string): string {
  return `admin-totp:${adminId}`;
}
