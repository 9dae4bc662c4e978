import { describe, expect, test } from 'vitest';
import type { Availability } from '../availability/availability.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { computeBoatReadiness, describeMissingForPublishing } from './boat-readiness.ts';

const today = '2026-11-20';
const none: Availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: ['09:00'],
  recurring: { seasons: [] },
  blocks: [],
};
const season = {
  name: 'Winter',
  start: '2026-01-01',
  end: '2026-11-22',
  weekdays: [0],
  timeSlots: ['09:00'],
};
const ready = {
  photoCount: 1,
  hasCalendar: false,
  tripType: 'tour' as const,
  pricePerSeatCents: 9500,
  charterPriceCents: null,
  availability: { ...none, manualDays: [today] },
};

function said(change: Partial<typeof ready> | { tripType: 'both' | 'private' }): string | null {
  const missing = describeMissingForPublishing(
    computeBoatReadiness({ ...ready, ...change }, today),
  );
  return missing && writeError('en', missing);
}

describe('publishing a boat', () => {
  test('a boat with a photo, an upcoming day and a price may be published', () =>
    expect(said({})).toBeNull());

  test.each([
    ['no photo', { photoCount: 0 }, 'at least 1 photo'],
    ['no availability', { availability: none }, 'an upcoming date or season'],
    [
      'only days that have passed',
      { availability: { ...none, manualDays: ['2026-11-19'] } },
      'an upcoming date or season',
    ],
    [
      'its only day blacked out',
      { availability: { ...none, manualDays: [today], blackoutDates: [today] } },
      'an upcoming date or season',
    ],
    ['a price of zero', { pricePerSeatCents: 0 }, 'a price'],
    [
      'only a seat price, although it also offers charters,',
      { tripType: 'both' as const },
      'a price',
    ],
    [
      'only a seat price, although it offers only charters,',
      { tripType: 'private' as const },
      'a price',
    ],
  ])('a boat with %s may not be published', (_, change, needs) => {
    expect(said(change)).toBe(`Before it can be published, this boat needs ${needs}.`);
  });

  test('a boat that may not be published names everything it lacks in one message', () => {
    expect(said({ photoCount: 0, availability: none, pricePerSeatCents: 0 })).toBe(
      'Before it can be published, this boat needs at least 1 photo, an upcoming date or season and a price.',
    );
  });
});

describe('a season as availability', () => {
  const withSeason = (change: Partial<typeof season>, more: Partial<Availability> = {}) =>
    said({
      availability: { ...none, ...more, recurring: { seasons: [{ ...season, ...change }] } },
    });

  test('a season counts as availability while one of its weekdays is still to come', () =>
    expect(withSeason({})).toBeNull());
  test('a season counts as availability on its last day', () =>
    expect(withSeason({ end: today, weekdays: [5] })).toBeNull());
  test('a season that starts later counts as availability', () =>
    expect(withSeason({ start: '2027-06-01', end: '2027-06-30' })).toBeNull());
  test.each([
    ['when it has no weekday left', { end: '2026-11-21' }, {}],
    ['when it has ended', { end: '2026-11-19' }, {}],
    ['when it has no times', { timeSlots: [] }, {}],
    ['when its last day is blacked out', {}, { blackoutDates: ['2026-11-22'] }],
  ])('a season does not count as availability %s', (_, change, more) =>
    expect(withSeason(change, more)).not.toBeNull(),
  );
});

test('a connected calendar counts as availability', () => {
  expect(
    computeBoatReadiness({ ...ready, availability: none, hasCalendar: true }, today).isReady,
  ).toBe(true);
});
