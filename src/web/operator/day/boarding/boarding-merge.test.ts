import { expect, test } from 'vitest';
import type { CrewDayView, CrewGuestView, SentAct } from '#contract/operator/operator-day-api.ts';
import t from '#locales/portal/operator/trips/operator-day.en.ts';
import { listDeviceTicks, describeBoarded, countBoarding, mergeTicks } from './boarding-merge.ts';

const date = '2026-12-04';
const guest = (bookingId: string, groupSize: number): CrewGuestView => ({
  bookingId,
  code: `SXM-${bookingId}`,
  customerName: bookingId,
  phone: null,
  groupSize,
  specialRequests: null,
  day: 1,
  days: 1,
  isCalledOff: false,
  ship: null,
  boarding: null,
});
const day: CrewDayView = {
  date,
  boat: { id: 'boat', name: 'Pelican' },
  answeredAt: `${date}T12:00:00Z`,
  departures: [
    {
      boat: { id: 'boat', name: 'Pelican' },
      mode: 'perSeat',
      time: '09:00',
      capacity: 8,
      seatsSold: 5,
      guests: [guest('ana', 2), guest('bo', 3)],
    },
  ],
};
const sent = (bookingId: string, minute: number, kind: SentAct['kind'], guests = 2): SentAct => ({
  id: `${bookingId}-${minute}`,
  bookingId,
  date,
  kind,
  guests: kind === 'boarded' ? guests : null,
  at: `${date}T12:0${minute}:00Z`,
});

test('queued ticks override the server’s ticks, and the newest tick of each party counts', () => {
  const acts = [sent('ana', 1, 'boarded'), sent('ana', 3, 'undone'), sent('bo', 2, 'boarded', 1)];
  const more = { by: 'crew', receivedAt: null } as const;
  const shown = mergeTicks(day, listDeviceTicks(date, acts.toReversed(), more));
  const guests = shown.departures.flatMap((departure) => departure.guests);
  expect(guests.map(({ boarding }) => boarding?.kind)).toEqual(['undone', 'boarded']);
  expect(countBoarding(guests)).toEqual({ aboard: 1, booked: 5, expected: 1, unbooked: 0 });
  const [ana, ...others] = guests;
  expect(countBoarding(ana ? [{ ...ana, isCalledOff: true }, ...others] : [])).toEqual({
    aboard: 1,
    booked: 3,
    expected: 0,
    unbooked: 0,
  });
  const [bo] = others;
  expect(countBoarding(ana && bo ? [ana, { ...bo, left: 'canceled' }] : [])).toEqual({
    aboard: 0,
    booked: 2,
    expected: 1,
    unbooked: 1,
  });
  // Merging ticks twice changes nothing: the server may already have ticks that are still queued here.
  expect(mergeTicks(shown, listDeviceTicks(date, acts, more))).toEqual(shown);
  expect(listDeviceTicks('2026-12-05', acts, more)).toEqual([]);
});

test('a tick does not count at the departure to which its guests were moved later', () => {
  const more = { by: 'captain', receivedAt: `${date}T12:05:00Z` } as const;
  const aboard = { ...sent('ana', 1, 'boarded'), time: '09:00' };
  const kindsAt = (time: string) => {
    const [departure] = day.departures.map((each) => ({ ...each, time }));
    const shown = mergeTicks(
      { ...day, departures: departure ? [departure] : [] },
      listDeviceTicks(date, [aboard], more),
    );
    return shown.departures.flatMap(({ guests }) => guests.map(({ boarding }) => boarding?.kind));
  };
  expect(kindsAt('09:00')).toEqual(['boarded', undefined]);
  expect(kindsAt('14:00')).toEqual([undefined, undefined]);
});

test('people aboard without a booking are counted separately from booked guests', () => {
  const aboard = {
    by: 'captain',
    id: 'a',
    kind: 'boarded',
    guests: 2,
    at: '',
    receivedAt: null,
  } as const;
  const cancelled = { ...guest('ana', 2), left: 'canceled', boarding: aboard } as const;
  const describeWith = (guests: CrewGuestView[]) =>
    describeBoarded(
      t,
      day.departures.map((departure) => ({ ...departure, guests })),
    );
  expect(describeWith([])).toBe('No guests');
  expect(describeWith([cancelled])).toBe('2 guests on board, 2 without a booking');
  expect(describeWith([cancelled, { ...guest('bo', 3), boarding: aboard }])).toBe(
    '2 of 3 guests checked in · 4 guests on board, 2 without a booking',
  );
});
