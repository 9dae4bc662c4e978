import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import { MAX_SHIPS_PER_DAY, type PortCallPayload } from '#contract/admin/admin-ship-api.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { PortCallRow } from '../../marketplace/core/offers/ships-of-day.ts';
import { mailShipGuests } from '../../marketplace/ships/mail-ship-guests.ts';
import { lockPortCall, portCallName } from '../../marketplace/ships/port-call-queries.ts';

export const noSuchCall = refused('not-found', 'portCall.unknown');
const staleCall = refused('conflict', 'portCall.changedElsewhere');
const sameCall = refused('conflict', 'portCall.duplicate');
const MAX_DAYS_AHEAD = 1100;

/** Adds a port call; returns its id. */
export async function addPortCall(
  deps: Deps,
  input: PortCallPayload,
  by: AuditActor,
): Promise<Outcome<string, 'conflict' | 'invalid'>> {
  const problem = dayProblem(deps, input.day);
  if (problem !== null) return refused('invalid', problem, { fields: { day: problem } });
  return inTransaction(deps.database, async (write) => {
    const added = await write
      .insertInto('portCalls')
      .values({ id: deps.newId(), ...buildPortCallColumns(deps, input) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'ship', 'day'])
      .executeTakeFirst();
    if (!added) return sameCall;
    const full = await findFullDay(write, [input.day]);
    if (full !== null) return refused('conflict', full);
    await record(deps, write, { act: 'add-port-call', call: added, facts: { ...input }, by });
    return done(added.id);
  });
}

type Change = { id: string; input: PortCallPayload; version: number };

export async function changePortCall(
  deps: Deps,
  { id, input, version }: Change,
  by: AuditActor,
): Promise<Outcome<null, 'not-found' | 'conflict' | 'invalid'>> {
  const problem = dayProblem(deps, input.day);
  if (problem !== null) return refused('invalid', problem, { fields: { day: problem } });
  return inTransaction(deps.database, async (write) => {
    const call = await lockPortCall(write, id);
    if (!call) return noSuchCall;
    if (call.version !== version) return staleCall;
    if (call.skippedAt !== null) return refused('conflict', 'portCall.cancelled');
    if (call.day !== input.day && (await countGuests(write, id)) > 0)
      return refused('conflict', 'portCall.dayHasBookings');
    if (await isTaken(write, id, input)) return sameCall;
    await updateRow(write, 'portCalls', id, {
      ...buildPortCallColumns(deps, input),
      version: version + 1,
    });
    const full = await findFullDay(write, [input.day]);
    if (full !== null) return refused('conflict', full);
    await mailShipGuests(deps, write, call, input);
    const facts = { before: toPortCallPayload(call), after: input };
    await record(deps, write, { act: 'change-port-call', call: { ...input, id }, facts, by });
    return done(null);
  });
}

/** Deletes a port call. Refuses if guests booked for it, because only cancelling the call notifies them. */
export async function removePortCall(
  deps: Deps,
  id: string,
  by: AuditActor,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const call = await lockPortCall(write, id);
    if (!call) return noSuchCall;
    const bookings = await countGuests(write, id);
    if (bookings > 0)
      return refused('conflict', {
        code: 'portCall.hasBookings',
        values: { detail: describeBookings(bookings) },
      });
    await write.deleteFrom('portCalls').where('id', '=', id).execute();
    await record(deps, write, {
      act: 'remove-port-call',
      call,
      facts: toPortCallPayload(call),
      by,
    });
    return done(null);
  });
}

function describeBookings(count: number): ErrorMessage {
  return count === 1 ? 'bookings.oneCounts' : { code: 'bookings.count', values: { count } };
}

/** Returns why a call cannot be on this day; null if it can. */
export function dayProblem(deps: Pick<Deps, 'now'>, day: Day): ErrorMessage | null {
  const today = toIslandNow(deps.now()).day;
  if (day < today) return 'portCall.dayOver';
  return day > addDays(today, MAX_DAYS_AHEAD) ? 'portCall.tooFarAhead' : null;
}

/** Returns an error for the first day with too many ships; null if no day has too many. */
export async function findFullDay(
  write: Transaction,
  days: readonly Day[],
): Promise<ErrorMessage | null> {
  const { rows } = await sql<{ day: Day }>`
    select day::text as day from port_calls where day = any(${days}::date[])
    group by day having count(*) > ${MAX_SHIPS_PER_DAY} order by day limit 1`.execute(write);
  const [row] = rows;
  if (!row) return null;
  const values = { fullDay: row.day, count: MAX_SHIPS_PER_DAY };
  return { code: 'portCall.tooManyShips', values };
}

export function buildPortCallColumns(deps: Pick<Deps, 'now'>, input: PortCallPayload) {
  const { day, ship, arrival, allAboard, pier, clockMinutes } = input;
  return {
    day,
    ship,
    arrival,
    pier,
    allAboard,
    clockMinutes,
    changedAt: new Date(deps.now()),
  };
}

function toPortCallPayload(row: PortCallRow): PortCallPayload {
  const { day, ship, arrival, pier, allAboard, clockMinutes } = row;
  return { day, ship, arrival, allAboard, pier, clockMinutes };
}

async function countGuests(write: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ bookings: number }>`
    select count(*)::integer as bookings from ship_guests join bookings on bookings.id = booking_id
    where port_call_id = ${id} and status in ('held', 'pending', 'asked', 'paid')`.execute(write);
  return rows[0]?.bookings ?? 0;
}

async function isTaken(
  write: Transaction,
  id: string,
  { day, ship }: PortCallPayload,
): Promise<boolean> {
  const other = await write
    .selectFrom('portCalls')
    .select('id')
    .where('day', '=', day)
    .where(sql<boolean>`lower(ship) = lower(${ship})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

type Recorded = {
  act: 'add-port-call' | 'change-port-call' | 'remove-port-call';
  call: Pick<PortCallRow, 'id' | 'ship' | 'day'>;
  facts: Readonly<Record<string, unknown>>;
  by: AuditActor;
};

async function record(deps: Deps, write: Transaction, { act, call, facts, by }: Recorded) {
  const subject = { kind: 'port-call', id: call.id, name: portCallName(call) };
  await recordAuditEvent(write, { ...by, act, subject, facts, at: new Date(deps.now()) });
}
