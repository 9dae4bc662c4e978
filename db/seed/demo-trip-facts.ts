import type { TripFacts } from '#domain/boats/trip-facts.ts';

/** Trip details of the demo boats by key; other operators stated none. */
export const demoTripFacts: Readonly<Record<string, Partial<TripFacts>>> = {
  'trade-wind': {
    meetingPoint: 'The blue booth at the end of the pier,\nbeside the water taxis',
    pin: { latitude: 18.0232, longitude: -63.0461 },
    bring: 'Swimwear, a towel, a hat, and sunscreen that is kind to reefs.',
    included: 'Snorkel gear, lunch, water, soft drinks and rum punch.',
  },
  'blue-heron': {
    meetingPoint: 'The long pier of Grand Case, at its sea end',
    pin: { latitude: 18.1035, longitude: -63.0594 },
    bring: 'Swimwear, a towel, and something warm for the sunset.',
    included: 'Masks, fins, fruit and cold drinks.',
  },
  'flying-fish': {
    meetingPoint: 'The beach of Orient Bay, in front of the yellow flags',
    bring: 'Swimwear and a towel. You wade out to the boat, so leave your shoes.',
    included: 'Masks, fins, guides and cold water.',
    smallestNumber: 6,
    decisionHours: 18,
  },
  'lady-margaux': { visits: ['anguilla'] },
  'ti-punch': {
    bring: 'Sunscreen, a hat that holds, and your passport.',
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
    included: 'Lunch, drinks, floaties and music.',
  },
};
