import { expect, test } from 'vitest';
import { bookingStatuses, type BookingStatus } from './bookings.ts';
import { toInstant } from '../time/days.ts';
import {
  decideSettlement,
  pageStatuses,
  type BookingToSettle,
  type PageStatus,
  type PaidPage,
  type SettlementDecision,
} from './settlements.ts';

const start = '2027-01-15';
const atNine = { start, time: '09:00' };
const allDay = { start, time: null };
const nine = toInstant(start, '09:00');
const minute = 60_000;

/** Time of the decision relative to the start of the trip. */
const moments = {
  before: { ...atNine, now: nine - 1 },
  'just begun': { ...atNine, now: nine + 2 * minute - 1 },
  begun: { ...atNine, now: nine + 2 * minute },
  'on the day of a charter': { ...allDay, now: toInstant(start, '23:59') },
  'just after the day of a charter': { ...allDay, now: toInstant('2027-01-16', '00:00') },
  'after the day of a charter': { ...allDay, now: toInstant('2027-01-16', '00:02') },
};
type Moment = keyof typeof moments;

const payments = {
  exact: { amountCents: 19_100, currency: 'usd' },
  'too much': { amountCents: 19_101, currency: 'usd' },
  'too little': { amountCents: 100, currency: 'usd' },
  'of another currency': { amountCents: 19_100, currency: 'eur' },
};
type Payment = keyof typeof payments;

type Case = {
  page: PaidPage['state'];
  recorded: PageStatus;
  status: BookingStatus;
  wasPaid: boolean;
  payment: Payment;
  moment: Moment;
  seatsFree: boolean;
};
/** Matches the cases that have one of the listed values for each part. A part that is not listed matches any value. */
type Row = { [Part in keyof Case]?: readonly Case[Part][] };

const authorised = { page: ['authorised'] } as const;
const paid = { page: ['paid'] } as const;
const isNew = { recorded: ['open', 'expired', 'authorised', 'released'] } as const;
const isNewlyAuthorised = { ...authorised, recorded: ['open', 'expired'] } as const;
const isKnownAuthorised = {
  ...authorised,
  recorded: ['authorised', 'released', 'paid', 'refund_due', 'refunded'],
} as const;
const isPaid = { ...paid, ...isNew } as const;
const exact = { payment: ['exact'] } as const;
const inexact = { payment: ['too much', 'too little', 'of another currency'] } as const;
const canBeSold = ['before', 'on the day of a charter'] as const;
const inTime = [...canBeSold, 'just begun', 'just after the day of a charter'] as const;
const begun = ['begun', 'after the day of a charter'] as const;
const tooLate = [...begun, 'just begun', 'just after the day of a charter'] as const;
const late = { becomes: 'refunded', mail: 'late-payment' } as const;
const kept = { becomes: null, mail: null } as const;
const twice = { becomes: null, mail: 'second-payment' } as const;

const rows: readonly [name: string, row: Row, decision: SettlementDecision][] = [
  [
    'a known authorization of a booking that awaits approval changes nothing',
    { ...isKnownAuthorised, status: ['asked'] },
    { outcome: 'recorded before', answer: 'asked' },
  ],
  [
    'a known authorization that has been captured answers “paid”',
    { ...isKnownAuthorised, status: ['paid'] },
    { outcome: 'recorded before', answer: 'paid' },
  ],
  [
    'a known authorization that has been released answers “expired”',
    { ...isKnownAuthorised, status: ['held', 'pending', 'expired', 'cancelled', 'refunded'] },
    { outcome: 'recorded before', answer: 'expired' },
  ],
  [
    'a new authorization of a held or pending booking requests approval',
    { ...isNewlyAuthorised, ...exact, status: ['held', 'pending'] },
    { outcome: 'await approval', answer: 'asked' },
  ],
  [
    'a new authorization of any other booking is released',
    {
      ...isNewlyAuthorised,
      ...exact,
      status: ['asked', 'paid', 'expired', 'cancelled', 'refunded'],
    },
    { outcome: 'release', answer: 'expired' },
  ],
  [
    'a new authorization of a wrong amount or currency is released',
    { ...isNewlyAuthorised, ...inexact },
    { outcome: 'release', answer: 'expired' },
  ],
  [
    'a recorded payment answers “paid”',
    { ...paid, recorded: ['paid'] },
    { outcome: 'recorded before', answer: 'paid' },
  ],
  [
    'a recorded second payment of a paid booking answers “paid”',
    { ...paid, recorded: ['refund_due', 'refunded'], status: ['paid'] },
    { outcome: 'recorded before', answer: 'paid' },
  ],
  [
    'a payment whose refund is recorded answers “refunded”',
    {
      ...paid,
      recorded: ['refund_due', 'refunded'],
      status: ['held', 'pending', 'asked', 'expired', 'cancelled', 'refunded'],
    },
    { outcome: 'recorded before', answer: 'refunded' },
  ],
  [
    'a payment of a held or approved booking confirms it',
    { ...isPaid, ...exact, status: ['held', 'asked'] },
    { outcome: 'confirm', answer: 'paid' },
  ],
  [
    'a payment of a reservation before its trip begins confirms it',
    { ...isPaid, ...exact, status: ['pending'], moment: inTime },
    { outcome: 'confirm', answer: 'paid' },
  ],
  [
    'a payment of a reservation whose trip has begun ends it and is refunded',
    { ...isPaid, ...exact, status: ['pending'], moment: begun },
    { outcome: 'end and refund', answer: 'refunded', reason: 'seats gone', ...late },
  ],
  [
    'a late payment confirms the booking if its seats are still free',
    { ...isPaid, ...exact, status: ['expired'], moment: canBeSold, seatsFree: [true] },
    { outcome: 'sell again', answer: 'paid' },
  ],
  [
    'a late payment is refunded if the seats are gone',
    { ...isPaid, ...exact, status: ['expired'], moment: canBeSold, seatsFree: [false] },
    { outcome: 'refund', answer: 'refunded', reason: 'seats gone', ...late },
  ],
  [
    'a late payment is refunded if the trip has begun',
    { ...isPaid, ...exact, status: ['expired'], moment: tooLate },
    { outcome: 'refund', answer: 'refunded', reason: 'seats gone', ...late },
  ],
  [
    'a wrong amount for an unpaid booking is refunded, and the booking stays open',
    { ...isPaid, ...inexact, status: ['held', 'pending', 'asked'] },
    { outcome: 'refund', answer: 'refunded', reason: 'not owed', ...kept },
  ],
  [
    'a wrong amount for an expired booking is refunded',
    { ...isPaid, ...inexact, status: ['expired'] },
    { outcome: 'refund', answer: 'refunded', reason: 'not owed', ...late },
  ],
  [
    'a second payment is refunded, and the booking stays paid',
    { ...isPaid, status: ['paid'] },
    { outcome: 'refund', answer: 'paid', reason: 'not owed', ...twice },
  ],
  [
    'a payment of a booking that was cancelled unpaid is refunded',
    { ...isPaid, status: ['cancelled'], wasPaid: [false] },
    { outcome: 'refund', answer: 'refunded', reason: 'not owed', ...late },
  ],
  [
    'a second payment of a cancelled or refunded booking is refunded',
    { ...isPaid, status: ['cancelled', 'refunded'], wasPaid: [true] },
    { outcome: 'refund', answer: 'refunded', reason: 'not owed', ...twice },
  ],
  [
    'a second late payment is refunded',
    { ...isPaid, status: ['refunded'], wasPaid: [false] },
    { outcome: 'refund', answer: 'refunded', reason: 'not owed', ...kept },
  ],
];

