import type { Write } from '../database/database.ts';
import { queueAccountMail } from '../notifications/queue-mail.ts';
import type { Deps } from '../product-deps.ts';
import { changeIn } from './account-changes.ts';
import { recordAct, type AdminDeed } from './record-act.ts';

/** Writes an act on an admin's account into the log; one that changes how they sign in is mailed to them. */
export async function recordAccountAct(
  deps: Pick<Deps, 'jobs'>,
  write: Write,
  deed: AdminDeed,
): Promise<void> {
  const auditId = await recordAct(write, deed);
  if (changeIn(deed.act, deed.facts ?? {}) === null) return;
  await queueAccountMail(deps.jobs, write, { auditId, at: deed.at });
}
