import type { OfferChoice } from '#contract/operator/call-off-api.ts';
import { computeOfferDeadline, computeRebookingRefund } from '#domain/trip-changes/calling-off.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { moveBooking } from '../core/departures/move-booking.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { TripToChange } from '../core/trips/change-trip.ts';
import { findRebookingAlternative } from './rebooking-alternatives.ts';
import { moveToOtherBoat } from './move-to-other-boat.ts';
import { findOpenOffer, type OfferRow } from '../core/trips/find-open-offer.ts';
import { closeOffer, refundOffer } from './rebooking-offers.ts';

type ChoiceProblem = 'conflict' | 'sold-out' | 'amount-changed';

/**
 * Applies a guest's choice for a called-off trip. The caller must have locked the booking. If the chosen departure is
 * sold out, the other choices remain.
 */
export async function chooseOffer(
  deps: Deps,
  write: Transaction,
  changing: TripToChange,
  choice: OfferChoice,
): Promise<Outcome<null, ChoiceProblem>> {
  const offer = await findOpenOffer(write, { bookingId: changing.booking.id });
  if (!offer) return nothingToChoose;
  if (choice.kind === 'refunded')
    return takeMoney(deps, write, changing, offer, choice.refundCents);
  if (computeOfferDeadline(offer.dueAt.getTime(), choice.date) <= deps.now()) return tooLate;
  if (choice.kind === 'another-day') return takeAnotherDay(deps, write, changing, offer, choice);
  return takeAnotherBoat(deps, write, changing, offer, choice);
}

const nothingToChoose = refused('conflict', 'offer.settled');
const tooLate = refused('conflict', 'offer.tooLate');

function takeMoney(
  deps: Deps,
  write: Transaction,
  { booking, trip, requestKey }: TripToChange,
  offer: OfferRow,
  shownCents: number,
): Promise<Outcome<null, ChoiceProblem>> {
  const cents = computeMaxRefundable(trip);
  if (shownCents !== cents) return Promise.resolve(amountChanged(cents));
  return refundOffer(deps, write, offer, booking, requestKey);
}

async function takeAnotherDay(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
  offer: OfferRow,
  { date, time }: OfferChoice & { kind: 'another-day' },
): Promise<Outcome<null, ChoiceProblem>> {
  await closeOffer(write, offer.id, 'another-day', new Date(deps.now()));
  return moveBooking(deps, write, booking, { date, time, requestKey, by: 'guest' });
}

async function takeAnotherBoat(
  deps: Deps,
  write: Transaction,
  { booking, trip, requestKey }: TripToChange,
  offer: OfferRow,
  { boatId, date, time, refundCents }: OfferChoice & { kind: 'another-boat' },
): Promise<Outcome<null, ChoiceProblem>> {
  const place = await findRebookingAlternative(deps, write, booking, { boatId, date, time });
  if (!place.ok) return place;
  const money = computeRebookingRefund(trip, place.value.trip.amountCents);
  if (money === null) return notEqual;
  if (money.refundCents !== refundCents) return amountChanged(money.refundCents);
  await closeOffer(write, offer.id, 'another-boat', new Date(deps.now()));
  const to = { ...place.value, refundCents, offerId: offer.id, requestKey };
  return moveToOtherBoat(deps, write, booking, to);
}

const notEqual = refused('conflict', 'offer.costsMore');

function amountChanged(cents: number) {
  return refused(
    'amount-changed',
    { code: 'offer.refundChanged', values: { money: cents } },
    { facts: { refundCents: cents } },
  );
}
