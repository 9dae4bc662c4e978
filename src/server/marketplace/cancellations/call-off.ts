import { updateRow } from '../../platform/database/update-row.ts';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { computeChoiceDeadline, type CallOffReason } from '#domain/trip-changes/calling-off.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import { findCallOffs, findAffectedBookings, presentAffectedBookings } from './call-off-queries.ts';
import { insertScopes } from './call-off-scopes.ts';
import { findOffered, recordCalledOff, takeFromSale } from './called-off-departures.ts';
import { carryOutBatch } from './carry-out-call-off.ts';
import { closeBoats } from './close-boats.ts';

export type CallOffOrder = {
  scopes: readonly BoatScope[];
  /** Description such as "Trade Wind on December 4". */
  what: string;
  reason: CallOffReason;
  note: string;
  requestKey: string;
  /** Null if too few guests booked. */
  by: { operator: string } | AuditActor | null;
};

/**
 * Calls trips off. A short transaction records the call-off and stops sales; a job then creates offers in batches of
 * boats and can resume after a crash. The first batch is done before the response. Idempotent by key.
 */
export async function callOff(
  deps: Deps,
  order: CallOffOrder,
): Promise<Outcome<CallOffView, 'conflict'>> {
  const recorded = await inTransaction(deps.database, (write) => recordCallOff(deps, write, order));
  if (!recorded.ok) return recorded;
  const id = recorded.value;
  await carryOutBatch(deps, id).catch((error: unknown) => {
    deps.log.warn(`call-off ${id} was interrupted and continues in its job:`, error);
  });
  const [view] = await findCallOffs(deps.database, { id });
  return view ? done(view) : nothingThere;
}

const nothingThere = refused('conflict', 'callOff.doneElsewhere');

async function recordCallOff(
  deps: Deps,
  write: Transaction,
  order: CallOffOrder,
): Promise<Outcome<string, 'conflict'>> {
  const before = await findByKey(write, order.requestKey);
  if (before !== null) return done(before);
  const id = await insertCallOff(deps, write, order);
  if (id === null) {
    // A concurrent request with the same key has committed since.
    const duplicate = await findByKey(write, order.requestKey);
    return duplicate === null ? nothingThere : done(duplicate);
  }
  await closeBoats(deps, write, order.scopes);
  await insertScopes(write, id, order.scopes);
  const { trips } = presentAffectedBookings(
    await findAffectedBookings(write, order.scopes, deps.now()),
  );
  await updateRow(write, 'callOffs', id, { trips });
  if (order.by && 'admin' in order.by) {
    const facts = { reason: order.reason, trips };
    await recordAuditEvent(write, {
      ...order.by,
      act: 'call-off-trips',
      at: new Date(deps.now()),
      facts,
      subject: { kind: 'call-off', id, name: order.what },
    });
  }
  await deps.jobs.queue(write, 'carry-out-call-off', { callOffId: id });
  const offered = await findOffered(write, order.scopes, deps.now());
  await recordCalledOff(write, id, offered);
  // Runs last, because buyers of these boats wait for its locks.
  await takeFromSale(write, offered);
  return done(id);
}

async function findByKey(write: Transaction, requestKey: string): Promise<string | null> {
  const found = await write
    .selectFrom('callOffs')
    .select('id')
    .where('idempotencyKey', '=', requestKey)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Null if a concurrent request used the key first. */
export async function insertCallOff(
  deps: Deps,
  write: Transaction,
  { what, reason, note, requestKey, by }: Omit<CallOffOrder, 'scopes'>,
): Promise<string | null> {
  const made = await write
    .insertInto('callOffs')
    .values({
      id: deps.newId(),
      operatorId: by && 'operator' in by ? by.operator : null,
      adminId: by && 'admin' in by ? by.admin.id : null,
      reason,
      note,
      what,
      idempotencyKey: requestKey,
      trips: null,
      finishedAt: null,
      madeAt: new Date(deps.now()),
      dueAt: new Date(computeChoiceDeadline(deps.now())),
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}
