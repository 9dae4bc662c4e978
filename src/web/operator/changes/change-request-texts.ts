import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import type { OperatorChangesMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { formatTripTime } from '../../shared/trip/format-trip.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

type RequestMessages = { t: OperatorChangesMessages; trips: TripsMessages; formats: Formats };

export function describeRequest(
  { t, trips, formats }: RequestMessages,
  { asked, isPaidByHand, customerName }: ChangeRequestView,
): string {
  const guest = isolateName(customerName);
  switch (asked.kind) {
    case 'cancel':
      return isPaidByHand ? t.asksToCancel(guest) : t.asksForMoney(guest);
    case 'fewer-guests':
      return t.asksForFewer(guest, trips.guests(asked.groupSize ?? 0));
    case 'move': {
      const to = { date: asked.date ?? '', time: asked.time };
      return t.asksToMove(guest, formatTripTime(formats, trips, to));
    }
  }
}

export function describeConsequence(
  { t, trips, formats }: RequestMessages,
  { asked, refundCents, groupSize, customerName, isPaidByHand }: ChangeRequestView,
): string {
  const guest = isolateName(customerName);
  const money = isPaidByHand ? t.moneyByYou(guest) : t.moneyByUs(formats.money(refundCents), guest);
  switch (asked.kind) {
    case 'cancel':
      return t.yesCancel(money);
    case 'fewer-guests':
      return t.yesFewer(trips.guests(asked.groupSize ?? 0), groupSize, money);
    case 'move':
      return t.yesMove;
  }
}

/** Explains why the guest needs the operator's approval. */
export function explainRequest(
  t: OperatorChangesMessages,
  { isPaidByHand, asked }: ChangeRequestView,
): string {
  return isPaidByHand && asked.kind !== 'move' ? t.paidYou : t.tooLate;
}
