import { ERASED_GUEST } from '../privacy/erasure.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import type { BookingStatus } from '../bookings/bookings.ts';
import { addDays, toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';

/** Days after a trip's last day in which it may be reviewed through its link. */
export const REVIEW_DAYS = 60;
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_STARS = 5;

/** The booking fields that the review rules need. */
export type SailedTrip = PaidMoney & {
  status: BookingStatus;
  /** Whether the operator called the trip off and the guest has not chosen compensation yet. */
  isCalledOff: boolean;
  /** Whether the crew checked in the whole group as absent. */
  isNoShow: boolean;
  /** True if the guest paid the operator directly. Such bookings cannot be reviewed: operators could invent guests. */
  isPaidToOperator: boolean;
  mode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  tripMinutes: number;
};

/**
 * `never`: not paid through us, called off, or fully refunded. `early`: not over yet. `absent`: the whole group was a
 * no-show. `late`: over for too long.
 */
export const reviewStages = ['never', 'early', 'absent', 'open', 'late'] as const;
export type ReviewStage = (typeof reviewStages)[number];

/** Returns whether a trip can be reviewed now. */
export function getReviewStage(trip: SailedTrip, nowMs: number): ReviewStage {
  if (trip.status !== 'paid' || trip.isCalledOff || trip.isPaidToOperator) return 'never';
  if (isPaidBack(trip)) return 'never';
  if (nowMs < computeTripEnd(trip)) return 'early';
  if (trip.isNoShow) return 'absent';
  return toIslandNow(nowMs).day <= computeLastReviewDay(trip) ? 'open' : 'late';
}

function isPaidBack(money: PaidMoney): boolean {
  return money.refundedCents > 0 && computeMaxRefundable(money) <= 0;
}

/** End of a trip in epoch milliseconds: a charter has its boat until its last day ends. */
export function computeTripEnd({ mode, start, end, time, tripMinutes }: SailedTrip): number {
  if (mode === 'charter') return toInstant(addDays(end, 1), null);
  return toInstant(start, time) + tripMinutes * MINUTE_MS;
}

export function computeLastReviewDay({ end }: Pick<SailedTrip, 'end'>): Day {
  return addDays(end, REVIEW_DAYS);
}

export type WrittenReview = { stars: number; words: string | null };

/**
 * Decides whether a review is stored. A retry after a lost response matches the stored review; a different one is
 * refused, because reviews cannot be edited.
 */
export function decideReview(
  trip: SailedTrip,
  known: WrittenReview | null,
  written: WrittenReview,
  nowMs: number,
): Outcome<'new' | 'known', 'conflict'> {
  if (known) {
    const isSame = known.stars === written.stars && known.words === written.words;
    return isSame ? done('known') : refused('conflict', REVIEWED);
  }
  const stage = getReviewStage(trip, nowMs);
  return stage === 'open' ? done('new') : refused('conflict', closedReview[stage]);
}

const REVIEWED = 'review.alreadySent';

export const closedReview: Readonly<Record<Exclude<ReviewStage, 'open'>, ErrorMessage>> = {
  never: 'review.notPaidHere',
  early: 'review.tooEarly',
  absent: 'review.noShow',
  late: { code: 'review.tooLate', values: { count: REVIEW_DAYS } },
};

/** Decides whether an operator's answer is stored: each review has at most one answer. */
export function decideAnswer(
  known: string | null,
  written: string,
): Outcome<'new' | 'known', 'conflict'> {
  if (known === null) return done('new');
  return known === written ? done('known') : refused('conflict', ANSWERED);
}

const ANSWERED = 'reviewAnswer.alreadySent';

/** Kinds of groups, as far as the booking reveals them. */
export const groupKinds = ['solo', 'two', 'small', 'large', 'charter'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Largest group that counts as small: a family or a few friends. */
export const SMALL_GROUP = 5;

/** Sizes of the groups that book seats, both ends inclusive. */
export const groupSizes: Readonly<
  Record<Exclude<GroupKind, 'charter'>, readonly [number, number]>
> = {
  solo: [0, 1],
  two: [2, 2],
  small: [3, SMALL_GROUP],
  large: [SMALL_GROUP + 1, Infinity],
};

export function classifyGroup({
  mode,
  groupSize,
}: {
  mode: PricingMode;
  groupSize: number;
}): GroupKind {
  if (mode === 'charter') return 'charter';
  const kinds = ['solo', 'two', 'small'] as const;
  return kinds.find((kind) => groupSize <= groupSizes[kind][1]) ?? 'large';
}

/** Returns a guest's first name and last initial: "Hannah C.", also from "Cole, Hannah". */
export function shortenReviewerName(fullName: string): string {
  if (fullName === ERASED_GUEST) return 'A guest';
  const [first = '', ...others] = splitName(fullName);
  // Some guests type an address or a number into the name field.
  if (!/\p{L}/u.test(first) || /[@\d]/.test(first)) return 'A guest';
  if (others.length === 0 && WRITTEN_WITHOUT_SPACES.test(first))
    return `${/./u.exec(first)?.[0] ?? ''}.`;
  const initial = /\p{L}/u.exec(others.at(-1) ?? '')?.[0].toUpperCase();
  return initial === undefined ? first : `${first} ${initial}.`;
}

/** Splits a name into parts, first name first. Reverses "Cole, Hannah" and separates joined names. */
function splitName(fullName: string): string[] {
  const [before = '', ...after] = fullName.split(',');
  const name = [...after, before].join(' ').trim();
  const parts = name.split(/\s+/);
  if (parts.length > 1) return parts;
  return name.split(/[._]+|(?<=\p{L}{2}\p{Ll})(?=\p{Lu})/u).filter((part) => part !== '');
}

/** Scripts that write family and first name as one word, in either order. */
const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
