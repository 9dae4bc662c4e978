import { sql } from 'kysely';
import type { PortCallPayload } from '#contract/admin/admin-ship-api.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { mailShipGuests } from '../../marketplace/ships/mail-ship-guests.ts';
import { buildPortCallColumns, dayProblem, findFullDay } from './save-port-calls.ts';
import { readPortCallLines } from './read-port-call-lines.ts';

export type Imported = { added: number; changed: number; kept: number };

const MAX_NAMED = 20;

/** Imports all port calls of a file, or none if any line has a fault. */
export async function importPortCalls(
  deps: Deps,
  csv: string,
  by: AuditActor,
): Promise<Outcome<Imported, 'invalid' | 'conflict'>> {
  const read = readPortCallLines(csv, (day) => dayProblem(deps, day));
  if ('wrong' in read) return notImported(read.wrong);
  return inTransaction(deps.database, async (write) => {
    const imported = await writeCalls(deps, write, read.calls);
    const full = await findFullDay(
      write,
      read.calls.map(({ day }) => day),
    );
    if (full !== null)
      return refused('conflict', {
        code: 'import.refused',
        values: { detail: full },
      });
    await recordAuditEvent(write, {
      ...by,
      act: 'import-port-calls',
      at: new Date(deps.now()),
      facts: imported,
      subject: { kind: 'port-call', id: null, name: 'the calendar of ships' },
    });
    return done(imported);
  });
}

function notImported(wrong: readonly ErrorMessage[]) {
  const lines = wrong.slice(0, MAX_NAMED);
  const count = wrong.length - lines.length;
  if (count > 0) lines.push({ code: 'import.moreLines', values: { count } });
  const csv: ErrorMessage = { code: 'import.faults', values: { lines } };
  return refused('invalid', csv, { fields: { csv } });
}

/**
 * Writes the calls in one fixed order, so that concurrent imports cannot deadlock. Leaves cancelled calls unchanged.
 */
async function writeCalls(
  deps: Deps,
  write: Transaction,
  calls: readonly PortCallPayload[],
): Promise<Imported> {
  const imported: Imported = { added: 0, changed: 0, kept: 0 };
  for (const call of calls.toSorted(compareCalls)) {
    const { day, ship, arrival, pier, ...rest } = buildPortCallColumns(deps, call);
    const before = await lockPortCall(write, call);
    const { rows } = await sql<{ isNew: boolean }>`
      insert into port_calls as known (id, day, ship, arrival, all_aboard, pier, clock_minutes, changed_at)
      values (${deps.newId()}, ${day}, ${ship}, ${arrival}, ${rest.allAboard}, ${pier}, ${rest.clockMinutes}, ${rest.changedAt})
      on conflict (day, lower(ship)) do update
        set ship = excluded.ship, arrival = excluded.arrival, all_aboard = excluded.all_aboard, pier = excluded.pier,
          clock_minutes = excluded.clock_minutes, changed_at = excluded.changed_at, version = known.version + 1
        where known.skipped_at is null
          and (known.ship, known.arrival, known.all_aboard, known.pier, known.clock_minutes)
            <> (excluded.ship, excluded.arrival, excluded.all_aboard, excluded.pier, excluded.clock_minutes)
      returning version = 1 as is_new`.execute(write);
    const [row] = rows;
    if (row && before) await mailShipGuests(deps, write, before, call);
    imported[row ? (row.isNew ? 'added' : 'changed') : 'kept'] += 1;
  }
  return imported;
}

async function lockPortCall(write: Transaction, { day, ship }: PortCallPayload) {
  return write
    .selectFrom('portCalls')
    .selectAll()
    .where('day', '=', day)
    .where(sql<boolean>`lower(ship) = lower(${ship})`)
    .forUpdate()
    .executeTakeFirst();
}

function compareCalls(one: PortCallPayload, other: PortCallPayload): number {
  const sortKey = ({ day, ship }: PortCallPayload) => `${day} ${ship.toLowerCase()}`;
  return sortKey(one) < sortKey(other) ? -1 : 1;
}
