import { callOffReasons, type CallOffReason } from '#domain/trip-changes/calling-off.ts';
import {
  bookingHistoryMessages,
  type BookingHistoryMessages,
} from '../catalogues/booking-history-messages.ts';
import type { PortalLanguage } from '../languages/portal-languages.ts';

/** Automatic reasons for cancellations and refunds, as stored. */
export const storedReasons = bookingHistoryMessages.en.refundReasons;

/** Returns the reason to store for a refund after a call-off. */
export function writeCallOffReason(reason: CallOffReason): string {
  return describeCallOff(bookingHistoryMessages.en, reason);
}

/** Translates a stored automatic reason; a person's text stays unchanged. */
export function describeRefundReason(stored: string, language: PortalLanguage): string {
  const t = bookingHistoryMessages[language];
  const key = reasonKeys.find((each) => storedReasons[each] === stored);
  if (key !== undefined) return t.refundReasons[key];
  const callOff = callOffReasons.find((each) => writeCallOffReason(each) === stored);
  return callOff === undefined ? stored : describeCallOff(t, callOff);
}

const reasonKeys = Object.keys(storedReasons) as (keyof typeof storedReasons)[];

function describeCallOff(t: BookingHistoryMessages, reason: CallOffReason): string {
  return t.wasCalledOffFor(t.callOffReasons[reason]);
}
