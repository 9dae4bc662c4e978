import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Admin } from '../admins/admin-queries.ts';
import { hashSessionToken } from './admin-sessions.ts';

export type CodeKind = 'authenticator app' | 'recovery code';

/** Consumes a TOTP or recovery code; null if it is wrong or was used before. */
export async function takeCode(
  deps: Pick<Deps, 'cipher' | 'credentials'>,
  write: Transaction,
  { admin, code, now }: { admin: Admin; code: string; now: number },
): Promise<CodeKind | null> {
  if (/^\d{3}\s?\d{3}$/.test(code)) {
    const step = findTotpStep(deps, admin, code, now);
    return step !== null && (await takeStep(write, admin.id, step)) ? 'authenticator app' : null;
  }
  return (await takeRecoveryCode(write, admin.id, code, now)) ? 'recovery code' : null;
}

/** Returns the 30-second step of a TOTP code; null if the code is wrong. */
export function findTotpStep(
  { cipher, credentials }: Pick<Deps, 'cipher' | 'credentials'>,
  { id, totpSecretEncrypted: encrypted }: Pick<Admin, 'id' | 'totpSecretEncrypted'>,
  code: string,
  now: number,
): number | null {
  const secret = encrypted === null ? null : cipher.decrypt(encrypted, encryptedFor(id));
  if (secret === null) return null;
  return credentials.stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
}

/** False if the code of this step, or of a later step, was used before. */
async function takeStep(write: Transaction, adminId: string, step: number): Promise<boolean> {
  const taken = await write
    .updateTable('admins')
    .set({ totpLastStep: step })
    .where('id', '=', adminId)
    .where((where) =>
      where.or([where('totpLastStep', 'is', null), where('totpLastStep', '<', step)]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Returns the associated data that binds an encrypted TOTP secret to its admin. */
export function encryptedFor(adminId: string): string {
  return `admin-totp:${adminId}`;
}

const COUNT = 10;
/** 24 letters of base32, 120 bits: enough entropy for a plain hash (ASVS 6.5.2: from 112). */
const BYTES = 15;

/** Replaces all recovery codes. They are shown once, since only hashes are stored. */
export async function replaceRecoveryCodes(
  { randomBytes, credentials: { base32 } }: Pick<Deps, 'randomBytes' | 'credentials'>,
  write: Transaction,
  adminId: string,
): Promise<string[]> {
  await forgetRecoveryCodes(write, adminId);
  const codes = Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)).toLowerCase());
  await write
    .insertInto('adminRecoveryCodes')
    .values(
      codes.map((code) => ({
        adminId,
        codeHash: hashSessionToken(code),
        usedAt: null,
      })),
    )
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function forgetRecoveryCodes(write: Transaction, adminId: string): Promise<void> {
  await write.deleteFrom('adminRecoveryCodes').where('adminId', '=', adminId).execute();
}

/** Consumes a recovery code; false if it is wrong or was used before. */
async function takeRecoveryCode(
  write: Transaction,
  adminId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const bare = code.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
  const taken = await write
    .updateTable('adminRecoveryCodes')
    .set({ usedAt: new Date(now) })
    .where('adminId', '=', adminId)
    .where('codeHash', '=', hashSessionToken(bare))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
