import { expect, test } from 'vitest';
import {
  createNewStop,
  draftReadiness,
  newDraft,
  buildPayload,
  listProblems,
  type BoatDraft,
} from './boat-draft.ts';

const draft: BoatDraft = {
  ...newDraft,
  name: 'Pelican',
  tripType: 'tour',
  port: 'sxm-marigot',
  capacity: '8',
  pricePerSeat: '80',
};

test('an empty boat form reports its required fields', () => {
  expect(listProblems(newDraft)).toMatchObject({
    name: 'boatName.missing',
    tripType: 'tripType.missing',
    port: 'port.missing',
    capacity: 'capacity.tooSmall',
  });
  expect(listProblems(draft)).toEqual({});
});

test('the trip type determines the required prices, and another port needs a name', () => {
  const message = 'pricing.missing';
  expect(listProblems({ ...draft, tripType: 'both' })).toEqual({ charterPricePerDay: message });
  expect(listProblems({ ...draft, tripType: 'private' })).toEqual({ charterPricePerDay: message });
  expect(listProblems({ ...draft, port: 'other' })).toEqual({ customPort: message });
});

test('the pricing mode follows the trip type, and an unused price is not sent', () => {
  const sent = buildPayload({ ...draft, charterPricePerDay: '900' });
  expect(sent).toMatchObject({
    pricingMode: 'perSeat',
    pricePerSeat: '80',
    charterPricePerDay: null,
  });
});

test('queued photos count towards the requirements for publishing', () => {
  const dated = {
    ...draft,
    availability: { ...draft.availability, manualDays: ['2026-12-04'] },
  };
  const input = { waiting: 0, hasCalendar: false, today: '2026-12-01' };
  expect(draftReadiness(dated, input)).toMatchObject({ photos: false, isReady: false });
  expect(draftReadiness(dated, { ...input, waiting: 1 }).isReady).toBe(true);
  expect(draftReadiness(draft, { ...input, waiting: 1 }).availability).toBe(false);
});

test('empty trip details are sent empty, and a pin needs both coordinates', () => {
  expect(buildPayload(draft)).toMatchObject({
    meetingPoint: '',
    pin: null,
    noticeHours: null,
    smallestNumber: null,
  });
  const pin = { latitude: '18.05', longitude: '-63.04' };
  expect(buildPayload({ ...draft, pin })).toMatchObject({
    pin: { latitude: 18.05, longitude: -63.04 },
  });
  expect(listProblems({ ...draft, pin })).toEqual({});
  for (const incomplete of [
    { ...pin, latitude: '' },
    { ...pin, longitude: '12' },
  ]) {
    expect(listProblems({ ...draft, pin: incomplete })).toEqual({
      pin: 'pin.outsideMap',
    });
  }
});

test('the smallest number cannot exceed the capacity, and is not sent for charters', () => {
  const few = { ...draft, smallestNumber: '9' };
  expect(listProblems(few)).toEqual({
    smallestNumber: { code: 'smallestNumber.overCapacity', values: { count: 8 } },
  });
  const chartered = { ...few, tripType: 'private', charterPricePerDay: '900' } as const;
  expect(listProblems(chartered)).toEqual({});
  expect(buildPayload(chartered)).toMatchObject({ smallestNumber: null });
});

test('a stop is sent with numeric minutes and coordinates, and unset choices as null', () => {
  const itinerary = [
    { ...createNewStop([]), title: 'A', minutes: '45' },
    { ...createNewStop([]), title: 'B', pin: { latitude: '18.05', longitude: '-63.04' } },
  ];
  const stopped = { ...draft, itinerary, suits: { ...draft.suits, sea: 'calm' } };
  expect(buildPayload(stopped)).toMatchObject({
    itinerary: [
      { title: 'A', minutes: 45, place: null },
      { title: 'B', minutes: null, place: { latitude: 18.05, longitude: -63.04 } },
    ],
    suits: { swimming: null, sea: 'calm', youngestAge: null },
  });
  expect(listProblems(stopped)).toEqual({ 'itinerary.1.minutes': 'stop.minutesOutOfRange' });
});

test('a new stop has a unique id after another stop was removed', () => {
  const first = createNewStop([]);
  const second = createNewStop([first]);
  expect(createNewStop([second]).id).not.toBe(second.id);
});
