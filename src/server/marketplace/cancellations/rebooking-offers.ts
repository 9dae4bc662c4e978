import { updateRow } from '../../platform/database/update-row.ts';
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
import { writeCallOffReason } from '#i18n/records/refund-reasons.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { getNextStatus } from '#domain/bookings/bookings.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { queueSettledList } from './captain-lists.ts';

export async function closeOffer(
  write: Transaction,
  offerId: string,
  outcome: 'another-day' | 'another-boat' | 'refunded' | 'void',
  at: Date,
): Promise<void> {
  await write
    .updateTable('rebookingOffers')
    .set({ outcome, chosenAt: at })
    .where('id', '=', offerId)
    .where('outcome', 'is', null)
    .execute();
}

/**
 * After a call-off, mails the choices and their deadline to a guest who has paid. Cancels an unpaid booking, closes its
 * payment page, and refunds a payment that arrives meanwhile. Idempotent.
 */
export async function openOffer(deps: Deps, offerId: string): Promise<void> {
  const found = await findOpenOffer(deps.database, { offerId });
  if (!found) return;
  // Releases the seats even if the provider is unreachable: the trip does not sail anyway.
  await endHold(deps, found.bookingId, 'abandon', { evenUnanswered: true, actor: 'operator' });
  await inTransaction(deps.database, async (write) => {
    const open = await lockOffer(write, offerId);
    if (!open) return;
    const { offer, booking } = open;
    const at = new Date(deps.now());
    if (booking.status === 'paid') await mailGuest(deps, write, offer, booking);
    else if (booking.status === 'pending' || booking.status === 'asked') {
      await refundOffer(deps, write, offer, booking);
    } else if (!isSold(booking.status) && booking.status !== 'held') {
      await closeOffer(write, offerId, 'void', at);
    }
  });
}

/** Locks the booking, then reads the offer again: the guest may have chosen meanwhile. */
async function lockOffer(write: Transaction, offerId: string) {
  const found = await findOpenOffer(write, { offerId });
  const booking = found && (await lockBooking(write, found.bookingId));
  const offer = booking && (await findOpenOffer(write, { offerId }));
  return offer ? { offer, booking } : null;
}

async function mailGuest(
  deps: Deps,
  write: Transaction,
  offer: OfferRow,
  booking: BookingRow,
): Promise<void> {
  if (await hasEvent(write, booking.id, offer.id)) return;
  const at = new Date(deps.now());
  const mail = { subjectId: booking.id, kind: 'called-off', dedupeId: offer.id } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor', at });
  // Overrides the policy: the guest gets a full refund until the deadline for the choice or the start of the trip,
  // whichever is later.
  await updateRow(write, 'bookings', booking.id, {
    freeUntil: new Date(Math.max(offer.dueAt.getTime(), computeTripStart(toGuestTrip(booking)))),
  });
  const facts = { reason: offer.reason, note: offer.note };
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'called off',
    actor: getActor(offer),
    facts,
    requestKey: offer.id,
  });
  await deps.jobs.queue(
    write,
    'expire-rebooking-offer',
    { offerId: offer.id },
    { notBefore: offer.dueAt },
  );
}

/** The admin or operator who called the trip off; `clock` for an automatic call-off. */
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
    await queueSettledList(deps, write, { callOffId, operatorId: open.booking.operatorId });
  });
}

/** Opens or ends offers whose job was lost, or whose guest paid after the call-off. */
export async function reconcileRebookingOffers(deps: Deps): Promise<void> {
  const open = await deps.database
    .selectFrom('rebookingOffers as offer')
    .innerJoin('callOffs', 'callOffs.id', 'offer.callOffId')
    .innerJoin('bookings', 'bookings.id', 'offer.bookingId')
    .select(['offer.id', 'callOffs.dueAt'])
    .where('offer.outcome', 'is', null)
    .where((where) =>
      where.or([
        where('callOffs.dueAt', '<=', new Date(deps.now())),
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

/** Refunds the full amount. The caller must hold the booking's lock. */
export async function refundOffer(
  deps: Deps,
  write: Transaction,
  offer: OfferRow,
  booking: BookingRow,
  requestKey?: string,
): Promise<Outcome<null, 'conflict'>> {
  const at = new Date(deps.now());
  const refundCents = booking.status === 'paid' ? computeMaxRefundable(toGuestTrip(booking)) : 0;
  const status = getNextStatus(booking.status, refundCents > 0 ? 'refund' : 'cancel');
  await closeOffer(write, offer.id, status === null ? 'void' : 'refunded', at);
  if (status === null) return alreadyEnded;
  const order = {
    reason: writeCallOffReason(offer.reason),
    by: requestKey === undefined ? { callOff: offer.callOffId } : { guest: { requestKey } },
  };
  return writeCancellation(deps, write, booking, order, { status, refundCents });
}

const alreadyEnded = refused('conflict', 'booking.over');
