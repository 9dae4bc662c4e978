import { sql } from 'kysely';
import { isSold } from '#domain/bookings/bookings.ts';
import { computeTripStart } from '#domain/trip-changes/trip-changes.ts';
import {
  toGuestTrip,
  hasEvent,
  lockBooking,
  recordEvent,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { findOpenOffer, type OfferRow } from '../core/trips/find-open-offer.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { endHold } from '../payments/end-hold.ts';
import { writeCancellation } from '../refunds/cancel-booking.ts';
import { callOffReasonWords } from '#i18n/records/call-off-reasons.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { nextStatus } from '#domain/bookings/bookings.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { queueSettledList } from './captain-lists.ts';

export async function closeOffer(
  write: Transaction,
  offerId: string,
  outcome: 'another-day' | 'another-boat' | 'refunded' | 'void',
  at: Date,
): Promise<void> {
  await write
    .updateTable('rebooking_offers')
    .set({ outcome, chosen_at: at })
    .where('id', '=', offerId)
    .where('outcome', 'is', null)
    .execute();
}

/**
 * Notifies a guest that the trip does not sail, with the choices and their deadline. An unpaid booking ends
 * immediately: its payment page is closed, and a payment in that moment is refunded. Idempotent.
 */
export async function openOffer(deps: Deps, offerId: string): Promise<void> {
  const found = await findOpenOffer(deps.database, { offerId });
  if (!found) return;
  // Releases the seats even while the provider does not answer, since the trip does not sail.
  await endHold(deps, found.bookingId, 'abandon', { evenUnanswered: true, actor: 'operator' });
  await inTransaction(deps.database, async (write) => {
    const open = await lockOffer(write, offerId);
    if (!open) return;
    const { offer, booking } = open;
    const at = new Date(deps.now());
    if (booking.status === 'paid') await tellGuest(deps, write, offer, booking);
    else if (booking.status === 'pending' || booking.status === 'asked') {
      await refundOffer(deps, write, offer, booking);
    } else if (!isSold(booking.status) && booking.status !== 'held') {
      await closeOffer(write, offerId, 'void', at);
    }
  });
}

/** Locks the booking before it reads the offer, because the guest may be choosing. */
async function lockOffer(write: Transaction, offerId: string) {
  const found = await findOpenOffer(write, { offerId });
  const booking = found && (await lockBooking(write, found.bookingId));
  const offer = booking && (await findOpenOffer(write, { offerId }));
  return offer ? { offer, booking } : null;
}

async function tellGuest(
  deps: Deps,
  write: Transaction,
  offer: OfferRow,
  booking: BookingRow,
): Promise<void> {
  if (await hasEvent(write, booking.id, offer.id)) return;
  const at = new Date(deps.now());
  const told = { subjectId: booking.id, kind: 'called-off', matter: offer.id } as const;
  await queueMail(deps.jobs, write, { ...told, recipient: 'visitor', at });
  // Overrides the policy: the guest may cancel for a full refund until the choice was due.
  await write
    .updateTable('bookings')
    .set({
      free_until: new Date(Math.max(offer.dueAt.getTime(), computeTripStart(toGuestTrip(booking)))),
    })
    .where('id', '=', booking.id)
    .execute();
  const facts = { reason: offer.reason, note: offer.note };
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'called off',
    actor: getActor(offer),
    facts,
    requestKey: offer.id,
  });
  await deps.jobs.queue(write, 'end-offer', { offerId: offer.id }, { notBefore: offer.dueAt });
}

/** Names the admin; without an admin or an operator, the decision was automatic. */
function getActor({ byAdmin, byOperator }: OfferRow): string {
  return byAdmin ?? (byOperator === null ? 'clock' : 'operator');
}

/** Refunds a guest who has not chosen by the deadline. Does nothing if called early or again. */
export async function endOffer(deps: Deps, offerId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const open = await lockOffer(write, offerId);
    if (!open || open.offer.dueAt.getTime() > deps.now()) return;
    await refundOffer(deps, write, open.offer, open.booking);
    const { callOffId } = open.offer;
    await queueSettledList(deps, write, { callOffId, operatorId: open.booking.operator_id });
  });
}

/** Catches up on offers whose job was lost, or whose guests have paid since. */
export async function reconcileRebookingOffers(deps: Deps): Promise<void> {
  const open = await deps.database
    .selectFrom('rebooking_offers as offer')
    .innerJoin('call_offs', 'call_offs.id', 'offer.call_off_id')
    .innerJoin('bookings', 'bookings.id', 'offer.booking_id')
    .select(['offer.id', 'call_offs.due_at as dueAt'])
    .where('offer.outcome', 'is', null)
    .where((where) =>
      where.or([
        where('call_offs.due_at', '<=', new Date(deps.now())),
        where('bookings.status', 'in', ['pending', 'asked', 'expired', 'cancelled', 'refunded']),
        where.and([
          where('bookings.status', '=', 'paid'),
          sql<boolean>`not exists (select from booking_events
            where booking_id = bookings.id and idempotency_key = offer.id)`,
        ]),
      ]),
    )
    .limit(200)
    .execute();
  for (const { id, dueAt } of open) {
    await openOffer(deps, id);
    if (dueAt.getTime() <= deps.now()) await endOffer(deps, id);
  }
}

/** Refunds the full amount; the booking is locked. */
export async function refundOffer(
  deps: Deps,
  write: Transaction,
  offer: OfferRow,
  booking: BookingRow,
  requestKey?: string,
): Promise<Outcome<null, 'conflict'>> {
  const at = new Date(deps.now());
  const refundCents = booking.status === 'paid' ? computeMaxRefundable(toGuestTrip(booking)) : 0;
  const status = nextStatus(booking.status, refundCents > 0 ? 'refund' : 'cancel');
  await closeOffer(write, offer.id, status === null ? 'void' : 'refunded', at);
  if (status === null) return endedBefore;
  const order = {
    reason: `Called off ${callOffReasonWords[offer.reason]}.`,
    by: requestKey === undefined ? { callOff: offer.callOffId } : { guest: { requestKey } },
  };
  return writeCancellation(deps, write, booking, order, { status, refundCents });
}

const endedBefore = refused('conflict', 'This booking is over already, so nothing was changed.');
