import { bankShowsRefundDays } from '#i18n/site/site-texts.ts';
import type { MailContext } from '../layout/mail-context.ts';
import type { MailedTrip } from './mailed-trip.ts';

export type TripMail = { context: MailContext; trip: MailedTrip };

/** "Trade Wind, Friday, December 4, 2026" */
export function titleTrip({ context, trip }: TripMail): string {
  return `${trip.boat.name}, ${context.day(trip.start)}`;
}

export function bankShows({ t }: MailContext): string {
  return t.bankShows(bankShowsRefundDays.min, bankShowsRefundDays.max);
}

/** Describes the refund of a transferred trip, which goes to the payer and not to the current guest. */
export function describeRefundToPayer({ context, trip }: TripMail): string {
  const { t, money } = context;
  const paid = money(trip.amountCents);
  return trip.refundedCents === 0
    ? t.nothingToPayer(paid)
    : t.partToPayer(money(trip.refundedCents), paid);
}

/** Shortens a person's message to one preview line. */
export function previewMessage(message: string): string {
  return message.slice(0, 120).replaceAll(/\s+/g, ' ');
}
