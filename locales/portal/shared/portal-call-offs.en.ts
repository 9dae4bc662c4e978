import { plural } from '../../plural.ts';

/** Call-offs by operators and by admins. */
export default {
  /** Options that operators and admins choose from. */
  reasons: {
    weather: 'Weather',
    engine: 'The boat can’t sail',
    'too-few-guests': 'Not enough guests',
    sickness: 'Illness',
    'ship-skipped': 'Port call canceled',
  },
  note: 'Note to Guests (optional)',
  noteHint: 'Guests see it in the email and on their trip page.',

  noTrip: 'No one is booked. Canceling closes these departures until you reopen them.',
  nothingMore: 'New bookings stop right away.',
  noGuest: 'No guests have booked for this ship. It stays in the calendar as a canceled port call.',
  boatsSailOn: 'The boats still sail with their other guests.',
  trips: (count: number) => plural('en', count, { one: `${count} trip`, other: `${count} trips` }),
  boats: (count: number) => plural('en', count, { one: `${count} boat`, other: `${count} boats` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} paid.`,
  theyChoose: (hours: number) => `We’ll email each guest. They have ${hours} hours to choose another day, another boat or a full refund. If they don’t choose, we refund them.`,
  anotherByHand: (amount: string) => `Another ${amount} was paid to the captain directly, so the captain refunds it.`,
  theTrips: (count: number) => (count === 1 ? 'The trip' : `The ${count} trips`),
  tripsConcerned: 'Affected trips',
  byHand: (amount: string) => `${amount} paid directly`,
  notPaid: 'Not paid',
  stopSelling: 'Close to Bookings',
  callOff: (trips: string) => `Cancel ${trips}`,

  areChoosing: (count: number) => plural('en', count, { one: `${count} is choosing`, other: `${count} are choosing` }),
  tookDay: (count: number) => `${count} chose another day`,
  tookBoat: (count: number) => `${count} chose another boat`,
  gotMoney: (count: number) => `${count} chose a refund`,
  inProgress: (done: number, boats: number) => `Canceling: ${done} of ${boats} boats done`,
  inProgressText: 'New bookings have stopped. We’re emailing guests, boat by boat.',
  nobody: 'No guests were affected',

  calledOff: 'Trips canceled',
  seeWhom: 'See Who’s Affected',
  whom: 'Who’s Affected',
  callingOff: 'Canceling trips...',
  keepTrips: 'Keep All Trips',
  notCalledOff: 'No trips were canceled',
  guestsNotified: 'We’re emailing operators and guests.',
} as const;
