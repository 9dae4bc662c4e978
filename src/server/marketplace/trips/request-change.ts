import type { ChangeToRequest } from '#contract/public/trip-api.ts';
import { computeApprovalDeadline } from '#domain/bookings/hold-ends.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome, type Refused } from '#domain/problems.ts';
import { decideGroupReduction, requiresRequest } from '#domain/trip-changes/trip-changes.ts';
import { recordEvent } from '../core/bookings/booking-queries.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listMovableTimes } from '../core/departures/free-departures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { closeRequest, findOpenRequest } from '../core/trips/change-request-queries.ts';
import type { TripToChange } from '../core/trips/change-trip.ts';

/** Asks the operator for a change that the policy does not permit. Allows one open request per booking. */
export async function requestChange(
  deps: Deps,
  write: Transaction,
  changing: TripToChange,
  change: ChangeToRequest,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'sold-out'>> {
  const { booking, trip, requestKey } = changing;
  if (!requiresRequest(trip, change.kind, deps.now())) return noNeedToAsk;
  if (await findOpenRequest(write, booking.id)) return askedBefore;
  const refusal = await checkChange(deps, write, changing, change);
  if (!refusal.ok) return refusal;
  const id = deps.newId();
  const at = new Date(deps.now());
  const due = new Date(computeApprovalDeadline(deps.now(), trip));
  const request = {
    kind: change.kind,
    groupSize: change.kind === 'fewer-guests' ? change.groupSize : null,
    startDate: change.kind === 'move' ? change.date : null,
    time: change.kind === 'move' ? change.time : null,
  };
  const { id: bookingId, operatorId } = booking;
  await write
    .insertInto('changeRequests')
    .values({ id, bookingId, operatorId, ...request, madeAt: at, dueAt: due })
    .execute();
  const facts = { ...change };
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'change asked',
    actor: 'visitor',
    facts,
    requestKey,
  });
  const mail = { subjectId: booking.id, kind: 'change-asked', at, dedupeId: id } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'operator' });
  await deps.jobs.queue(write, 'end-change-request', { requestId: id }, { notBefore: due });
  return done(null);
}

const noNeedToAsk = refused('conflict', 'request.notNeeded');
const askedBefore = refused('conflict', 'request.alreadySent');

/** Refuses requests that could not be carried out. */
async function checkChange(
  deps: Deps,
  write: Transaction,
  { booking, trip }: TripToChange,
  change: ChangeToRequest,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'sold-out'>> {
  if (change.kind === 'cancel') return done(null);
  if (change.kind === 'fewer-guests') {
    const decided = decideGroupReduction(trip, { ...change, refundCents: 0 }, deps.now());
    return decided.ok || decided.problem.kind === 'amount-changed' ? done(null) : notFewer(decided);
  }
  const now = toIslandNow(deps.now());
  const boat = await readSellableBoat(write, booking.boatId, now.day, 'operator for the guest');
  const open = listMovableTimes(boat, booking, change.date, now);
  const isFree = change.time === null ? open.length > 0 : open.includes(change.time);
  return isFree && (change.time === null) === (booking.time === null) ? done(null) : notFree;
}

const notFree = refused('sold-out', 'move.timeTaken');

function notFewer({ problem }: Refused<'invalid' | 'conflict' | 'amount-changed'>) {
  const kind = problem.kind === 'invalid' ? 'invalid' : 'conflict';
  return refused<'invalid' | 'conflict'>(kind, problem.message);
}

/** Withdraws a request; idempotent. */
export async function withdrawChange(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
): Promise<Outcome<null, never>> {
  const open = await findOpenRequest(write, booking.id);
  if (!open) return done(null);
  const at = new Date(deps.now());
  await closeRequest(write, open.id, 'withdrawn', at);
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'change withdrawn',
    actor: 'visitor',
    requestKey,
  });
  return done(null);
}
