import type { AskedChange } from '#contract/public/trip-api.ts';
import { approvalDeadline } from '#domain/bookings/hold-ends.ts';
import { islandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideFewerGuests, mustAsk } from '#domain/trip-changes/trip-changes.ts';
import { recordEvent } from '../core/bookings/booking-queries.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listMovableTimes } from '../core/departures/free-departures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { closeRequest, findOpenRequest } from '../core/trips/change-request-queries.ts';
import type { ChangingTrip } from '../core/trips/change-trip.ts';

/** Requests a change from the operator beyond the policy. One open request per booking. */
export async function askForChange(
  deps: Deps,
  write: Transaction,
  changing: ChangingTrip,
  change: AskedChange,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'sold-out'>> {
  const { booking, trip, requestKey } = changing;
  if (!mustAsk(trip, change.kind, deps.now())) return noNeedToAsk;
  if (await findOpenRequest(write, booking.id)) return askedBefore;
  const refusal = await checkChange(deps, write, changing, change);
  if (!refusal.ok) return refusal;
  const id = deps.newId();
  const at = new Date(deps.now());
  const due = new Date(approvalDeadline(deps.now(), trip));
  const asked = {
    kind: change.kind,
    group_size: change.kind === 'fewer-guests' ? change.groupSize : null,
    start_date: change.kind === 'move' ? change.date : null,
    time: change.kind === 'move' ? change.time : null,
  };
  await write
    .insertInto('change_requests')
    .values({ id, booking_id: booking.id, ...asked, made_at: at, due_at: due })
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
  const mail = { subjectId: booking.id, kind: 'change-asked', at, matter: id } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'operator' });
  await deps.jobs.queue(write, 'end-change-request', { requestId: id }, { notBefore: due });
  return done(null);
}

const noNeedToAsk = refused(
  'conflict',
  'You can do this yourself now, without asking. Please look at your trip again.',
);
const askedBefore = refused(
  'conflict',
  'You have asked your captain already. Wait for the answer, or take back what you asked.',
);

/** Refuses requests that could not be carried out. */
async function checkChange(
  deps: Deps,
  write: Transaction,
  { booking, trip }: ChangingTrip,
  change: AskedChange,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'sold-out'>> {
  if (change.kind === 'cancel') return done(null);
  if (change.kind === 'fewer-guests') {
    const decided = decideFewerGuests(trip, { ...change, refundCents: 0 }, deps.now());
    return decided.ok || decided.problem.kind === 'amount-changed' ? done(null) : notFewer(decided);
  }
  const now = islandNow(deps.now());
  const boat = await readSellableBoat(write, booking.boat_id, now.day, 'operator for the guest');
  const open = listMovableTimes(boat, booking, change.date, now);
  const isFree = change.time === null ? open.length > 0 : open.includes(change.time);
  return isFree && (change.time === null) === (booking.time === null) ? done(null) : notFree;
}

const notFree = refused('sold-out', 'That time is no longer free. Please choose another one.');

function notFewer({ problem }: { problem: { kind: string; message: string } }) {
  const kind = problem.kind === 'invalid' ? 'invalid' : 'conflict';
  return refused<'invalid' | 'conflict'>(kind, problem.message);
}

/** Withdraws a request; idempotent. */
export async function withdrawChange(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: ChangingTrip,
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
