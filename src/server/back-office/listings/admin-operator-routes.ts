import type {
  AdminOperatorRowView,
  AdminOperatorsQuery,
  AdminOperatorView,
} from '#contract/admin/admin-operator-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/time/days.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import {
  documentKinds,
  listedUntil,
  computeDocumentStatus,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import { decideListingStatus } from '#domain/boats/moderation.ts';
import { done, type Outcome } from '#domain/problems.ts';
import {
  presentNotice,
  findOperatorNotices,
} from '../../marketplace/boats/notices/operator-notices.ts';
import {
  presentGuestTrip,
  findBookingsMade,
  findTripsToCome,
  type GuestTripRow,
} from '../../marketplace/core/bookings/guest-trips.ts';
import { withSnapshot } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  findDocuments,
  toSentDocument,
  type DocumentRow,
} from '../../marketplace/core/documents/document-queries.ts';
import { ruleFor } from '../../marketplace/documents/listing-rule.ts';
import {
  presentUncovered,
  readUncoveredTrips,
} from '../../marketplace/documents/uncovered-trips.ts';
import {
  nameKey,
  pageFrom,
  readCursor,
  timeKey,
  tripKey,
} from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import { findOwedTo } from '../../marketplace/core/money/owed-queries.ts';
import {
  countTripsToCome,
  findAdminOperator,
  findAdminOperators,
  findFleet,
  type AdminOperatorRow,
  type TripCounts,
} from './admin-operator-queries.ts';
import {
  changeOperatorStatus,
  noSuchOperator,
  reinstating,
  suspending,
} from './change-operator-status.ts';

/** Endpoints of all operators. Changes return the operator's new state. */
export function adminOperatorRoutes(deps: Deps) {
  return [
    serve(endpoints.adminOperators, ({ query }) => listOperators(deps, query)),

    serve(endpoints.adminOperator, ({ params }) => readOperator(deps, params.id)),

    serve(endpoints.adminOperatorBookings, ({ params, query }) =>
      listBookings(deps, params.id, query.after),
    ),

    serve(endpoints.adminOperatorTrips, ({ params, query }) =>
      listTrips(deps, params.id, query.after),
    ),

    serve(endpoints.adminSuspendOperator, async ({ params: { id }, payload, ...by }) => {
      const order = { ...payload, operatorId: id, by };
      const suspended = await changeOperatorStatus(deps, order, suspending);
      return suspended.ok ? readOperator(deps, id) : suspended;
    }),

    serve(endpoints.adminReinstateOperator, async ({ params: { id }, payload, ...by }) => {
      const order = { ...payload, operatorId: id, by };
      const reinstated = await changeOperatorStatus(deps, order, reinstating);
      return reinstated.ok ? readOperator(deps, id) : reinstated;
    }),
  ];
}

async function listOperators(deps: Deps, query: AdminOperatorsQuery) {
  const after = readCursor(query.after, nameKey);
  if (!after.ok) return after;
  const rows = await findAdminOperators(deps.database, query, after.value);
  const ids = rows.map(({ id }) => id);
  const getDues = await findDues(deps, ids);
  const present = (operator: AdminOperatorRow) =>
    presentOperatorRow(operator, getDues(operator.id));
  return done(pageFrom(rows, present, (operator) => [operator.sort_name, operator.id]));
}

async function readOperator(
  deps: Deps,
  operatorId: string,
): Promise<Outcome<AdminOperatorView, 'not-found'>> {
  const operator = await findAdminOperator(deps.database, operatorId);
  if (!operator) return noSuchOperator;
  const [getDues, fleet, notices, documents, getUncovered] = await Promise.all([
    findDues(deps, [operatorId]),
    findFleet(deps.database, operatorId),
    findOperatorNotices(deps.database, operatorId),
    findDocuments(deps.database, operatorId),
    readUncoveredTrips(deps, deps.database, [operatorId]),
  ]);
  const dues = getDues(operatorId);
  return done({
    ...presentOperatorRow(operator, dues),
    comingCents: dues.comingCents,
    paidTripsToCome: dues.trips.paid,
    fleet: fleet.map(({ status, custom_port: customPort, ...boat }) => ({
      ...boat,
      customPort,
      standing: decideListingStatus(status, {
        status: operator.status,
        isUnlisted: operator.unlisted_at !== null,
      }),
    })),
    ...presentStanding(deps, operator, documents, getUncovered(operatorId)),
    notices: notices.map(presentNotice),
  });
}

function presentStanding(
  deps: Deps,
  operator: AdminOperatorRow,
  rows: readonly DocumentRow[],
  uncovered: readonly UncoveredTrips[],
) {
  const today = islandNow(deps.now()).day;
  const documents = rows.map(toSentDocument);
  const findExpiry = (kind: DocumentKind) =>
    documents.find((each) => each.kind === kind && each.state === 'accepted')?.expiresOn ?? null;
  return {
    documents: documentKinds.map((kind) => ({
      kind,
      standing: computeDocumentStatus(kind, documents, today),
      expiresOn: findExpiry(kind),
      uncovered: presentUncovered(uncovered, kind),
    })),
    listedUntil: listedUntil(documents, ruleFor(deps, operator), today),
  };
}

function presentOperatorRow(operator: AdminOperatorRow, dues: Dues): AdminOperatorRowView {
  const { id, name, email, status, boats, created_at: joinedAt } = operator;
  return {
    id,
    name,
    email,
    status,
    boats,
    joinedAt: joinedAt.toISOString(),
    bookingsToCome: dues.trips.booked,
    openCents: dues.openCents,
  };
}

type Dues = { trips: TripCounts; openCents: number; comingCents: number };

async function findDues(
  { database, now }: Deps,
  operatorIds: readonly string[],
): Promise<(operatorId: string) => Dues> {
  const today = islandNow(now()).day;
  const { owed, trips } = await withSnapshot(database, async (reader) => ({
    owed: await findOwedTo(reader, operatorIds, today),
    trips: await countTripsToCome(reader, operatorIds, today),
  }));
  return (id) => ({
    ...(owed.get(id) ?? { openCents: 0, comingCents: 0 }),
    trips: trips.get(id) ?? { paid: 0, booked: 0 },
  });
}

/** `after` is the cursor. */
async function listBookings(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const place = readCursor(after, timeKey);
  if (!place.ok) return place;
  const rows = await findBookingsMade(deps.database, operatorId, place.value);
  return done(pageFrom(rows, presentGuestTrip, (trip) => [trip.made_at, trip.id]));
}

/** `after` is the cursor. */
async function listTrips(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const place = readCursor(after, tripKey);
  if (!place.ok) return place;
  const today = islandNow(deps.now()).day;
  const rows = await findTripsToCome(deps.database, operatorId, place.value, today);
  const buildPageKey = (trip: GuestTripRow) => [trip.start_date, trip.time ?? '', trip.id];
  return done(pageFrom(rows, presentGuestTrip, buildPageKey));
}
