import { plural } from '../../plural.ts';

/** Call-offs by operators and by admins. */
export default {
  /** Options that operators and admins choose from. */
  reasons: {
    weather: 'The weather',
    engine: 'The boat cannot sail',
    'too-few-guests': 'Too few guests',
    sickness: 'Sickness',
    'ship-skipped': 'The ship does not come',
  },
  note: 'Note to the guests (optional)',
  noteHint: 'It stands in their mail and on their trip’s page.',

  noTrip: 'No trip is sold then. Calling it off closes it: nothing is sold from this moment, until it is opened again.',
  nothingMore: 'Nothing more is sold from this moment.',
  noGuest: 'No guest has booked for this ship. It stays in the calendar, as one that does not come.',
  boatsSailOn: 'Boats sail on with their other guests.',
  trips: (count: number) => plural('en', count, { one: `${count} trip`, other: `${count} trips` }),
  boats: (count: number) => plural('en', count, { one: `${count} boat`, other: `${count} boats` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} paid.`,
  theyChoose: (hours: number) => `Each guest gets a mail and has ${hours} hours to choose: another day, another boat, or all the money back. Who says nothing gets the money.`,
  anotherByHand: (amount: string) => `Another ${amount} was paid to the captain by hand, and is given back by hand.`,
  theTrips: (count: number) => (count === 1 ? 'The trip' : `The ${count} trips`),
  tripsConcerned: 'Trips concerned',
  byHand: (amount: string) => `${amount} by hand`,
  notPaid: 'Not paid',
  stopSelling: 'Stop selling',
  callOff: (trips: string) => `Call off ${trips}`,

  areChoosing: (count: number) => plural('en', count, { one: `${count} is choosing`, other: `${count} are choosing` }),
  tookDay: (count: number) => `${count} took another day`,
  tookBoat: (count: number) => `${count} took another boat`,
  gotMoney: (count: number) => `${count} got the money back`,
  inProgress: (done: number, boats: number) => `Being carried out: ${done} of ${boats} boats`,
  inProgressText: 'Nothing of it is sold any more. Guests are being told, boat by boat.',
  nobody: 'No guests were concerned',

  calledOff: 'Called off',
  seeWhom: 'See whom it concerns',
  whom: 'Whom it concerns',
  callingOff: 'Calling off...',
  keepTrips: 'Keep all trips',
  notCalledOff: 'Nothing was called off',
  beingTold: 'Captains and guests are being told.',
} as const;
