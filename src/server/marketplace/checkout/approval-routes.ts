import { presentSoldTrip } from '../core/bookings/booking-presenter.ts';
import type { ApprovalView } from '#contract/operator/calendar-conflict-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { answerTrip } from './trip-approvals.ts';

export function approvalRoutes(deps: Deps) {
  const waiting = async (operatorId: string) =>
    done(await findApprovals(deps.database, operatorId, new Date(deps.now())));
  return [
    serve(endpoints.approvals, ({ operator }) => waiting(operator.id)),

    serve(endpoints.answerTrip, async ({ operator, params, payload }) => {
      const answered = await answerTrip(deps, operator.id, params.id, payload.answer);
      return answered.ok ? waiting(operator.id) : answered;
    }),
  ];
}

async function findApprovals(
  reader: Queryable,
  operatorId: string,
  at: Date,
): Promise<ApprovalView[]> {
  const trips = await selectOpenApprovals(reader, operatorId, at)
    .selectAll('bookings')
    .select('boats.name as boatName')
    .orderBy('bookings.approvalDueAt')
    .execute();
  return trips.map((trip) => ({
    ...presentSoldTrip(trip),
    amountCents: trip.amountCents,
    answerUntil: trip.approvalDueAt?.toISOString() ?? '',
  }));
}

/** Selects an operator's trips that await an answer, for the list and its count. */
export function selectOpenApprovals(reader: Queryable, operatorId: string, at: Date) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.status', '=', 'asked')
    .where('bookings.approvalAnswer', 'is', null)
    .where('bookings.approvalDueAt', '>', at);
}
