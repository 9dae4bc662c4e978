import type { OfferChoice, TripOfferView } from '#contract/operator/call-off-api.ts';
import type { OfferMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../calendar/use-trip-times.ts';

export type OpenOffer = NonNullable<TripOfferView['offer']>;
export type OfferedBoat = OpenOffer['otherBoats'][number];

/** A choice as displayed to the guest. */
export type OfferSelection =
  | Extract<OfferChoice, { kind: 'another-day' }>
  | (Extract<OfferChoice, { kind: 'refunded' }> & { isPaidByHand: boolean })
  | (Extract<OfferChoice, { kind: 'another-boat' }> & { boat: OfferedBoat });

type ChoiceTexts = {
  title: string;
  consequence: string;
  confirm: string;
  pending: string;
  done: string;
};

export function describeChoice(
  selection: OfferSelection,
  t: OfferMessages,
  times: TripTimes,
): ChoiceTexts {
  if (selection.kind === 'refunded') {
    const amount = times.money(selection.refundCents);
    return selection.isPaidByHand ? describeCaptainRefund(t) : describeRefundChoice(amount, t);
  }
  if (selection.kind === 'another-boat') return describeBoatChoice(selection, t, times);
  const when = times.when(selection.date, selection.time);
  return {
    title: t.dayTitle,
    consequence: t.dayText(when),
    confirm: t.takeDay,
    pending: t.moving,
    done: t.dayDone(when),
  };
}

function describeBoatChoice(
  { boat, date, time, refundCents }: OfferSelection & { kind: 'another-boat' },
  t: OfferMessages,
  times: TripTimes,
): ChoiceTexts {
  const trip = t.boatText(boat.name, boat.operatorName, times.when(date, time));
  const money = describeDifference(refundCents, t, times.money);
  return {
    title: t.boatTitle(boat.name),
    consequence: `${trip} ${money} ${t.codeStays}`,
    confirm: t.takeBoat,
    pending: t.bookingPlaces,
    done: `${trip} ${money} ${t.mailed}`,
  };
}

export function describeDifference(
  cents: number,
  t: OfferMessages,
  money: TripTimes['money'],
): string {
  return cents > 0 ? t.costsLess(money(cents)) : t.costsSame;
}

/** Texts about the refund of a trip that was paid directly to the operator. */
function describeCaptainRefund(t: OfferMessages): ChoiceTexts {
  return {
    title: t.captainTitle,
    consequence: t.captainText,
    confirm: t.endBooking,
    pending: t.ending,
    done: t.captainDone,
  };
}

function describeRefundChoice(amount: string, t: OfferMessages): ChoiceTexts {
  return {
    title: t.moneyTitle,
    consequence: t.moneyText(amount),
    confirm: t.getBack(amount),
    pending: t.sendingBack,
    done: t.moneyDone(amount),
  };
}
