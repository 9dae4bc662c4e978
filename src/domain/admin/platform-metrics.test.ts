import { expect, test } from 'vitest';
import { groupMetrics, type BoatMetrics } from './platform-metrics.ts';

const boat = (boatId: string, more: Partial<BoatMetrics>): BoatMetrics => ({
  boatId,
  boatName: `Boat ${boatId}`,
  operatorId: 'rosa',
  operatorName: 'Rosa',
  port: 'sxm-marigot',
  customPort: null,
  bookings: 1,
  guests: 2,
  paidCents: 1000,
  refundedCents: 0,
  disputedCents: 0,
  feeCents: 50,
  byHandBookings: 1,
  byHandCents: 300,
  ...more,
});

const boats = [
  boat('a', { paidCents: 9000, refundedCents: 8500 }),
  boat('b', { port: 'other', customPort: 'Pelican Key' }),
  boat('c', { port: 'elsewhere', customPort: ' Pelican Key ', operatorId: 'otto' }),
  boat('d', { operatorId: 'otto', operatorName: 'Otto', paidCents: 400 }),
];

test('the table of boats is sorted by revenue, not by the amount paid', () => {
  expect(groupMetrics(boats, 'boats').map(({ name }) => name)).toEqual([
    'Boat b',
    'Boat c',
    'Boat a',
    'Boat d',
  ]);
});

test('a port that an operator typed is listed under its typed name', () => {
  expect(groupMetrics(boats, 'ports')).toEqual([
    {
      id: 'Pelican Key',
      name: 'Pelican Key',
      operatorName: null,
      bookings: 2,
      guests: 4,
      paidCents: 2000,
      refundedCents: 0,
      feeCents: 100,
      disputedCents: 0,
      byHandBookings: 2,
      byHandCents: 600,
    },
    {
      id: 'Marigot',
      name: 'Marigot',
      operatorName: null,
      bookings: 2,
      guests: 4,
      paidCents: 9400,
      refundedCents: 8500,
      feeCents: 100,
      disputedCents: 0,
      byHandBookings: 2,
      byHandCents: 600,
    },
  ]);
});

test('an operator’s figures are the sums over their boats', () => {
  const lines = groupMetrics(boats, 'operators');
  expect(lines.map(({ id, paidCents }) => [id, paidCents])).toEqual([
    ['rosa', 10_000],
    ['otto', 1400],
  ]);
});
