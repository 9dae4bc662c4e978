import type { TripFacts } from '#domain/boats/trip-facts.ts';

/** Trip details of the demo boats by key. Boats that are missing here have no trip details. */
export const demoTripFacts: Readonly<Record<string, Partial<TripFacts>>> = {
  'trade-wind': {
    meetingPoint: 'The blue booth at the end of the pier,\nbeside the water taxis',
    pin: { latitude: 18.0232, longitude: -63.0461 },
    bring: 'Swimwear, a towel, a hat, and sunscreen that is kind to reefs.',
    included: 'Snorkel gear in all sizes\nLunch, water and soft drinks\nRum punch',
    notIncluded: 'Wine and beer\nHotel pickup',
    suits: {
      swimming: 'optional',
      boarding: 'steps',
      sea: 'calm',
      youngestAge: 0,
      wheelchair: 'with-help',
    },
  },
  'blue-heron': {
    meetingPoint: 'The long pier of Grand Case, at its sea end',
    pin: { latitude: 18.1035, longitude: -63.0594 },
    bring: 'Swimwear, a towel, and something warm for the sunset.',
    included: 'Masks and fins\nFruit and cold drinks',
    notIncluded: 'Lunch\nTowels',
    suits: { swimming: 'optional', boarding: 'ladder', sea: 'choppy', youngestAge: 4 },
  },
  'flying-fish': {
    meetingPoint: 'The beach of Orient Bay, in front of the yellow flags',
    bring: 'Swimwear and a towel. You wade out to the boat, so leave your shoes.',
    included: 'Masks and fins\nTwo guides\nCold water',
    notIncluded: 'Food\nUnderwater photos ($25)',
    suits: {
      swimming: 'needed',
      boarding: 'ladder',
      sea: 'choppy',
      youngestAge: 8,
      wheelchair: 'no',
    },
    smallestNumber: 6,
    decisionHours: 18,
  },
  'lady-margaux': { visits: ['anguilla'] },
  'ti-punch': {
    bring: 'Sunscreen, a hat that holds, and your passport.',
    notIncluded: 'Lunch\nAnguilla’s entry fees',
    suits: {
      swimming: 'optional',
      boarding: 'ladder',
      sea: 'open-sea',
      youngestAge: 6,
      wheelchair: 'no',
    },
    visits: ['anguilla'],
  },
  'dawn-treader-ii': {
    included: 'Breakfast, lunch, and the customs papers.',
    visits: ['anguilla', 'st-barths'],
    noticeHours: 24,
  },
  pelican: {
    meetingPoint: 'The marina of Cole Bay, dock C',
    bring: 'Swimwear and a towel. Leave your shoes at home.',
    included: 'Lunch and drinks\nFloaties and the water slide\nMusic',
    notIncluded: 'Beach chairs\nTips for the crew',
    suits: { swimming: 'optional', boarding: 'steps', sea: 'calm', youngestAge: 3 },
  },
  'mango-express': {
    included: 'Life vest\nA cold drink',
    notIncluded: 'Snorkel gear\nFood',
    suits: {
      swimming: 'not-needed',
      boarding: 'level',
      sea: 'calm',
      youngestAge: 0,
      wheelchair: 'yes',
    },
  },
  'marlin-fever': {
    included: 'Bait, ice and tackle\nLunch',
    notIncluded: 'Alcohol\nCleaning of your catch',
    suits: {
      swimming: 'not-needed',
      boarding: 'steps',
      sea: 'open-sea',
      youngestAge: 10,
      wheelchair: 'no',
    },
  },
};
