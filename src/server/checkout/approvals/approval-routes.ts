import { Hono } from 'hono';
import { answerTripPayload } from '#contract/calendar-payloads.ts';
import type { ApprovalView } from '#contract/calendar-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import type { Reader } from '../../database/database.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { answerTrip } from './answer-approval.ts';

/** Trips that wait for the yes of the operator who calls. */
export function approvalRoutes(deps: Deps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  const waiting = (operatorId: string) =>
    findApprovals(deps.database, operatorId, new Date(deps.now()));

  app.get(endpoints.approvals.path, operator, async (context) =>
    context.json(await waiting(context.get('operator').id)),
  );

  app.post(routePath(endpoints.answerTrip.path), operator, async (context) => {
    const { id: operatorId } = context.get('operator');
    const said = await readPayload(context.req.raw, answerTripPayload);
    if (!said.ok) return answerProblem(said.problem);
    const bookingId = context.req.param('id') ?? '';
    const answered = await answerTrip(deps, operatorId, bookingId, said.value.answer);
    return answered.ok ? context.json(await waiting(operatorId)) : answerProblem(answered.problem);
  });
  return app;
}

async function findApprovals(
  reader: Reader,
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
