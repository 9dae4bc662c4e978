import { bareAddress } from '#domain/mail-addresses.ts';
import { findOwnerAddress } from '../admins/roster-queries.ts';
import type { Reader } from '../database/database.ts';

/** Where the platform's people read mail: the support address, or else its owner's own. */
export async function findPlatformAddress(
  reader: Reader,
  { supportEmail }: { supportEmail: string | null },
): Promise<string | null> {
  return supportEmail === null ? findOwnerAddress(reader) : bareAddress(supportEmail);
}
