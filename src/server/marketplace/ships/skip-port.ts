import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { insertCallOff } from '../cancellations/call-off.ts';
import { queueCaptainLists } from '../cancellations/captain-lists.ts';
import { insertOffers, markFinished } from '../cancellations/carry-out-call-off.ts';
import {
  affectedBookings,
  findCallOffs,
  presentAffectedBookings,
  type AffectedBooking,
} from '../cancellations/call-off-queries.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { PortCallRow } from '../core/offers/ships-of-day.ts';
import { lockPortCall, portCallName } from './port-call-queries.ts';

/** Reads the bookings affected by cancelling a port call. */
export async function readSkipPreview(
  { database }: Deps,
  id: string,
): Promise<Outcome<AffectedTripsView, 'not-found'>> {
  if (!isUuid(id)) return noSuchCall;
  const call = await database
    .selectFrom('portCalls')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return call ? done(presentAffectedBookings(await findGuests(database, call))) : noSuchCall;
}

const noSuchCall = refused('not-found', 'portCall.unknown');
const dayIsOver = refused('conflict', 'portCall.calledOffTooLate');

/**
 * Cancels a port call. In one transaction, each affected booking gets the choices of a called-off trip; mails follow.
 * The boats still sail with their other guests. Idempotent.
 */
export async function skipPort(
  deps: Deps,
  id: string,
  by: AuditActor,
): Promise<Outcome<CallOffView, 'not-found' | 'conflict'>> {
  if (!isUuid(id)) return noSuchCall;
  const written = await inTransaction(deps.database, (write) => writeSkip(deps, write, id, by));
  if (!written.ok) return written;
  const [view] = await findCallOffs(deps.database, { id: written.value });
  return view ? done(view) : noSuchCall;
}

async function writeSkip(
  deps: Deps,
  write: Transaction,
  id: string,
  by: AuditActor,
): Promise<Outcome<string, 'not-found' | 'conflict'>> {
  // Blocks new bookings for this ship. Earlier bookings are visible to the queries that follow.
  const call = await lockPortCall(write, id);
  if (!call) return noSuchCall;
  if (call.callOffId !== null) return done(call.callOffId);
  if (call.day < toIslandNow(deps.now()).day) return dayIsOver;
  const guests = await findGuests(write, call);
  const callOffId = await insertCallOff(deps, write, {
    what: portCallName(call),
    reason: 'ship-skipped',
    note: '',
    requestKey: deps.newId(),
    by,
  });
  if (callOffId === null) return dayIsOver;
  await insertOffers(deps, write, callOffId, guests);
  await markFinished(deps, write, callOffId);
  await queueCaptainLists(deps, write, callOffId);
  await keepSkipped(deps, write, call, callOffId);
  await recordAuditEvent(write, {
    ...by,
    act: 'skip-port',
    at: new Date(deps.now()),
    facts: { trips: guests.length },
    subject: { kind: 'port-call', id, name: portCallName(call) },
  });
  return done(callOffId);
}

async function keepSkipped(
  deps: Deps,
  write: Transaction,
  { id, version }: PortCallRow,
  callOffId: string,
): Promise<void> {
  const at = new Date(deps.now());
  await updateRow(write, 'portCalls', id, {
    skippedAt: at,
    changedAt: at,
    callOffId,
    version: version + 1,
  });
}

/** Skips guests who have moved their trip to another day. */
function findGuests(
  reader: Queryable,
  { id, day }: Pick<PortCallRow, 'id' | 'day'>,
): Promise<AffectedBooking[]> {
  return affectedBookings(reader)
    .where(
      sql<boolean>`bookings.id in (select booking_id from ship_guests where port_call_id = ${id})`,
    )
    .where('bookings.startDate', '<=', day)
    .where('bookings.endDate', '>=', day)
    .execute();
}
