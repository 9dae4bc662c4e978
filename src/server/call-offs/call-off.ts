import { sql } from 'kysely';
import type { CallOffView } from '#contract/call-off-api.ts';
import type { Availability } from '#domain/availability.ts';
import { choiceDueAt, closeFor, type CallOffReason } from '#domain/calling-off.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Sailing } from '#domain/trip-times.ts';
import { recordAuditEvent, type AuditActor } from '../admins/record-audit-event.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { inTransaction, type Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import {
  findCallOffs,
  findConcerned,
  type BoatScope,
  type ConcernedBooking,
} from './call-off-queries.ts';
import { findOffered, keepCalledOff, soldDepartures } from './called-off-departures.ts';

export type CallOffOrder = {
  scopes: readonly BoatScope[];
  /** In words, such as "Trade Wind on December 4". */
  what: string;
  reason: CallOffReason;
  note: string;
  requestKey: string;
  /** By neither where too few guests came together. */
  by: { operator: string } | AuditActor | null;
};

/**
 * Calls trips off, in one transaction: nothing of them is sold any more, and each booking concerned gets an offer.
 * Guests are told and offered other trips after the commit, booking by booking. Sent again with the same key, it is
 * answered with what was called off.
 */
export async function callOff(
  deps: Deps,
  order: CallOffOrder,
): Promise<Outcome<CallOffView, 'conflict'>> {
  const written = await inTransaction(deps.database, (write) => writeCallOff(deps, write, order));
  if (!written.ok) return written;
  const [view] = await findCallOffs(deps.database, { id: written.value });
  return view ? done(view) : nothingThere;
}

const nothingThere = refused(
  'conflict',
  'This was called off by somebody else at the same moment.',
);

async function writeCallOff(
  deps: Deps,
  write: Write,
  order: CallOffOrder,
): Promise<Outcome<string, 'conflict'>> {
  await lockBoats(write, order.scopes);
  const before = await write
    .selectFrom('call_offs')
    .select('id')
    .where('idempotency_key', '=', order.requestKey)
    .executeTakeFirst();
  if (before) return done(before.id);
  const offered = await findOffered(write, order.scopes, deps.now());
  for (const boat of order.scopes) await closeBoat(deps, write, boat);
  // From here nobody can sell what is closed: what was sold before is seen.
  const concerned = await findConcerned(write, order.scopes, deps.now());
  const id = await insertCallOff(deps, write, order);
  if (id === null) return nothingThere;
  await keepCalledOff(write, id, [...offered, ...soldDepartures(concerned)]);
  for (const booking of concerned) await offerChoice(deps, write, id, booking);
  if (order.by && 'admin' in order.by) {
    const facts = { reason: order.reason, trips: concerned.length };
    await recordAuditEvent(write, {
      ...order.by,
      ...{ act: 'call-off-trips', at: new Date(deps.now()), facts },
      subject: { kind: 'call-off', id, name: order.what },
    });
  }
  return done(id);
}

/** Against sales: one that is on its way is either seen, or looks at the boat again. */
async function lockBoats(write: Write, scopes: readonly BoatScope[]): Promise<void> {
  const ids = scopes.map(({ boatId }) => boatId);
  await sql`select from boats where id = any(${ids}::uuid[]) order by id for update`.execute(write);
}

/** Nothing of the scope is sold any more; the boat is locked against sales. */
export function closeBoat(deps: Deps, write: Write, { boatId, scope }: BoatScope) {
  return writeAvailability(deps, write, boatId, (boat) => closeFor(boat, scope));
}

/** Changes when a boat, which is locked, is offered; gives what it offered before and offers now. */
export async function writeAvailability(
  deps: Deps,
  write: Write,
  boatId: string,
  change: (boat: Sailing) => Availability,
): Promise<{ before: Availability; after: Availability }> {
  const boat = await write
    .selectFrom('boats')
    .select(['availability', 'trip_minutes', 'turnaround_minutes', 'version'])
    .where('id', '=', boatId)
    .executeTakeFirstOrThrow();
  const { availability: before } = boat;
  const after = change({
    availability: before,
    tripMinutes: boat.trip_minutes,
    turnaroundMinutes: boat.turnaround_minutes,
  });
  await write
    .updateTable('boats')
    .set({
      availability: JSON.stringify(after),
      version: boat.version + 1,
      updated_at: new Date(deps.now()),
    })
    .where('id', '=', boatId)
    .execute();
  await announceBoatChange(write, boatId);
  return { before, after };
}

/** Null where somebody was faster with the same key. */
export async function insertCallOff(
  deps: Deps,
  write: Write,
  { what, reason, note, requestKey, by }: Omit<CallOffOrder, 'scopes'>,
): Promise<string | null> {
  const made = await write
    .insertInto('call_offs')
    .values({
      id: deps.newId(),
      operator_id: by && 'operator' in by ? by.operator : null,
      admin_id: by && 'admin' in by ? by.admin.id : null,
      ...{ reason, note, what, idempotency_key: requestKey },
      made_at: new Date(deps.now()),
      due_at: new Date(choiceDueAt(deps.now())),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** One that was called off before keeps the offer that it has. */
export async function offerChoice(
  deps: Deps,
  write: Write,
  callOffId: string,
  { bookingId }: ConcernedBooking,
): Promise<void> {
  const offer = await write
    .insertInto('rebooking_offers')
    .values({ id: deps.newId(), call_off_id: callOffId, booking_id: bookingId })
    .onConflict((conflict) =>
      conflict.column('booking_id').where('outcome', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (offer) await deps.jobs.queue(write, 'open-offer', { offerId: offer.id });
}
