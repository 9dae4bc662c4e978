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
  isNoShow: false,
};
const afterwards = toInstant('2026-11-21', '09:00');

describe('a trip', () => {
  test.each<[string, Partial<SailedTrip>, string, string, ReviewStage]>([
    ['that is at sea', {}, DAY, '12:59', 'early'],
    ['that has just ended', {}, DAY, '13:00', 'open'],
    ['that ended 60 days ago', {}, addDays(DAY, REVIEW_DAYS), '23:59', 'open'],
    ['that ended 61 days ago', {}, addDays(DAY, REVIEW_DAYS + 1), '00:00', 'late'],
    ['sold as a charter, on its day', { mode: 'charter' }, DAY, '23:59', 'early'],
    [
      'sold as a charter, the day after',
      { mode: 'charter', time: null },
      '2026-11-21',
      '00:00',
      'open',
    ],
    ['of three days, on the last day', buildCharter('2026-11-22'), '2026-11-22', '20:00', 'early'],
    ['of three days, once it is over', buildCharter('2026-11-22'), '2026-11-23', '00:00', 'open'],
    ['past midnight, while at sea', { time: '23:00' }, '2026-11-21', '02:59', 'early'],
    ['past midnight, once it is over', { time: '23:00' }, '2026-11-21', '03:00', 'open'],
    ['that was partly refunded', { refundedCents: 10_499 }, '2026-11-21', '09:00', 'open'],
    ['that was paid to the captain', { isPaidToOperator: true }, '2026-11-21', '09:00', 'never'],
    [
      'that was called off, before its guest chooses',
      { isCalledOff: true },
      '2026-11-21',
      '09:00',
      'never',
    ],
    ['that the whole group missed', { isNoShow: true }, '2026-11-21', '09:00', 'absent'],
    ['that was refunded in full', { refundedCents: 10_500 }, '2026-11-21', '09:00', 'never'],
  ])('the review stage of a trip %s is $4', (_, part, day, time, stage) => {
    expect(getReviewStage({ ...sailed, ...part }, toInstant(day, time))).toBe(stage);
  });

  test.each(bookingStatuses)(
    'a booking in status %s can be reviewed after its trip only if it is paid',
    (status) => {
      const stage = getReviewStage({ ...sailed, status }, afterwards);
      expect(stage).toBe(status === 'paid' ? 'open' : 'never');
    },
  );

  test('a trip can be reviewed from its end for 60 days, and at no other time', () => {
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

  test('a review can be written only once, and repeating it changes nothing', () => {
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

  test('a review can be answered only once, and repeating the answer changes nothing', () => {
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
  ])(
    'a group of %i counts as “%s” on a per-seat trip, and as “charter” on a charter',
    (groupSize, kind) => {
      expect(classifyGroup({ mode: 'perSeat', groupSize })).toBe(kind);
      expect(classifyGroup({ mode: 'charter', groupSize })).toBe('charter');
      expect(groupKinds).toContain(kind);
    },
  );

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
  ])('the reviewer %j is shown as %j', (name, shown) => {
    expect(shortenReviewerName(name)).toBe(shown);
  });

  test('a reviewer’s last name is shown only as its initial', () => {
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
