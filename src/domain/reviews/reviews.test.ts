import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../bookings/bookings.ts';
import { addDays, toInstant } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import {
  closedReview,
  decideAnswer,
  decideReview,
  classifyGroup,
  groupKinds,
  REVIEW_DAYS,
  shortenReviewerName,
  getReviewStage,
  type GroupKind,
  type ReviewStage,
  type SailedTrip,
} from './reviews.ts';

const DAY = '2026-11-20';
const sailed: SailedTrip = {
  status: 'paid',
  mode: 'perSeat',
  start: DAY,
  end: DAY,
  time: '09:00',
  tripMinutes: 240,
  tripCents: 10_000,
  feeCents: 500,
  refundedCents: 0,
  isCalledOff: false,
  isPaidToOperator: false,
  hasNotCome: false,
};
const afterwards = toInstant('2026-11-21', '09:00');

describe('a trip', () => {
  test.each<[string, Partial<SailedTrip>, string, string, ReviewStage]>([
    ['at sea', {}, DAY, '12:59', 'early'],
    ['just over', {}, DAY, '13:00', 'open'],
    ['60 days ago', {}, addDays(DAY, REVIEW_DAYS), '23:59', 'open'],
    ['61 days ago', {}, addDays(DAY, REVIEW_DAYS + 1), '00:00', 'late'],
    ['a charter on its day', { mode: 'charter' }, DAY, '23:59', 'early'],
    ['a charter the day after', { mode: 'charter', time: null }, '2026-11-21', '00:00', 'open'],
    ['three days, on the last', buildCharter('2026-11-22'), '2026-11-22', '20:00', 'early'],
    ['three days, over', buildCharter('2026-11-22'), '2026-11-23', '00:00', 'open'],
    ['past midnight, at sea', { time: '23:00' }, '2026-11-21', '02:59', 'early'],
    ['past midnight, over', { time: '23:00' }, '2026-11-21', '03:00', 'open'],
    ['partly refunded', { refundedCents: 10_499 }, '2026-11-21', '09:00', 'open'],
    ['paid to the captain', { isPaidToOperator: true }, '2026-11-21', '09:00', 'never'],
    ['called off, and nothing chosen', { isCalledOff: true }, '2026-11-21', '09:00', 'never'],
    ['that nobody of the group came to', { hasNotCome: true }, '2026-11-21', '09:00', 'absent'],
    ['refunded in full', { refundedCents: 10_500 }, '2026-11-21', '09:00', 'never'],
  ])('%s: whether it can be reviewed', (_, part, day, time, stage) => {
    expect(getReviewStage({ ...sailed, ...part }, toInstant(day, time))).toBe(stage);
  });

  test.each(bookingStatuses)(
    'a booking that is %s can be reviewed only if it is paid, at whatever time',
    (status) => {
      const stage = getReviewStage({ ...sailed, status }, afterwards);
      expect(stage).toBe(status === 'paid' ? 'open' : 'never');
    },
  );

  test('a trip can be reviewed in a single period, from its end for 60 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 200_000 }), (minutes) => {
        const end = toInstant(DAY, '13:00');
        const stage = getReviewStage(sailed, end + minutes * MINUTE_MS);
        const last = toInstant(addDays(DAY, REVIEW_DAYS + 1), null);
        const due = minutes < 0 ? 'early' : end + minutes * MINUTE_MS < last ? 'open' : 'late';
        expect(stage).toBe(due);
      }),
    );
  });
});

describe('a review', () => {
  const said = { stars: 4, words: 'Turtles!' };

  test('a review is written once, and repeating it changes nothing', () => {
    expect(decideReview(sailed, null, said, afterwards)).toEqual({ ok: true, value: 'new' });
    expect(decideReview(sailed, said, said, afterwards)).toEqual({ ok: true, value: 'known' });
    expect(decideReview(sailed, said, said, afterwards * 2)).toEqual({ ok: true, value: 'known' });
  });

  test.each([{ stars: 5 }, { words: 'Sharks!' }, { words: null }])(
    'a written review cannot be changed by %j',
    (part) => {
      const decided = decideReview(sailed, said, { ...said, ...part }, afterwards);
      expect(decided).toMatchObject({ ok: false, problem: { kind: 'conflict' } });
    },
  );

  test('a review of a trip that cannot be reviewed is refused with the reason', () => {
    const early = toInstant(DAY, '10:00');
    const decided = decideReview(sailed, null, said, early);
    expect(decided).toMatchObject({ ok: false, problem: { message: closedReview.early } });
    expect(closedReview.late).toEqual({ code: 'review.tooLate', values: { count: REVIEW_DAYS } });
  });

  test('a review is answered once', () => {
    expect(decideAnswer(null, 'Thank you')).toEqual({ ok: true, value: 'new' });
    expect(decideAnswer('Thank you', 'Thank you')).toEqual({ ok: true, value: 'known' });
    expect(decideAnswer('Thank you', 'No')).toMatchObject({ ok: false });
  });
});

describe('how the reviewer is shown', () => {
  test.each<[number, GroupKind]>([
    [1, 'solo'],
    [2, 'two'],
    [3, 'small'],
    [5, 'small'],
    [6, 'large'],
    [40, 'large'],
  ])('%i by the seat: %s', (groupSize, kind) => {
    expect(classifyGroup({ mode: 'perSeat', groupSize })).toBe(kind);
    expect(classifyGroup({ mode: 'charter', groupSize })).toBe('charter');
    expect(groupKinds).toContain(kind);
  });

  test.each([
    ['Hannah Cole', 'Hannah C.'],
    ['  Luis  Ortega y  Gasset ', 'Luis G.'],
    ['Chloé', 'Chloé'],
    ['Zoë van der Äar', 'Zoë Ä.'],
    ['Ana (Mrs)', 'Ana M.'],
    ['Bo 2', 'Bo'],
    ['Cole, Hannah', 'Hannah C.'],
    ['van der Äar, Zoë Marie', 'Zoë Ä.'],
    ['HannahCole', 'Hannah C.'],
    ['hannah.cole', 'hannah C.'],
    ['McKenna', 'McKenna'],
    ['王小明', '王.'],
    ['김민수', '김.'],
    ['ana@example.com', 'A guest'],
    ['+1 721 555', 'A guest'],
    ['', 'A guest'],
    ['☀️', 'A guest'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shortenReviewerName(name)).toBe(shown);
  });

  test('only the initial of a last name is shown', () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 3 }), (first, others) => {
        const last = others.at(-1) ?? '';
        expect(shortenReviewerName([first, ...others].join(' '))).toBe(
          `${first} ${last.charAt(0).toUpperCase()}.`,
        );
      }),
    );
  });
});

function buildCharter(end: string): Partial<SailedTrip> {
  return { mode: 'charter', end, time: '09:00' };
}
