import { expect, test } from 'vitest';
import { normalizeMailbox } from '../fields/mail-addresses.ts';
import { decideUnpaid, countSeasonDays, type UnpaidCounts } from './unpaid-limits.ts';

const limits = { perEmail: 3, perNetwork: 12, boatShare: 0.5 };
const none: UnpaidCounts = {
  ofEmail: 1,
  ofNetwork: 1,
  boatDays: 1,
  networkDays: 1,
  ofBoat: 1,
  ofNetworkOnBoat: 1,
};
const decideKind = (counts: Partial<UnpaidCounts>, season = 180) => {
  const decided = decideUnpaid({ ...none, ...counts }, limits, () => season);
  return decided.ok ? 'done' : decided.problem.kind;
};

test.each<[string, Partial<UnpaidCounts>, number, string]>([
  ['a third booking of one mailbox', { ofEmail: 3 }, 180, 'done'],
  ['a fourth booking of one mailbox', { ofEmail: 4 }, 180, 'too-many'],
  ['a twelfth booking of one network', { ofNetwork: 12 }, 180, 'done'],
  ['a thirteenth booking of one network', { ofNetwork: 13 }, 180, 'too-many'],
  ['half of the season', { boatDays: 90, ofBoat: 7 }, 180, 'done'],
  ['more than half of the season', { boatDays: 91, ofBoat: 7 }, 180, 'conflict'],
  [
    'a quarter of the season from one network',
    { boatDays: 45, networkDays: 45, ofNetworkOnBoat: 4 },
    180,
    'done',
  ],
  [
    'more than a quarter of the season from one network',
    { boatDays: 46, networkDays: 46, ofNetworkOnBoat: 4 },
    180,
    'conflict',
  ],
  ['a first charter of nearly all days', { boatDays: 14, networkDays: 14 }, 16, 'done'],
  ['a week of a boat with few days', { boatDays: 7, ofBoat: 4 }, 8, 'done'],
  ['more than a week of a boat with few days', { boatDays: 8, ofBoat: 4 }, 8, 'conflict'],
])('the outcome of the unpaid limits for %s is $3', (_, counts, season, kind) => {
  expect(decideKind(counts, season)).toBe(kind);
});

test('every unpaid booking is accepted when the limits are off', () => {
  const many = { ofEmail: 99, ofNetwork: 99, boatDays: 180, networkDays: 180 };
  const counts = { ...many, ofBoat: 99, ofNetworkOnBoat: 99 };
  const off = { perEmail: null, perNetwork: null, boatShare: null };
  expect(decideUnpaid(counts, off, () => 180).ok).toBe(true);
});

test('a boat’s season days are counted within the horizon, without blackouts', () => {
  const season = { name: 'Winter', start: '2026-12-01', end: '2027-12-31', weekdays: [0, 1] };
  const availability = {
    manualDays: ['2026-12-05'],
    blackoutDates: ['2026-12-06'],
    timeSlotsDefault: ['09:00'],
    recurring: { seasons: [{ ...season, timeSlots: ['09:00'] }] },
    blocks: [],
  };
  // 26 Sundays and 25 Mondays from December 1 to May 30, less one blackout day, plus a manual day.
  expect(countSeasonDays(availability, '2026-12-01')).toBe(51);
});

test.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+boats@example.com', 'ana@example.com'],
  ['a.n.a+1@googlemail.com', 'ana@gmail.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['+@example.com', '+@example.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox);
});
