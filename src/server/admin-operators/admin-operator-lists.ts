import { adminOperatorsQuery } from '#contract/admin-operator-payloads.ts';
import type { AdminOperatorView } from '#contract/admin-operator-views.ts';
import { searchQuery } from '#contract/admin-search-query.ts';
import { islandNow } from '#domain/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { presentGuestTrip } from '../bookings/guest-trip-presenter.ts';
import { findBookingsMade, findTripsToCome } from '../bookings/guest-trip-queries.ts';
import { pageFrom, readCursor } from '../http/page-cursor.ts';
import { dayKey, nameKey, timeKey } from '../http/page-keys.ts';
import { readQuery } from '../http/read-query.ts';
import { findOperatorNotices } from '../notices/notice-queries.ts';
import type { Deps } from '../product-deps.ts';
import { presentAdminOperator, presentOperatorRow } from './admin-operator-presenter.ts';
import { findAdminOperator, findAdminOperators, findFleet } from './admin-operator-queries.ts';
import { noSuchOperator } from './change-standing.ts';
import { findDues, noDues } from './operator-dues.ts';

export async function listOperators(deps: Deps, request: Request) {
  const query = readQuery(request, adminOperatorsQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, nameKey);
  if (!after.ok) return after;
  const rows = await findAdminOperators(deps.database, query.value, after.value);
  const ids = rows.map(({ id }) => id);
  const dues = await findDues(deps.database, ids, islandNow(deps.now()).day);
  return done(
    pageFrom(
      rows,
      (operator) => presentOperatorRow(operator, dues.get(operator.id) ?? noDues),
      (operator) => [operator.sort_name, operator.id],
    ),
  );
}

export async function readOperator(
  deps: Deps,
  operatorId: string,
): Promise<Outcome<AdminOperatorView>> {
  const operator = await findAdminOperator(deps.database, operatorId);
  if (!operator) return noSuchOperator;
  const [dues, fleet, notices] = await Promise.all([
    findDues(deps.database, [operatorId], islandNow(deps.now()).day),
    findFleet(deps.database, operatorId),
    findOperatorNotices(deps.database, operatorId),
  ]);
  return done(presentAdminOperator(operator, dues.get(operatorId) ?? noDues, { fleet, notices }));
}

export async function listBookings(deps: Deps, operatorId: string, request: Request) {
  const after = await readPlace(deps, operatorId, request, timeKey);
  if (!after.ok) return after;
  const rows = await findBookingsMade(deps.database, operatorId, after.value);
  return done(pageFrom(rows, presentGuestTrip, (trip) => [trip.made_at, trip.id]));
}

export async function listTrips(deps: Deps, operatorId: string, request: Request) {
  const after = await readPlace(deps, operatorId, request, dayKey);
  if (!after.ok) return after;
  const today = islandNow(deps.now()).day;
  const rows = await findTripsToCome(deps.database, operatorId, after.value, today);
  return done(pageFrom(rows, presentGuestTrip, (trip) => [trip.start_date, trip.id]));
}

/** Where a list of a captain's goes on; refused when there is no such captain. */
async function readPlace(deps: Deps, operatorId: string, request: Request, key: typeof timeKey) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const query = readQuery(request, searchQuery);
  return query.ok ? readCursor(query.value.after, key) : query;
}
