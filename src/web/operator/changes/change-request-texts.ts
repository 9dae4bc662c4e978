import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import type { OperatorChangesMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { tripTimeIn } from '../../shared/trip/trip-in-words.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

type Words = { words: OperatorChangesMessages; trips: TripsMessages; formats: Formats };

export function askedText(
  { words, trips, formats }: Words,
  { asked, isPaidByHand, customerName }: ChangeRequestView,
): string {
  const guest = isolated(customerName);
  switch (asked.kind) {
    case 'cancel':
      return isPaidByHand ? words.asksToCancel(guest) : words.asksForMoney(guest);
    case 'fewer-guests':
      return words.asksForFewer(guest, trips.guests(asked.groupSize ?? 0));
    case 'move': {
      const to = { date: asked.date ?? '', time: asked.time };
      return words.asksToMove(guest, tripTimeIn(formats, trips, to));
    }
  }
}

export function yesText(
  { words, trips, formats }: Words,
  { asked, refundCents, groupSize, customerName, isPaidByHand }: ChangeRequestView,
): string {
  const guest = isolated(customerName);
  const money = isPaidByHand
    ? words.moneyByYou(guest)
    : words.moneyByUs(formats.money(refundCents), guest);
  switch (asked.kind) {
    case 'cancel':
      return words.yesCancel(money);
    case 'fewer-guests':
      return words.yesFewer(trips.guests(asked.groupSize ?? 0), groupSize, money);
    case 'move':
      return words.yesMove;
  }
}

/** Explains why the guest needs approval. */
export function whyAsked(
  words: OperatorChangesMessages,
  { isPaidByHand, asked }: ChangeRequestView,
): string {
  return isPaidByHand && asked.kind !== 'move' ? words.paidYou : words.tooLate;
}
