import type { Language } from '#i18n/languages/languages.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { BoardingView, SentAct } from '#contract/operator/operator-day-api.ts';
import { decideAct, getTimeOnDay, type TripDeparture } from '#domain/operators/boarding.ts';
import type { Day } from '#domain/time/days.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findBoardable } from './boardable-bookings.ts';
import type { DayScope } from './day-bookings.ts';

/** Author of ticks: an operator, or a crew on its boat and day. */
export type Boarder = DayScope & { crewLinkId?: string; date?: Day };

/**
 * Inserts new ticks and leaves existing ones unchanged. Locks no bookings, because ticks do not change them: a booking
 * that was canceled or moved in the meantime is neither revived nor charged.
 */
export function recordBoarding(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  boarder: Boarder,
  acts: readonly SentAct[],
  language: Language,
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
      .flatMap(({ outcome }) => (outcome.ok ? buildRow(outcome.value, boarder, receivedAt) : []))
      // Sorted, so that two phones that send the same ticks cannot deadlock.
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (rows.length > 0) {
      await write
        .insertInto('boardingActs')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return {
      receivedAt: receivedAt.toISOString(),
      kept: rows.map(({ id }) => id),
      refused: decided.flatMap(({ id, outcome }) =>
        outcome.ok ? [] : { id, message: writeError(language, outcome.problem.message) },
      ),
    };
  });
}

function buildRow(
  act: SentAct & { departure: TripDeparture },
  { crewLinkId }: Boarder,
  receivedAt: Date,
) {
  return {
    id: act.id.toLowerCase(),
    bookingId: act.bookingId,
    boatId: act.departure.boatId,
    day: act.date,
    time: getTimeOnDay(act.departure, act.date),
    kind: act.kind,
    guests: act.guests,
    actedAt: new Date(act.at),
    receivedAt,
    crewLinkId: crewLinkId ?? null,
  };
}
