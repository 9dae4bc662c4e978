import type {
  AdminOperatorRowView,
  AdminOperatorsQuery,
  AdminOperatorView,
} from '#contract/admin/admin-operator-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow } from '#domain/time/days.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import {
  documentKinds,
  computeListedUntil,
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
  listBookingsMade,
  listTripsToCome,
} from '../../marketplace/core/bookings/guest-trips.ts';
import { withSnapshot } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  findDocuments,
  type DocumentRow,
} from '../../marketplace/core/documents/document-queries.ts';
import { ruleFor } from '../../marketplace/documents/listing-rule.ts';
import {
  presentUncovered,
  readUncoveredTrips,
} from '../../marketplace/documents/uncovered-trips.ts';
import { readCaptain } from '../../marketplace/core/operators/captain-queries.ts';
import { createRecordReader } from '../../marketplace/core/operators/captain-record.ts';
import { removeProfilePart } from './remove-profile-part.ts';
import { joinToList, readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { findOwedByOperator } from '../../marketplace/core/money/owed-queries.ts';
import {
  countTripsToCome,
  findAdminOperator,
  findFleet,
  listAdminOperators,
  type AdminOperatorRow,
  type TripCounts,
} from './admin-operator-queries.ts';
import {
  changeOperatorStatus,
  noSuchOperator,
  reinstating,
  suspending,
} from './change-operator-status.ts';

/** Endpoints for all operators. Changes return the operator's new state. */
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

    serve(endpoints.adminRemoveProfilePart, async ({ params: { id }, payload, ...by }) => {
      const removed = await removeProfilePart(deps, { ...payload, operatorId: id, by });
      return removed.ok ? readOperator(deps, id) : removed;
    }),
  ];
}

function listOperators(deps: Deps, query: AdminOperatorsQuery) {
  const operators = joinToList(listAdminOperators(deps.database, query), async (rows) => {
    const ids = rows.map(({ id }) => id);
    const getDues = await findDues(deps, ids);
    return ({ id }) => ({ dues: getDues(id) });
  });
  return readPage(operators, query.after, (operator) =>
    presentOperatorRow(operator, operator.dues),
  );
}

async function readOperator(
  deps: Deps,
  operatorId: string,
): Promise<Outcome<AdminOperatorView, 'not-found'>> {
  const operator = await findAdminOperator(deps.database, operatorId);
  if (!operator) return noSuchOperator;
  const [getDues, fleet, notices, documents, getUncovered, profile] = await Promise.all([
    findDues(deps, [operatorId]),
    findFleet(deps.database, operatorId),
    findOperatorNotices(deps.database, operatorId),
    findDocuments(deps.database, operatorId),
    readUncoveredTrips(deps, deps.database, [operatorId]),
    readCaptain(deps.database, operatorId, createRecordReader(deps)),
  ]);
  const dues = getDues(operatorId);
  return done({
    ...presentOperatorRow(operator, dues),
    comingCents: dues.comingCents,
    paidTripsToCome: dues.trips.paid,
    fleet: fleet.map(({ status, customPort, ...boat }) => ({
      ...boat,
      customPort,
      standing: decideListingStatus(status, {
        status: operator.status,
        isUnlisted: operator.unlistedAt !== null,
      }),
    })),
    ...presentStanding(deps, operator, documents, getUncovered(operatorId)),
    profile,
    notices: notices.map(presentNotice),
  });
}

function presentStanding(
  deps: Deps,
  operator: AdminOperatorRow,
  documents: readonly DocumentRow[],
  uncovered: readonly UncoveredTrips[],
) {
  const today = toIslandNow(deps.now()).day;
  const findExpiry = (kind: DocumentKind) =>
    documents.find((each) => each.kind === kind && each.state === 'accepted')?.expiresOn ?? null;
  return {
    documents: documentKinds.map((kind) => ({
      kind,
      standing: computeDocumentStatus(kind, documents, today),
      expiresOn: findExpiry(kind),
      uncovered: presentUncovered(uncovered, kind),
    })),
    listedUntil: computeListedUntil(documents, ruleFor(deps, operator), today),
  };
}

function presentOperatorRow(operator: AdminOperatorRow, dues: Dues): AdminOperatorRowView {
  const { id, name, email, status, boats, createdAt: joinedAt } = operator;
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
  const today = toIslandNow(now()).day;
  const { owed, trips } = await withSnapshot(database, async (reader) => ({
    owed: await findOwedByOperator(reader, operatorIds, today),
    trips: await countTripsToCome(reader, operatorIds, today),
  }));
  return (id) => ({
    ...(owed.get(id) ?? { openCents: 0, comingCents: 0 }),
    trips: trips.get(id) ?? { paid: 0, booked: 0 },
  });
}

async function listBookings(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  return readPage(listBookingsMade(deps.database, operatorId), after, presentGuestTrip);
}

async function listTrips(deps: Deps, operatorId: string, after: string | undefined) {
  if (!(await findAdminOperator(deps.database, operatorId))) return noSuchOperator;
  const today = toIslandNow(deps.now()).day;
  return readPage(listTripsToCome(deps.database, operatorId, today), after, presentGuestTrip);
}
