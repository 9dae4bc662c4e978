import { Hono } from 'hono';
import { answerTripPayload } from '#contract/calendar-payloads.ts';
import type { AskedTripView } from '#contract/calendar-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireOperator, type OperatorEnv } from '../callers/require-operator.ts';
import type { Reader } from '../database/database.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../product-deps.ts';
import { answerTrip } from './answer-trip.ts';

/** Trips that wait for the yes of the captain who calls. */
export function askedTripRoutes(deps: Deps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const captain = requireOperator(deps);
  const waiting = (operatorId: string) =>
    findAskedTrips(deps.database, operatorId, new Date(deps.now()));

  app.get(endpoints.askedTrips.path, captain, async (context) =>
    context.json(await waiting(context.get('operator').id)),
  );

  app.post(routePath(endpoints.answerTrip.path), captain, async (context) => {
    const { id: operatorId } = context.get('operator');
    const said = await readPayload(context.req.raw, answerTripPayload);
    if (!said.ok) return answerProblem(said.problem);
    const bookingId = context.req.param('id') ?? '';
    const answered = await answerTrip(deps, operatorId, bookingId, said.value.answer);
    return answered.ok ? context.json(await waiting(operatorId)) : answerProblem(answered.problem);
  });
  return app;
}

async function findAskedTrips(
  reader: Reader,
  operatorId: string,
  at: Date,
): Promise<AskedTripView[]> {
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
