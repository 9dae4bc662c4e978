import type { OfferChoice, TripOfferView } from '#contract/operator/call-off-api.ts';
import type { OfferMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../calendar/use-trip-times.ts';

export type OpenOffer = NonNullable<TripOfferView['offer']>;
export type OfferedBoat = OpenOffer['otherBoats'][number];

/** A choice as shown to the guest. */
export type WantedTrip =
  | Extract<OfferChoice, { kind: 'another-day' }>
  | (Extract<OfferChoice, { kind: 'refunded' }> & { isPaidByHand: boolean })
  | (Extract<OfferChoice, { kind: 'another-boat' }> & { boat: OfferedBoat });

type ChoiceWords = {
  title: string;
  consequence: string;
  confirm: string;
  pending: string;
  done: string;
};

export function wordsOf(wanted: WantedTrip, words: OfferMessages, times: TripTimes): ChoiceWords {
  if (wanted.kind === 'refunded') {
    const amount = times.money(wanted.refundCents);
    return wanted.isPaidByHand ? captainsMoneyWords(words) : moneyWords(amount, words);
  }
  if (wanted.kind === 'another-boat') return boatWords(wanted, words, times);
  const when = times.when(wanted.date, wanted.time);
  return {
    title: words.dayTitle,
    consequence: words.dayText(when),
    confirm: words.takeDay,
    pending: words.moving,
    done: words.dayDone(when),
  };
}

function boatWords(
  { boat, date, time, refundCents }: WantedTrip & { kind: 'another-boat' },
  words: OfferMessages,
  times: TripTimes,
): ChoiceWords {
  const trip = words.boatText(boat.name, boat.operatorName, times.when(date, time));
  const money = differenceWords(refundCents, words, times.money);
  return {
    title: words.boatTitle(boat.name),
    consequence: `${trip} ${money} ${words.codeStays}`,
    confirm: words.takeBoat,
    pending: words.bookingPlaces,
    done: `${trip} ${money} ${words.mailed}`,
  };
}

export function differenceWords(
  cents: number,
  words: OfferMessages,
  money: TripTimes['money'],
): string {
  return cents > 0 ? words.costsLess(money(cents)) : words.costsSame;
}

/** Texts of a refund for a trip that was paid to the operator. */
function captainsMoneyWords(words: OfferMessages): ChoiceWords {
  return {
    title: words.captainTitle,
    consequence: words.captainText,
    confirm: words.endBooking,
    pending: words.ending,
    done: words.captainDone,
  };
}

function moneyWords(amount: string, words: OfferMessages): ChoiceWords {
  return {
    title: words.moneyTitle,
    consequence: words.moneyText(amount),
    confirm: words.getBack(amount),
    pending: words.sendingBack,
    done: words.moneyDone(amount),
  };
}
