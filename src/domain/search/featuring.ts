import { addDays, addMonths, daysBetween, daysOfMonth, monthOf, type Day } from '../time/days.ts';

/** What featuring a boat costs, the first time and each time it is renewed (spec 9). */
export const FEATURE_PRICE_CENTS = 290_00;
export const FEATURE_MONTHS = 6;

/** How long an operator has to answer when the card's bank asks who is paying (3-D Secure). */
export const CHALLENGE_MINUTES = 30;

/** The failure of a feature payment, to the letter (spec 8). */
export const FEATURE_PAYMENT_FAILED = 'Payment failed — please check your card and try again.';
export const FEATURE_PAYMENT_RECEIVED = 'Payment received. Your boat is featured for 6 months.';

/** First and last day of being featured, both included. */
export type FeatureTerm = { from: Day; until: Day };

/** What one payment buys: 6 months from today, or from the current end if that is in the future (readings: feature). */
export function featurePeriod({
  today,
  currentEnd,
}: {
  today: Day;
  currentEnd: Day | null;
}): FeatureTerm {
  const from = currentEnd !== null && currentEnd > today ? currentEnd : today;
  return { from, until: monthsOn(from, FEATURE_MONTHS) };
}

/** The boat's whole term after paying: a renewal extends the current term without a gap. */
export function featureTerm(today: Day, current: FeatureDates): FeatureTerm {
  const { from, until } = featurePeriod({ today, currentEnd: current.until });
  return { from: isFeatured(current, today) ? (current.from ?? from) : from, until };
}

/** The longest that the platform features a boat by hand, counted from today. */
export const MONTHS_BY_HAND = 12;

export function lastDayByHand(today: Day): Day {
  return monthsOn(today, MONTHS_BY_HAND);
}

/**
 * The boat's whole term when an admin features it until a day. Null when that day extends nothing, is in
 * the past, or too far ahead.
 */
export function termByHand(today: Day, current: FeatureDates, until: Day): FeatureTerm | null {
  const isRunning = isFeatured(current, today);
  const first = isRunning && current.until !== null ? addDays(current.until, 1) : today;
  if (until < first || until > lastDayByHand(today)) return null;
  return { from: isRunning ? (current.from ?? today) : today, until };
}

/** Null when the boat never was featured. */
export type FeatureDates = { from: Day | null; until: Day | null };

export function isFeatured({ from, until }: FeatureDates, today: Day): boolean {
  return from !== null && until !== null && from <= today && today <= until;
}

/**
 * The boat's term once a payment was refunded in full: without the days that were left of what it bought, so that
 * days bought otherwise stay. Both dates are null when no day is left.
 */
export function termWithoutPayment(
  today: Day,
  current: FeatureDates,
  bought: FeatureTerm,
): FeatureDates {
  if (current.from === null || current.until === null || bought.until < today) return current;
  // A renewal counts from the last day of the term before, which stays.
  const unused =
    bought.from > today
      ? daysBetween(bought.from, bought.until)
      : daysBetween(today, bought.until) + 1;
  const until = addDays(current.until, -unused);
  return until < current.from ? { from: null, until: null } : { from: current.from, until };
}

/** The boat's term once that refund came back from the operator's bank: it has the days of the payment again. */
export function termWithPayment(
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

/** The fields of a card payment, in the order of the form (spec 5: feature payment). */
export const cardFields = ['name', 'number', 'expiry', 'cvc', 'zip'] as const;
export type CardField = (typeof cardFields)[number];

/** The fields that are still empty: all five are required. */
export function missingCardFields(card: Readonly<Record<CardField, string>>): CardField[] {
  return cardFields.filter((field) => card[field].trim() === '');
}

/** Month and year of "04/29", "4 / 2029" or "0429"; null when it says neither. */
export function cardExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})\s*$/.exec(text) ?? [''];
  if (month === undefined || year === undefined) return null;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { month: Number(month), year: Number(year.padStart(4, '20')) } : null;
}

/** The same day `months` later, or that month's last day. */
function monthsOn(day: Day, months: number): Day {
  const month = daysOfMonth(addMonths(monthOf(day), months));
  return month[Number(day.slice(8)) - 1] ?? month.at(-1) ?? day;
}