/** The status determines whether a booking was ever paid, except for cancelled and refunded bookings. */
const paidOrNot: Record<BookingStatus, readonly boolean[]> = {
  held: [false],
  pending: [false],
  asked: [false],
  expired: [false],
  paid: [true],
  cancelled: [true, false],
  refunded: [true, false],
};

const everyCase: Case[] = bookingStatuses.flatMap((status) =>
  paidOrNot[status].flatMap((wasPaid) =>
    (['authorised', 'paid'] as const).flatMap((page) =>
      pageStatuses.flatMap((recorded) =>
        (Object.keys(payments) as Payment[]).flatMap((payment) =>
          (Object.keys(moments) as Moment[]).flatMap((moment) =>
            [true, false].map((seatsFree) => ({
              status,
              wasPaid,
              page,
              recorded,
              payment,
              moment,
              seatsFree,
            })),
          ),
        ),
      ),
    ),
  ),
);

function matches(row: Row, one: Case): boolean {
  return (Object.keys(row) as (keyof Case)[]).every((part) => {
    const values: readonly unknown[] = row[part] ?? [];
    return values.includes(one[part]);
  });
}

function decide({ page, recorded, status, wasPaid, payment, moment, seatsFree }: Case) {
  const { now, ...trip } = moments[moment];
  const booking: BookingToSettle = {
    status,
    wasPaid,
    amountCents: 19_100,
    isCalledOff: false,
    ...trip,
  };
  return decideSettlement(booking, { state: page, recorded, ...payments[payment] }, seatsFree, now);
}

test.each(rows)('a settlement: %s', (_, row, decision) => {
  const cases = everyCase.filter((one) => matches(row, one));
  expect(cases).not.toEqual([]);
  for (const one of cases) expect({ ...one, ...decide(one) }).toEqual({ ...one, ...decision });
});

test('every combination of settlement inputs matches exactly one row of the table', () => {
  const others = everyCase.filter(
    (one) => rows.filter(([, row]) => matches(row, one)).length !== 1,
  );
  expect(others).toEqual([]);
});

test.each(['held', 'pending', 'asked', 'expired'] as const)(
  'a payment for a called-off trip (booking %s) is refunded in full and confirms no booking',
  (status) => {
    const booking: BookingToSettle = {
      status,
      wasPaid: false,
      amountCents: 19_100,
      isCalledOff: true,
      start: '2026-12-04',
      time: '09:00',
    };
    const page = { amountCents: 19_100, currency: 'usd', recorded: 'open' } as const;
    const now = Date.parse('2026-11-01T12:00:00Z');
    expect(decideSettlement(booking, { ...page, state: 'paid' }, true, now)).toEqual({
      outcome: status === 'expired' ? 'refund' : 'end and refund',
      answer: 'refunded',
      reason: 'called off',
      becomes: 'refunded',
      mail: 'late-payment',
    });
    if (status === 'asked') return;
    expect(decideSettlement(booking, { ...page, state: 'authorised' }, true, now)).toEqual({
      outcome: 'release',
      answer: 'expired',
    });
  },
);
