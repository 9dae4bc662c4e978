import type { ChangeRequestView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';

/** What a guest asks, after "asks". */
export function askedText({ asked, isPaidByHand }: ChangeRequestView): string {
  switch (asked.kind) {
    case 'cancel':
      return isPaidByHand ? 'to cancel' : 'to cancel with the money back';
    case 'fewer-guests':
      return `to come with ${guests(asked.groupSize ?? 0)} instead`;
    case 'move':
      return `to move to ${dateAndTime(asked.date ?? '', asked.time)}`;
  }
}

/** What a yes means, in places and in money. */
export function yesText({
  asked,
  refundCents,
  groupSize,
  customerName,
  isPaidByHand,
}: ChangeRequestView): string {
  const back = isPaidByHand
    ? `what you give back to ${customerName} is between the two of you: they paid you, and not us.`
    : `${formatDollars(refundCents)} goes back to ${customerName}, and you are not paid for it.`;
  switch (asked.kind) {
    case 'cancel':
      return `With a yes the trip is off, its places are free again, and ${back}`;
    case 'fewer-guests':
      return `With a yes ${guests(asked.groupSize ?? 0)} of ${groupSize} come, the other places are free again, and ${back}`;
    case 'move':
      return 'With a yes the trip is moved. The price stays, and no money moves.';
  }
}

/** Why the guest asks, and does not do it. */
export function whyAsked({ isPaidByHand, asked }: ChangeRequestView): string {
  return isPaidByHand && asked.kind !== 'move'
    ? 'They paid you, so they ask you.'
    : 'It is too late for your guest to do it by right.';
}
