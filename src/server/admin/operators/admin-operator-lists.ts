import type { AdminOperatorsQuery, AdminOperatorView } from '#contract/admin-operator-api.ts';
import { islandNow } from '#domain/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import {
  presentGuestTrip,
  findBookingsMade,
  findTripsToCome,
  type GuestTripRow,
} from '../../bookings/guest-trips.ts';
import { atOneMoment } from '../../database/database.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { nameKey, timeKey, tripKey } from '../../http/page-keys.ts';
import { findOperatorNotices } from '../../boats/notices/operator-notices.ts';
import { findOwedTo } from '../../payouts/owed-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { presentAdminOperator, presentOperatorRow, type Dues } from './admin-operator-presenter.ts';
import { findAdminOperator, findAdminOperators, findFleet } from './admin-operator-queries.ts';
import { noSuchOperator } from './change-operator-status.ts';
import { countTripsToCome, noTrips } from './trip-counts.ts';

export async function listOperators(deps: Deps, query: AdminOperatorsQuery) {
  const after = readCursor(query.after, nameKey);
  if (!after.ok) return after;
  const rows = await findAdminOperators(deps.database, query, after.value);
  const ids = rows.map(({ id }) => id);
  const duesOf = await findDues(deps, ids);
  return done(
    pageFrom(
      rows,
      (operator) => presentOperatorRow(operator, duesOf(operator.id)),
      (operator) => [operator.sort_name, operator.id],
    ),
  );
}

export async function readOperator(
  deps: Deps,
  operatorId: string,
): Promise<Outcome<AdminOperatorView, 'not-found'>> {
  const operator = await findAdminOperator(deps.database, operatorId);
  if (!operator) return noSuchOperator;
  const [duesOf, fleet, notices] = await Promise.all([
    findDues(deps, [operatorId]),
    findFleet(deps.database, operatorId),
    findOperatorNotices(deps.database, operatorId),
  ]);
  return done(presentAdminOperator(operator, duesOf(operatorId), { fleet, notices }));
}

/** What the bookings of each of these operators come to. */
async function findDues(
  { database, now }: Deps,
  operatorIds: readonly string[],
): Promise<(operatorId: string) => Dues> {
  const today = islandNow(now()).day;
  const { owed, trips } = await atOneMoment(database, async (reader) => ({
    owed: await findOwedTo(reader, operatorIds, today),
    trips: await countTripsToCome(reader, operatorIds, today),
  }));
  const nothing = { openCents: 0, comingCents: 0 };
  return (id) => ({ ...(owed.get(id) ?? nothing), trips: trips.get(id) ?? noTrips });
}

/** `after` is where the list goes on. */
export async function listBookings(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const place = readCursor(after, timeKey);
  if (!place.ok) return place;
  const rows = await findBookingsMade(deps.database, operatorId, place.value);
  return done(pageFrom(rows, presentGuestTrip, (trip) => [trip.made_at, trip.id]));
}

/** `after` is where the list goes on. */
export async function listTrips(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const place = readCursor(after, tripKey);
  if (!place.ok) return place;
  const today = islandNow(deps.now()).day;
  const rows = await findTripsToCome(deps.database, operatorId, place.value, today);
  const keyOf = (trip: GuestTripRow) => [trip.start_date, trip.time ?? '', trip.id];
  return done(pageFrom(rows, presentGuestTrip, keyOf));
}
