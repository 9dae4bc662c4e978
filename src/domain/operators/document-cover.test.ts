import { describe, expect, test } from 'vitest';
import { findUncoveredTrips, type TripsOnDays } from './document-cover.ts';
import { toIslandNow, type Day } from '../time/days.ts';
import type { DocumentKind, DocumentState, SentDocument } from './documents.ts';

const today = '2026-11-23';
const END = '2027-01-03';

const insurance = (expiresOn: Day, state: DocumentState = 'accepted'): SentDocument => ({
  kind: 'insurance',
  state,
  expiresOn,
});
const licence = (expiresOn: Day): SentDocument => ({
  kind: 'licence',
  state: 'accepted',
  expiresOn,
});
const sold = (start: Day, end: Day = start, trips = 1): TripsOnDays => ({ start, end, trips });
const uncovered = (documents: SentDocument[], trips: TripsOnDays[], day = today) =>
  findUncoveredTrips(documents, trips, day);

describe('a document that ends on January 3', () => {
  test.each<[string, TripsOnDays, Day | null]>([
    ['covers a trip on that day', sold(END), null],
    ['does not cover a trip on the day after', sold('2027-01-04'), '2027-01-04'],
    ['covers a charter whose last day it is', sold('2027-01-01', END), null],
    [
      'leaves a charter uncovered from the day after January 3',
      sold('2027-01-02', '2027-01-05'),
      '2027-01-04',
    ],
    [
      'leaves a charter that begins later uncovered from its first day',
      sold('2027-01-06', '2027-01-08'),
      '2027-01-06',
    ],
  ])('a document that ends on January 3 %s', (_, trip, firstDay) => {
    expect(uncovered([insurance(END)], [trip])[0]?.firstDay ?? null).toBe(firstDay);
  });
});

test('trips after the expiry of a document are counted, with the day of the first one', () => {
  const trips = [
    sold('2027-02-01', '2027-02-01', 3),
    sold('2027-01-02'),
    sold('2027-01-10', '2027-01-12', 2),
  ];
  expect(uncovered([insurance(END), licence('2027-06-30')], trips)).toEqual([
    { kind: 'insurance', endsOn: END, trips: 5, firstDay: '2027-01-10', isRenewalSent: false },
  ]);
});

test('each kind of document has its own uncovered trips', () => {
  const trips = [sold('2027-01-04'), sold('2027-02-01')];
  const found = uncovered([insurance(END), licence('2027-01-20')], trips);
  expect(found.map(({ kind, trips: count }) => [kind, count])).toEqual<[DocumentKind, number][]>([
    ['licence', 1],
    ['insurance', 2],
  ]);
});

test('trips are covered until the later of two accepted documents of one kind expires', () => {
  const both = [insurance(END), insurance('2027-12-31')];
  for (const documents of [both, both.toReversed()]) {
    expect(uncovered(documents, [sold('2027-02-01')])).toEqual([]);
    expect(uncovered(documents, [sold('2028-01-01')])).toMatchObject([{ endsOn: '2027-12-31' }]);
  }
});

test.each<DocumentState>(['awaiting', 'refused'])(
  'a newer document that is %s covers no days',
  (state) => {
    const found = uncovered([insurance(END), insurance('2028-01-01', state)], [sold('2027-02-01')]);
    expect(found).toMatchObject([{ endsOn: END, isRenewalSent: state === 'awaiting' }]);
  },
);

test('no trip is reported as uncovered while no document was ever accepted', () => {
  const trips = [sold('2027-02-01')];
  expect(uncovered([], trips)).toEqual([]);
  expect(uncovered([insurance(END, 'awaiting')], trips)).toEqual([]);
});

test('after a document has expired, only trips that are not over count as uncovered', () => {
  const trips = [
    sold('2026-11-10'),
    sold('2026-11-20', '2026-11-22'),
    sold('2026-11-21', today),
    sold(today),
  ];
  expect(uncovered([insurance('2026-11-01')], trips)).toEqual([
    {
      kind: 'insurance',
      endsOn: '2026-11-01',
      trips: 2,
      firstDay: '2026-11-21',
      isRenewalSent: false,
    },
  ]);
});

test('a document’s last day ends at the island’s midnight, 4:00 UTC', () => {
  const lastTrip = [sold('2027-01-04')];
  const at = (instant: string) =>
    uncovered([insurance(END)], lastTrip, toIslandNow(Date.parse(instant)).day);
  expect(at('2027-01-05T03:59:59Z')).toHaveLength(1);
  expect(at('2027-01-05T04:00:00Z')).toEqual([]);
});
