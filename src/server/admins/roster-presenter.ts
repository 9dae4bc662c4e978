import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import type { RosterRow } from './roster-queries.ts';

/** An admin as super admins see them. `you` is the id of who looks. */
export function presentRosterEntry(row: RosterRow, you: string, nowMs: number): RosterEntryView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    standing: statusOf(row, nowMs),
    hasSecondStep: row.totp_since !== null,
    isYou: row.id === you,
    lastSeenAt: row.seen_at?.toISOString() ?? null,
  };
}

function statusOf(row: RosterRow, nowMs: number): RosterEntryView['standing'] {
  if (row.password_hash !== null) return 'active';
  return (row.invited_until?.getTime() ?? 0) > nowMs ? 'invited' : 'lapsed';
}
