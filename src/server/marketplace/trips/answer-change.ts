import { presentSoldTrip } from '../core/bookings/booking-presenter.ts';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { getNextStatus } from '#domain/bookings/bookings.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { findChangeRefusal, computeMaxGoodwillRefund } from '#domain/trip-changes/trip-changes.ts';
import {
  toGuestTrip,
  lockBooking,
  recordEvent,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { moveBooking } from '../core/departures/move-booking.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { writeCancellation } from '../refunds/cancel-booking.ts';
import {
  closeRequest,
  presentChangeRequest,
  type ChangeRequestRow,
} from '../core/trips/change-request-queries.ts';
import { writeGroupReduction } from './guest-trip-changes.ts';

export function changeRequestRoutes(deps: Deps) {
  const open = async (operatorId: string) =>
    done(await findChangeRequests(deps.database, operatorId, new Date(deps.now())));
  return [
    serve(endpoints.changeRequests, ({ operator }) => open(operator.id)),

    serve(endpoints.answerChangeRequest, async ({ operator, params, payload }) => {
      const answered = await answerChange(deps, operator.id, params.id, payload.answer);
      return answered.ok ? open(operator.id) : answered;
    }),
  ];
}

async function findChangeRequests(
  reader: Queryable,
  operatorId: string,
  at: Date,
): Promise<ChangeRequestView[]> {
  const rows = await selectOpenChangeRequests(reader, operatorId, at)
    .selectAll('bookings')
    .select(['request.id as requestId', 'boats.name as boatName'])
    .orderBy('request.dueAt')
    .execute();
  const requests = await findRequests(
    reader,
    rows.map((row) => row.requestId),
  );
  return rows.flatMap((row) => {
    const request = requests.get(row.requestId);
    return request ? [presentRequest(row, request)] : [];
  });
}

/** Selects an operator's requests that await an answer, for the list and its count. */
export function selectOpenChangeRequests(reader: Queryable, operatorId: string, at: Date) {
  return reader
    .selectFrom('changeRequests as request')
    .innerJoin('bookings', 'bookings.id', 'request.bookingId')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.status', '=', 'paid')
    .where('request.answer', 'is', null)
    .where('request.dueAt', '>', at);
}

async function findRequests(
  reader: Queryable,
  ids: string[],
): Promise<Map<string, ChangeRequestRow>> {
  if (ids.length === 0) return new Map();
  const found = await reader
    .selectFrom('changeRequests')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((request) => [request.id, request]));
}

function presentRequest(
  booking: BookingRow & { boatName: string },
  request: ChangeRequestRow,
): ChangeRequestView {
  return {
    id: request.id,
    ...presentSoldTrip(booking),
    refundCents: refundWithYes(booking, request),
    isPaidByHand: isPaidToOperator(booking.paidBy),
    asked: presentChangeRequest(request),
  };
}

function refundWithYes(booking: BookingRow, { kind, groupSize }: ChangeRequestRow) {
  const trip = toGuestTrip(booking);
  if (kind === 'cancel') return computeMaxRefundable(trip);
  return kind === 'fewer-guests' ? computeMaxGoodwillRefund(trip, groupSize ?? trip.groupSize) : 0;
}

type AnswerProblem = 'not-found' | 'conflict' | 'sold-out';

/**
 * Applies the change as goodwill if the answer is yes, and keeps the trip if it is no. An answer is final unless
 * applying the change fails.
 */
function answerChange(
  deps: Deps,
  operatorId: string,
  requestId: string,
  answer: 'yes' | 'no',
): Promise<Outcome<null, AnswerProblem>> {
  return withRequest(deps, requestId, async (write, booking, request) => {
    if (booking.operatorId !== operatorId) return noSuchRequest;
    if (request.answer !== null) return request.answer === answer ? done(null) : answeredBefore;
    const refusal = findChangeRefusal(toGuestTrip(booking), deps.now());
    if (refusal !== null || request.dueAt.getTime() <= deps.now()) return tooLate;
    if (answer === 'no') {
      await declineChange(deps, write, request, 'no');
      return done(null);
    }
    await closeRequest(write, requestId, 'yes', new Date(deps.now()));
    return grantChange(deps, write, booking, request);
  });
}

/** Ends a request that was not answered in time. Does nothing if called early or again. */
export async function endLapsedRequest(deps: Deps, requestId: string): Promise<void> {
  await withRequest(deps, requestId, async (write, _booking, request) => {
    if (request.answer !== null || request.dueAt.getTime() > deps.now()) return done(null);
    await declineChange(deps, write, request, 'lapsed');
    return done(null);
  });
}

/** Locks the booking before it reads the request, because the guest may be withdrawing it. */
async function withRequest<Kind extends AnswerProblem>(
  deps: Deps,
  requestId: string,
  act: (
    write: Transaction,
    booking: BookingRow,
    request: ChangeRequestRow,
  ) => Promise<Outcome<null, Kind>>,
): Promise<Outcome<null, Kind | 'not-found'>> {
  if (!isUuid(requestId)) return noSuchRequest;
  return inTransaction<Outcome<null, Kind | 'not-found'>>(deps.database, async (write) => {
    const found = await findRequests(write, [requestId]);
    const booking = await lockBooking(write, found.get(requestId)?.bookingId ?? requestId);
    const request = (await findRequests(write, [requestId])).get(requestId);
    return booking && request ? act(write, booking, request) : noSuchRequest;
  });
}

async function grantChange(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  request: ChangeRequestRow,
): Promise<Outcome<null, 'conflict' | 'sold-out'>> {
  const refundCents = refundWithYes(booking, request);
  switch (request.kind) {
    case 'cancel': {
      const status = getNextStatus(booking.status, refundCents > 0 ? 'refund' : 'cancel');
      if (status === null) return tooLate;
      const order = {
        reason: storedReasons.captainAgreed,
        by: { operator: booking.operatorId },
      };
      return writeCancellation(deps, write, booking, order, { status, refundCents });
    }
    case 'fewer-guests': {
      const groupSize = request.groupSize ?? booking.groupSize;
      return writeGroupReduction(deps, write, booking, {
        groupSize,
        refundCents,
        actor: 'operator',
      });
    }
    case 'move':
      return moveBooking(deps, write, booking, {
        date: request.startDate ?? booking.startDate,
        time: request.time,
        by: 'operator for the guest',
      });
  }
}

async function declineChange(
  deps: Deps,
  write: Transaction,
  { id, bookingId }: ChangeRequestRow,
  answer: 'no' | 'lapsed',
): Promise<void> {
  const at = new Date(deps.now());
  await closeRequest(write, id, answer, at);
  const actor = answer === 'no' ? 'operator' : 'clock';
  await recordEvent(deps, write, { bookingId, at, event: 'change declined', actor });
  const mail = { subjectId: bookingId, kind: 'change-declined', at, dedupeId: id } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
}

const noSuchRequest = refused('not-found', 'request.unknown');
const answeredBefore = refused('conflict', 'request.answered');
const tooLate = refused('conflict', 'request.closed');
