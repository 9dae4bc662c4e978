import {
  addDays,
  addMonths,
  countDaysBetween,
  listMonthDays,
  getMonth,
  type Day,
} from '../time/days.ts';

/** Price of featuring a boat, for the first term and each renewal (spec 9). */
export const FEATURE_PRICE_CENTS = 290_00;
export const FEATURE_MONTHS = 6;

/** Time for an operator to complete 3-D Secure. */
export const CHALLENGE_MINUTES = 30;

/** Error code for a failed feature payment; its English message is verbatim from spec 8. */
export const FEATURE_PAYMENT_FAILED = 'feature.paymentFailed';
export const FEATURE_PAYMENT_RECEIVED = `Payment received. Your boat is featured for ${FEATURE_MONTHS} months.`;

/** First and last day of the term, both inclusive. */
export type FeatureTerm = { from: Day; until: Day };

/**
 * Returns the term that one payment buys: 6 months from today, or from the current end if that is in the future.
 */
export function computeFeaturePeriod({
  today,
  currentEnd,
}: {
  today: Day;
  currentEnd: Day | null;
}): FeatureTerm {
  const from = currentEnd !== null && currentEnd > today ? currentEnd : today;
  return { from, until: addMonthsToDay(from, FEATURE_MONTHS) };
}

/** Returns the boat's whole term after payment: a renewal extends the current term without a gap. */
export function computeFeatureTerm(today: Day, current: FeatureDates): FeatureTerm {
  const { from, until } = computeFeaturePeriod({ today, currentEnd: current.until });
  return { from: isFeatured(current, today) ? (current.from ?? from) : from, until };
}

/** Longest term that the platform can grant manually, from today. */
export const MANUAL_FEATURE_MONTHS = 12;

export function computeLastManualFeatureDay(today: Day): Day {
  return addMonthsToDay(today, MANUAL_FEATURE_MONTHS);
}

/**
 * Returns the boat's whole term when an admin features it until a day. Null if that day does not extend the term, is in
 * the past, or is too far ahead.
 */
export function computeManualFeatureTerm(
  today: Day,
  current: FeatureDates,
  until: Day,
): FeatureTerm | null {
  const isRunning = isFeatured(current, today);
  const first = isRunning && current.until !== null ? addDays(current.until, 1) : today;
  if (until < first || until > computeLastManualFeatureDay(today)) return null;
  return { from: isRunning ? (current.from ?? today) : today, until };
}

/** Both null if the boat was never featured. */
export type FeatureDates = { from: Day | null; until: Day | null };

export function isFeatured({ from, until }: FeatureDates, today: Day): boolean {
  return from !== null && until !== null && from <= today && today <= until;
}

/**
 * Returns the boat's term after a payment was fully refunded: removes the unused days it bought and keeps days bought
 * otherwise. Both dates are null if no day is left.
 */
export function removePaidTerm(
  today: Day,
  current: FeatureDates,
  bought: FeatureTerm,
): FeatureDates {
  if (current.from === null || current.until === null || bought.until < today) return current;
  // A renewal's `from` is the last day of the previous term, which is kept.
  const unused =
    bought.from > today
      ? countDaysBetween(bought.from, bought.until)
      : countDaysBetween(today, bought.until) + 1;
  const until = addDays(current.until, -unused);
  return until < current.from ? { from: null, until: null } : { from: current.from, until };
}

/** Returns the boat's term after the refund of a payment bounced: restores the days that the payment bought. */
export function restorePaidTerm(
  today: Day,
  current: FeatureDates,
  bought: FeatureTerm,
): FeatureDates {
  if (bought.until < today) return current;
  const from = isFeatured(current, today) ? current.from : today;
  const until =
    current.until !== null && current.until > bought.until ? current.until : bought.until;
  return { from, until };
}

/** Fields of a card payment in form order (spec 5: feature payment). */
export const cardFields = ['name', 'number', 'expiry', 'cvc', 'zip'] as const;
export type CardField = (typeof cardFields)[number];

/** Returns the empty fields: all five are required. */
export function listMissingCardFields(card: Readonly<Record<CardField, string>>): CardField[] {
  return cardFields.filter((field) => card[field].trim() === '');
}

/** Parses "04/29", "4 / 2029" or "0429" into month and year; null for any other text. */
export function parseCardExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})\s*$/.exec(text) ?? [''];
  if (month === undefined || year === undefined) return null;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { month: Number(month), year: Number(year.padStart(4, '20')) } : null;
}

/** Same day `months` later, or that month's last day. */
function addMonthsToDay(day: Day, months: number): Day {
  const month = listMonthDays(addMonths(getMonth(day), months));
  return month[Number(day.slice(8)) - 1] ?? month.at(-1) ?? day;
}
