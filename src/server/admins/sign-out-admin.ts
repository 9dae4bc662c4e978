import { inTransaction } from '../database/database.ts';
import type { Deps } from '../product-deps.ts';
import type { Admin } from './admin-session-queries.ts';
import { endSession } from './admin-sessions.ts';
import { recordAct } from './record-act.ts';

export async function signOutAdmin(
  deps: Pick<Deps, 'database' | 'now'>,
  { admin, token, address }: { admin: Admin; token: string; address: string },
): Promise<void> {
  const now = deps.now();
  const subject = { kind: 'admin', id: admin.id, name: admin.name };
  await inTransaction(deps.database, async (write) => {
    await endSession(write, token, now);
    await recordAct(write, { admin, act: 'sign-out', subject, at: new Date(now), address });
  });
}
