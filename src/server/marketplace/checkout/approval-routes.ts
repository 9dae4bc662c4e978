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
  const trips = await reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .selectAll('bookings')
    .select('boats.name as boat_name')
    .where('bookings.operator_id', '=', operatorId)
    .where('bookings.status', '=', 'asked')
    .where('bookings.approval_answer', 'is', null)
    .where('bookings.approval_due_at', '>', at)
    .orderBy('bookings.approval_due_at')
    .execute();
  return trips.map((trip) => ({
    bookingId: trip.id,
    code: trip.code,
    customerName: trip.customer_name,
    boatName: trip.boat_name,
    startDate: trip.start_date,
    endDate: trip.end_date,
    time: trip.time,
    groupSize: trip.group_size,
    amountCents: trip.amount_cents,
    answerUntil: trip.approval_due_at?.toISOString() ?? '',
  }));
}
