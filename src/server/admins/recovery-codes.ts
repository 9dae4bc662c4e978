import type { Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { hashOf } from './admin-session-queries.ts';

const COUNT = 10;
/** 16 letters of base32: nobody guesses them, so a plain hash keeps them well enough. */
const BYTES = 10;

/** New recovery codes in place of all that were there. They are shown once: only hashes are kept. */
export async function replaceRecoveryCodes(
  { randomBytes, credentials: { base32 } }: Pick<Deps, 'randomBytes' | 'credentials'>,
  write: Write,
  adminId: string,
): Promise<string[]> {
  await forgetRecoveryCodes(write, adminId);
  const codes = Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)).toLowerCase());
  await write
    .insertInto('admin_recovery_codes')
    .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(code), used_at: null })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function forgetRecoveryCodes(write: Write, adminId: string): Promise<void> {
  await write.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
}

/** Uses a code up; false for one that is not the admin's, or was used before. */
export async function takeRecoveryCode(
  write: Write,
  adminId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const bare = code.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
  const taken = await write
    .updateTable('admin_recovery_codes')
    .set({ used_at: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hashOf(bare))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
