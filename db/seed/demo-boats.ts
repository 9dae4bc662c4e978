import type { Availability } from '#domain/availability/availability.ts';
import type { BoatType, TripType } from '#domain/boats/boats.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import {
  allYear,
  chooseDays,
  inSeasons,
  morningsAndSunsets,
  computeNextWeekday,
  nothing,
} from './demo-availability.ts';
import type { OperatorKey } from './demo-operators.ts';

export type DemoBoat = {
  /** Key of its photos in `demo-photos.ts` and `assets/pictures`. */
  key: string;
  operator: OperatorKey;
  name: string;
  type: BoatType;
  tripType: TripType;
  port: string;
  customPort?: string;
  capacity: number;
  seatCents: number | null;
  dayCents: number | null;
  /** Trip length, as in the boat's texts; one captain leaves it open. */
  tripMinutes?: number;
  turnaroundMinutes?: number;
  isFeatured?: boolean;
  isDraft?: boolean;
  description: string;
  availability: (today: Day) => Availability;
};

/** Returns after sunset in every season. */
const octaviaDays = (today: Day) => ({
  start: today,
  end: addDays(today, 120),
  weekdays: [0, 3, 4, 5, 6],
});

/** Boats of every type, trip type and kind of availability, at most of the island's ports. */
export const demoBoats: readonly DemoBoat[] = [
  {
    key: 'trade-wind',
    operator: 'rosa',
    name: 'Trade Wind',
    type: 'Catamaran',
    tripType: 'both',
    port: 'sxm-philipsburg',
    capacity: 20,
    seatCents: 9500,
    dayCents: 165_000,
    isFeatured: true,
    tripMinutes: 240,
    description:
      'A wide, steady catamaran with **shade for everyone** and nets to lie on.\n\nWe sail along the cliffs to two quiet bays, snorkel where the turtles graze, and are back before the cruise crowds.\n\n- Snorkel gear in all sizes, also for children\n- Lunch and island rum punch on board\n- Easy ladder, no jumping needed',
    availability: (today) => allYear(today, ['09:00', '14:00']),
  },
  {
    key: 'salt-and-light',
    operator: 'teun',
    name: 'Salt & Light',
    type: 'Catamaran',
    tripType: 'both',
    port: 'sxm-simpson-bay',
    capacity: 40,
    seatCents: 8500,
    dayCents: 290_000,
    tripMinutes: 360,
    description:
      'Our largest catamaran, made for **family days and office outings**.\n\nTwo decks, a freshwater shower, and a crew that has done this for twenty years. We stop at Mullet Bay for a swim and serve a barbecue lunch at anchor.',
    availability: (today) => allYear(today, ['09:30'], [1, 2, 4, 5, 6]),
  },
  {
    key: 'blue-heron',
    operator: 'margaux',
    name: 'Blue Heron',
    type: 'Catamaran',
    tripType: 'tour',
    port: 'sxm-grand-case',
    capacity: 12,
    seatCents: 12_000,
    dayCents: null,
    isFeatured: true,
    tripMinutes: 210,
    description:
      'A small catamaran for **twelve guests at most**, so there is always a quiet corner.\n\nMornings we snorkel at Creole Rock before the wind wakes up. From Friday to Sunday we also sail out for the sunset.',
    availability: (today) => morningsAndSunsets(today),
  },
  {
    key: 'marlin-fever',
    operator: 'desmond',
    name: 'Marlin Fever',
    type: 'Fishing Charter',
    tripType: 'private',
    port: 'sxm-simpson-bay',
    capacity: 6,
    seatCents: null,
    dayCents: 98_000,
    tripMinutes: 540,
    description:
      'A full day offshore for **mahi-mahi, wahoo and, with luck, blue marlin**.\n\nBait, ice, tackle and lunch are included. You keep what we may keep; billfish go back to the sea.',
    availability: (today) => ({
      ...allYear(today, ['06:30']),
      blackoutDates: [computeNextWeekday(today, 0), computeNextWeekday(today, 0, 1)],
    }),
  },
  {
    key: 'second-wind',
    operator: 'desmond',
    name: 'Second Wind',
    type: 'Fishing Charter',
    tripType: 'both',
    port: 'sxm-oyster-pond',
    capacity: 8,
    seatCents: 14_500,
    dayCents: 92_000,
    tripMinutes: 270,
    description:
      'Half the trip on the reef, half on the edge of the deep: **a good first fishing trip**, also for teenagers.\n\nWe clean your catch, and three restaurants at the dock will cook it.',
    availability: (today) => chooseDays(today, [2, 4, 6], 75),
  },
  {
    key: 'lady-margaux',
    operator: 'margaux',
    name: 'Lady Margaux',
    type: 'Luxury Yacht',
    tripType: 'private',
    port: 'sxm-marigot',
    capacity: 12,
    seatCents: null,
    dayCents: 480_000,
    isFeatured: true,
    tripMinutes: 480,
    description:
      'A seventy-foot motor yacht with **captain, chef and host**.\n\nAnguilla for lunch, Tintamarre for the afternoon, or wherever the day takes you. Water toys, towels and an open bar are on board.',
    availability: (today) => allYear(today, ['10:00']),
  },
  {
    key: 'octavia',
    operator: 'teun',
    name: 'Octavia',
    type: 'Luxury Yacht',
    tripType: 'private',
    port: 'sxm-simpson-bay',
    capacity: 10,
    seatCents: null,
    dayCents: 365_000,
    description:
      'Low, fast and quiet. **Octavia** takes ten guests around the island with time to swim in four bays.\n\nChampagne at sunset is part of the day.',
    availability: (today) =>
      inSeasons([
        { ...octaviaDays(today), name: 'Whole days', timeSlots: ['09:00'], tripMinutes: 600 },
        { ...octaviaDays(today), name: 'Afternoons', timeSlots: ['13:00'], tripMinutes: 360 },
      ]),
  },
  {
    key: 'ti-punch',
    operator: 'margaux',
    name: 'Ti Punch',
    type: 'Speedboat',
    tripType: 'both',
    port: 'sxm-marigot',
    capacity: 8,
    seatCents: 11_000,
    dayCents: 72_000,
    tripMinutes: 240,
    description:
      'Three islands in half a day: **Pinel, Tintamarre and the back of Anguilla**.\n\nFast between them, slow at each. Bring sunscreen and a hat that holds.',
    availability: (today) => ({
      ...allYear(today, ['09:00', '13:30']),
      blocks: [
        { date: computeNextWeekday(today, 3), times: ['13:30'] },
        { date: computeNextWeekday(today, 5), times: ['09:00', '13:30'] },
      ],
    }),
  },
  {
    key: 'flying-fish',
    operator: 'joaquin',
    name: 'Flying Fish',
    type: 'Speedboat',
    tripType: 'tour',
    port: 'sxm-orient-bay',
    capacity: 10,
    seatCents: 8900,
    dayCents: null,
    tripMinutes: 150,
    turnaroundMinutes: 30,
    description:
      'A **two-stop snorkel run** from the beach: green turtles first, then the coral garden.\n\nWe take ten guests, two guides, and plenty of cold water.',
    availability: (today) => allYear(today, ['08:30', '11:30', '14:30']),
  },
  {
    key: 'mango-express',
    operator: 'joaquin',
    name: 'Mango Express',
    type: 'Speedboat',
    tripType: 'tour',
    port: 'sxm-philipsburg',
    capacity: 20,
    seatCents: 6500,
    dayCents: null,
    tripMinutes: 150,
    turnaroundMinutes: 30,
    description:
      'The **quick tour for cruise visitors**: out of Great Bay, along the cliffs, a swim, and back at the pier in time.\n\nEasy boarding at the boardwalk. All guests get a life vest and a cold drink.',
    availability: (today) => allYear(today, ['09:00', '12:00', '15:00']),
  },
  {
    key: 'windward-rose',
    operator: 'rosa',
    name: 'Windward Rose',
    type: 'Sailboat',
    tripType: 'both',
    port: 'sxm-simpson-bay',
    capacity: 8,
    seatCents: 13_500,
    dayCents: 88_000,
    tripMinutes: 300,
    description:
      'A classic sloop, sailed the way boats were meant to be: **with the engine off**.\n\nTake the helm, trim a sail, or just watch the island go by. We anchor for lunch and a swim.',
    availability: (today) => ({
      ...morningsAndSunsets(today),
      manualDays: [
        computeNextWeekday(today, 2),
        computeNextWeekday(today, 2, 1),
        computeNextWeekday(today, 2, 2),
      ],
    }),
  },
  {
    key: 'petite-anse',
    operator: 'rosa',
    name: 'Petite Anse',
    type: 'Sailboat',
    tripType: 'both',
    port: 'sxm-grand-case',
    capacity: 6,
    seatCents: 15_000,
    dayCents: 76_000,
    description:
      'A small sailboat for **up to six friends**.\n\nThe captain plans each trip with you: tell us what you would love to see.',
    availability: () => nothing,
  },
  {
    key: 'dawn-treader-ii',
    operator: 'teun',
    name: 'Dawn Treader II',
    type: 'Sailboat',
    tripType: 'private',
    port: 'sxm-dawn-beach',
    capacity: 10,
    seatCents: null,
    dayCents: 105_000,
    tripMinutes: 720,
    description:
      'Sail east into the sunrise, have **breakfast off Saint-Barth** and be home by dusk.\n\nFor sailors and for those who always wanted to be one.',
    availability: (today) => chooseDays(today, [1, 3, 5, 6], 110, ['05:30']),
  },
  {
    key: 'pelican',
    operator: 'joaquin',
    name: 'Pelican',
    type: 'Catamaran',
    tripType: 'tour',
    port: 'sxm-cole-bay',
    capacity: 24,
    seatCents: 7900,
    dayCents: null,
    tripMinutes: 360,
    description:
      'Music, a **water slide** and three beaches: the cheerful one.\n\nPelican leaves at ten and is back by four. Lunch, drinks and floaties are included.',
    availability: (today) => allYear(today, ['10:00'], [0, 2, 3, 5, 6]),
  },
  {
    key: 'sea-grape',
    operator: 'rosa',
    name: 'Sea Grape',
    type: 'Speedboat',
    tripType: 'tour',
    port: 'other',
    customPort: 'Kim Sha Beach',
    capacity: 6,
    seatCents: 9900,
    dayCents: null,
    isDraft: true,
    description: 'Still being painted.',
    availability: () => nothing,
  },
];
