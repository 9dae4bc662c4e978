import { describe, expect, test } from 'vitest';
import { portPlaces } from '../island/port-places.ts';
import { describeTripFactsInEnglish } from '#i18n/formats/english-trip-facts.ts';
import { describeSmallestNumber } from '#i18n/formats/describe-smallest-number.ts';
import picker from '#locales/guest/checkout/picker.en.ts';
import trips from '#locales/common/trips.en.ts';
import { getMeetingPlace, isSameMeetingPoint, noTripFacts } from './trip-facts.ts';

describe('a smallest number of guests', () => {
  const said = (facts: { smallestNumber: number | null; decisionHours: number }) =>
    describeSmallestNumber('en', facts, picker, trips);

  test('the smallest number of guests is stated before the sale, with the consequence of fewer guests', () => {
    expect(said({ smallestNumber: 6, decisionHours: 24 })).toBe(
      'This trip needs at least 6 guests. If fewer have booked 24 hours before departure, it may be canceled and you get a full refund.',
    );
    expect(said({ smallestNumber: 2, decisionHours: 1 })).toContain(
      'If fewer have booked 1 hour before departure',
    );
  });

  test('a boat without a smallest number has no notice about it', () => {
    expect(said(noTripFacts)).toBeNull();
  });
});

describe('the details of a boat', () => {
  test('a boat whose operator gave no details has an empty list of details', () => {
    expect(describeTripFactsInEnglish({ ...noTripFacts, tripMinutes: null })).toEqual([]);
  });

  test('the details of a boat are listed in a fixed order', () => {
    const facts = {
      ...noTripFacts,
      tripMinutes: 150,
      meetingPoint: 'Dock C',
      bring: 'A towel',
      included: 'Lunch',
      noticeHours: 48,
      smallestNumber: 4,
    };
    expect(describeTripFactsInEnglish(facts).map(({ name }) => name)).toEqual([
      ...['Trip length', 'Meeting point', 'What to bring', 'What’s included', 'Booking deadline'],
      'Minimum guests',
    ]);
    expect(describeTripFactsInEnglish(facts)[4]?.words).toBe('At least 48 hours before departure');
  });

  test('the pin of a boat is at the port unless the operator has set one', () => {
    const pin = { latitude: 18.03, longitude: -63.05 };
    expect(getMeetingPlace({ pin, port: 'sxm-marigot' })).toEqual(pin);
    expect(getMeetingPlace({ pin: null, port: 'sxm-marigot' })).toEqual(portPlaces['sxm-marigot']);
    expect(getMeetingPlace({ pin, port: 'other' })).toEqual(pin);
    expect(getMeetingPlace({ pin: null, port: 'other' })).toBeNull();
  });
});

describe('a change of the meeting point', () => {
  const pin = { latitude: 18.03, longitude: -63.05 };
  const atPort = { meetingPoint: 'Dock C', pin: null, port: 'sxm-marigot', customPort: null };
  const elsewhere = { ...atPort, port: 'other', customPort: 'Pelican Key' };

  test.each([
    ['the words', atPort, { ...atPort, meetingPoint: 'Dock D' }],
    ['a new pin', atPort, { ...atPort, pin }],
    ['the pin', { ...atPort, pin }, { ...atPort, pin: { ...pin, latitude: 18.04 } }],
    ['the port of a boat without a pin', atPort, { ...atPort, port: 'sxm-philipsburg' }],
    ['the port’s own name', elsewhere, { ...elsewhere, customPort: 'Anse Marcel' }],
  ])('guests meet elsewhere after a change of %s', (_, before, after) => {
    expect(isSameMeetingPoint(before, after)).toBe(false);
    expect(isSameMeetingPoint(after, before)).toBe(false);
  });

  test.each([
    ['no change', elsewhere, { ...elsewhere }],
    ['setting a pin at the port', atPort, { ...atPort, pin: portPlaces['sxm-marigot'] }],
    ['a change of the port of a boat with a pin', { ...atPort, pin }, { ...elsewhere, pin }],
  ])('guests meet at the same place after %s', (_, before, after) => {
    expect(isSameMeetingPoint(before, after)).toBe(true);
  });
});
