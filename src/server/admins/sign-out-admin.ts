import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-session-queries.ts';
import { endSession } from './admin-sessions.ts';
import { recordAuditEvent } from './record-audit-event.ts';

export async function signOutAdmin(
  deps: Pick<Deps, 'database' | 'now'>,
  { admin, token, address }: { admin: Admin; token: string; address: string },
): Promise<void> {
  const now = deps.now();
  const subject = { kind: 'admin', id: admin.id, name: admin.name };
  await inTransaction(deps.database, async (write) => {
    await endSession(write, token, now);
    await recordAuditEvent(write, { admin, act: 'sign-out', subject, at: new Date(now), address });
  });
}
