import type { OfferChoice, TripOfferView } from '#contract/call-off-api.ts';
import { formatDollars } from '#domain/money.ts';
import { BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { dateAndTime } from '../booking-widgets/trip-words.ts';

export type OpenOffer = NonNullable<TripOfferView['offer']>;
export type OfferedBoat = OpenOffer['otherBoats'][number];

/** A choice as the guest has it before them. */
export type WantedTrip =
  | Extract<OfferChoice, { kind: 'another-day' }>
  | (Extract<OfferChoice, { kind: 'refunded' }> & { isPaidByHand: boolean })
  | (Extract<OfferChoice, { kind: 'another-boat' }> & { boat: OfferedBoat });

type ChoiceWords = {
  title: string;
  /** What happens, before it does. */
  consequence: string;
  confirm: string;
  pending: string;
  /** What has happened. */
  done: string;
};

export function wordsOf(wanted: WantedTrip): ChoiceWords {
  if (wanted.kind === 'refunded') {
    return wanted.isPaidByHand ? captainsMoneyWords : moneyWords(wanted.refundCents);
  }
  if (wanted.kind === 'another-boat') return boatWords(wanted);
  const when = dateAndTime(wanted.date, wanted.time);
  return {
    title: 'Sail on another day?',
    consequence: `You sail on ${when} instead, with the same boat. There is nothing to pay, and your booking code stays the same.`,
    confirm: 'Take this day',
    pending: 'Moving your trip...',
    done: `You sail on ${when}, with the same boat. We have mailed you the new time.`,
  };
}

function boatWords({ boat, date, time, refundCents }: WantedTrip & { kind: 'another-boat' }) {
  const trip = `on ${boat.name} with ${boat.operatorName}, on ${dateAndTime(date, time)}`;
  return {
    title: `Sail on ${boat.name}?`,
    consequence: `You sail ${trip}. ${differenceWords(refundCents)} Your booking code stays the same.`,
    confirm: 'Take this boat',
    pending: 'Booking your places...',
    done: `You sail ${trip}. ${differenceWords(refundCents)} We have mailed you all you need.`,
  };
}

/** What of the payment goes back with another boat. */
export function differenceWords(cents: number): string {
  return cents > 0
    ? `It costs less: ${formatDollars(cents)} goes back to your card.`
    : 'It costs the same: there is nothing to pay.';
}

/** Of a trip that was paid to the captain. */
const captainsMoneyWords: ChoiceWords = {
  title: 'Get your money back from your captain?',
  consequence:
    'Your booking ends, and your captain gives back what you paid them: they are told at once. This cannot be undone.',
  confirm: 'End the booking',
  pending: 'Ending it...',
  done: 'Your booking has ended. Your captain knows that they give back what you paid them.',
};

function moneyWords(cents: number): ChoiceWords {
  const amount = formatDollars(cents);
  return {
    title: 'Get your money back?',
    consequence: `All of your ${amount} goes back to the card you paid with, and your booking ends. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}. This cannot be undone.`,
    confirm: `Get ${amount} back`,
    pending: 'Sending it back...',
    done: `${amount} goes back to the card you paid with. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`,
  };
}
