import { addDays, type Day } from '#domain/time/days.ts';
import { computeNextWeekday } from './demo-availability.ts';

export type DemoBooking = {
  boat: string;
  mode: 'perSeat' | 'charter';
  start: Day;
  end?: Day;
  time: string;
  guests: number;
  customer: string;
  review?: DemoReview;
};

export type DemoReview = { stars: number; words: string | null; answer?: string };

/** Existing sales: a sold-out Saturday, departures with few seats left, chartered days, and some history. */
export function demoBookings(today: Day): DemoBooking[] {
  const saturday = computeNextWeekday(today, 6);
  return [
    ...soldOut('trade-wind', saturday, '09:00', [4, 4, 3, 4, 2, 3]),
    ...soldOut('trade-wind', saturday, '14:00', [4, 4, 4, 4, 4]),
    ...soldOut('trade-wind', addDays(saturday, 8), '09:00', [6, 5, 4, 2]),
    ...soldOut('blue-heron', computeNextWeekday(today, 5), '16:30', [4, 4, 2]),
    ...soldOut('flying-fish', computeNextWeekday(today, 4), '08:30', [4, 3, 2]),
    ...soldOut('flying-fish', computeNextWeekday(today, 4), '11:30', [4, 4, 2]),
    ...soldOut('windward-rose', computeNextWeekday(today, 2), '09:00', [3, 3]),
    ...soldOut('pelican', computeNextWeekday(today, 3), '10:00', [8, 6, 6, 2]),
    charter('lady-margaux', addDays(today, 3), 'Olivia Grant', 8, addDays(today, 5)),
    charter('octavia', computeNextWeekday(today, 6, 1), 'Noah Fischer', 9),
    charter('marlin-fever', addDays(today, 2), 'Mateo Rivas', 5),
    charter('dawn-treader-ii', computeNextWeekday(today, 5, 1), 'Amelie Laurent', 6),
    charter('trade-wind', computeNextWeekday(today, 3, 1), 'Grace Okafor', 18),
    ...reviewed(soldOut('trade-wind', addDays(today, -6), '09:00', [4, 2, 6]), saidOfTradeWind),
    ...reviewed(soldOut('mango-express', addDays(today, -3), '12:00', [5, 2, 2, 8]), saidOfMango),
    ...reviewed([charter('windward-rose', addDays(today, -9), 'Ben Haddad', 6)], saidOfRose),
  ];
}

/** Covers boats with a rating, with one review too few for a rating, and with first reviews; some guests left none. */
const saidOfMango: readonly DemoReview[] = [
  {
    stars: 5,
    words:
      'Perfect between breakfast and boarding. Fast out, a long swim, and we were back at the pier with time for an ice cream.',
    answer: 'You were a joy to have on board. Come back by the next ship!',
  },
  { stars: 5, words: null },
  { stars: 4, words: 'Great fun, but bring a hat: there is little shade.' },
];
const saidOfTradeWind: readonly DemoReview[] = [
  {
    stars: 5,
    words:
      'Turtles within ten minutes!\n\nThe crew found a vest for our smallest and stayed beside her in the water.',
    answer: 'She was the bravest of all that day. Thank you for coming.',
  },
  { stars: 4, words: 'A quiet boat and a good lunch. The second bay was busier than the first.' },
];
const saidOfRose: readonly DemoReview[] = [
  { stars: 5, words: 'Rosa let all of us take the helm. The best day of our holiday.' },
];

function reviewed(bookings: DemoBooking[], said: readonly DemoReview[]): DemoBooking[] {
  return bookings.map((booking, index) => {
    const review = said[index];
    return review ? { ...booking, review } : booking;
  });
}

const guests = [
  'Hannah Cole',
  'Luis Ortega',
  'Mei Tanaka',
  'Sam Whitfield',
  'Chloé Bernard',
  'Daniel Osei',
  'Ingrid Solheim',
  'Priya Raman',
] as const;

function soldOut(boat: string, start: Day, time: string, groups: number[]): DemoBooking[] {
  return groups.map((size, index) => ({
    boat,
    mode: 'perSeat',
    start,
    time,
    guests: size,
    customer: guests[(index + start.charCodeAt(9)) % guests.length] ?? guests[0],
  }));
}

function charter(
  boat: string,
  start: Day,
  customer: string,
  size: number,
  end = start,
): DemoBooking {
  return { boat, mode: 'charter', start, end, time: '09:00', guests: size, customer };
}
