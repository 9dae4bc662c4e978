import { sql } from 'kysely';
import type { BoardingView, SentAct } from '#contract/operator-day-api.ts';
import { decideAct } from '#domain/boarding.ts';
import type { Day } from '#domain/days.ts';
import { isUuid } from '#domain/ids.ts';
import { inTransaction, type Reader } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import type { DayScope } from './day-bookings.ts';

/** Who ticks: an operator, or a crew on its boat and day. */
export type Boarder = DayScope & { crewLinkId?: string; date?: Day };

/**
 * Adds ticks to the set: one that is there already stays as it is. A tick changes nothing of its booking, so
 * none is locked; one that is called off meanwhile keeps a tick that nobody sees.
 */
export function keepBoarding(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  boarder: Boarder,
  acts: readonly SentAct[],
): Promise<BoardingView> {
  const receivedAt = new Date(now());
  return inTransaction(database, async (write) => {
    const bookings = await findBoardable(write, boarder, acts);
    const decided = acts.map((act) => {
      const isTheirs = boarder.date === undefined || boarder.date === act.date;
      const booking = isTheirs ? (bookings.get(act.bookingId) ?? null) : null;
      const named = { ...act, bookingId: booking?.id ?? '' };
      return { id: act.id, outcome: decideAct(named, booking) };
    });
    const rows = decided
      .flatMap(({ outcome }) => (outcome.ok ? rowOf(outcome.value, boarder, receivedAt) : []))
      // In one order: two phones that send the same ticks wait for each other, and never both.
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (rows.length > 0) {
      await write
        .insertInto('boarding_acts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return {
      receivedAt: receivedAt.toISOString(),
      kept: rows.map(({ id }) => id),
      refused: decided.flatMap(({ id, outcome }) =>
        outcome.ok ? [] : { id, message: outcome.problem.message },
      ),
    };
  });
}

/** By what the ticks call them: ids, or the codes that crews are given. */
async function findBoardable(
  reader: Reader,
  { operatorId, boatId }: Boarder,
  acts: readonly SentAct[],
) {
  const names = [...new Set(acts.map(({ bookingId }) => bookingId))];
  const ids = names.filter(isUuid);
  const rows = await reader
    .selectFrom('bookings')
    .select([
      'id',
      'code',
      'status',
      'pricing_mode as mode',
      'start_date as start',
      'end_date as end',
    ])
    .select(['time', 'group_size as groupSize'])
    .where('operator_id', '=', operatorId)
    .$if(boatId !== undefined, (query) => query.where('boat_id', '=', boatId ?? ''))
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or code = any(${names}::text[]))`)
    .execute();
  return new Map(rows.flatMap((row) => [row.id, row.code].map((name) => [name, row] as const)));
}

function rowOf(act: SentAct, { crewLinkId }: Boarder, receivedAt: Date) {
  return {
    id: act.id.toLowerCase(),
    booking_id: act.bookingId,
    day: act.date,
    kind: act.kind,
    guests: act.guests,
    acted_at: new Date(act.at),
    received_at: receivedAt,
    crew_link_id: crewLinkId ?? null,
  };
}
