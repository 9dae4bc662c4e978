import { addDays } from '#domain/time/days.ts';
import { bookingColumns, type BookingColumn } from '#contract/operator/operator-api.ts';
import type { PortalQuestion, PortalWorld } from './portal-questions.ts';

/** Requests of an operator's pages. */
export function operatorCalls(world: PortalWorld): PortalQuestion[] {
  const { today, boat, trip } = world;
  const onDay = (time: number) => ({ parts: { date: addDays(today, time + 1) } });
  return [
    { name: 'each page of a signed-in operator', endpoint: 'me' },
    { name: 'dashboard', endpoint: 'operatorMetrics' },
    { name: 'a day’s passenger list', endpoint: 'operatorDay', call: onDay },
    { name: 'free places of a day', endpoint: 'freePlaces', call: onDay },
    ...bookingCalls(world),
    { name: 'boats', endpoint: 'operatorBoats' },
    { name: 'a boat', endpoint: 'operatorBoat', call: () => ({ parts: { id: boat } }) },
    {
      name: 'days to move a trip to',
      endpoint: 'whereToMove',
      call: () => ({ parts: { id: trip } }),
    },
    { name: 'trips that wait for approval', endpoint: 'approvals' },
    { name: 'changes that guests ask for', endpoint: 'changeRequests' },
    { name: 'call-offs', endpoint: 'callOffs' },
    { name: 'calendar conflicts', endpoint: 'calendarConflicts' },
    { name: 'calendar connection', endpoint: 'calendarConnection' },
    { name: 'calendar feeds', endpoint: 'calendarFeeds' },
    { name: 'calendar exports', endpoint: 'calendarExports' },
    { name: 'reviews', endpoint: 'operatorReviews' },
    { name: 'reviews, a later page', endpoint: 'operatorReviews', isLater: true },
    { name: 'documents', endpoint: 'ownDocuments' },
    { name: 'payout details', endpoint: 'payoutDetails' },
    { name: 'statement', endpoint: 'statement' },
    { name: 'statement, a later page', endpoint: 'statement', isLater: true },
    { name: 'statement as a file', endpoint: 'statementFile' },
  ];
}

const columnNames: Record<BookingColumn, string> = {
  customerName: 'guest',
  email: 'address',
  boat: 'boat',
  date: 'day',
  groupSize: 'guests',
  totalAmount: 'amount',
  paymentStatus: 'payment',
  createdAt: 'when they were made',
};

function bookingCalls({ today, boat }: PortalWorld): PortalQuestion[] {
  const days = (time: number) => ({ from: addDays(today, -30 - time), to: addDays(today, 7) });
  const pages: Record<string, (time: number) => Record<string, string>> = {
    bookings: () => ({}),
    ...Object.fromEntries(
      bookingColumns.map((sort) => [
        `bookings by ${columnNames[sort]}, up and down`,
        (time: number) => ({ sort, direction: time % 2 === 0 ? 'up' : 'down' }),
      ]),
    ),
    'bookings, a guest’s name': (time) => ({ search: ['ingrid', 'luis', 'sam'][time % 3] ?? '' }),
    'bookings, nobody of that name': () => ({ search: 'nobody is called so' }),
    'bookings, an address': (time) => ({ search: `guest-${time + 2}@example.com` }),
    'bookings, a code': (time) => ({ search: `SXM-${time + 10}` }),
    'bookings, a boat’s': () => ({ boat }),
    'bookings, between days': days,
    'bookings, between days by name': (time) => ({ ...days(time), sort: 'customerName' }),
  };
  const endpoint = 'operatorBookings';
  const whole = (query: Record<string, string>) => ({ endpoint, call: () => ({ query }) }) as const;
  return [
    ...Object.entries(pages).map(([name, queryAt]): PortalQuestion => ({
      name,
      endpoint,
      call: (time) => ({ query: { ...queryAt(time), paged: 'yes' } }),
    })),
    { name: 'bookings, a later page', ...whole({ paged: 'yes' }), isLater: true },
    { name: 'bookings as a file', ...whole({}) },
    { name: 'availability: the sold trips of a boat', ...whole({ boat, from: today }) },
  ];
}
