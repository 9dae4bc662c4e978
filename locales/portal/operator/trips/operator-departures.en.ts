import { plural } from '../../../plural.ts';

/** What an operator does with a departure and its guests: moves them, writes to them, closes its time. */
export default {
  goBack: 'Go back',
  done: 'Done',
  tryAgain: 'Please try again.',
  connection: 'Please check your connection and try again.',
  noAnswer:
    'No answer came, so we do not know whether it was done. Please check your connection and press again: it is done only once.',
  /** After what a button does, for whoever hears it. */
  named: (name: string) => `: ${name}`,
  oneParty: (guest: string, guests: string) => `${guest}, ${guests}`,
  parties: (count: number, guests: string, names: string) =>
    plural('en', count, {
      one: `${count} booking, ${guests}: ${names}`,
      other: `${count} bookings, ${guests}: ${names}`,
    }),

  closeTimes: 'Close times',
  noneOnSite: 'None of your boats is on the site, so nothing is on sale.',
  boatsFailed: 'Your boats could not be loaded',
  closeText: (day: string) =>
    `${day}. Nothing more is sold then; whoever is booked sails as planned.`,
  closeHours: 'Close these hours',
  closeDay: 'Close the whole day',
  closing: 'Closing...',
  charterStays:
    'A private charter has the boat all day, and can still be booked while any other time of the day is open.',
  whatToClose: 'What to close',
  wholeDay: 'The whole day',
  someHours: 'Some hours',
  from: 'From',
  until: 'Until',
  nothingToClose: 'Nothing is on sale then, so there is nothing to close.',
  offSaleWillBe: 'Off sale will be',
  closedAlready: 'It was closed already, so nothing has changed.',
  offSaleNow: 'Off sale now',
  openThere: 'It stands on this day’s page, where you can open it again.',
  closedBoat: (boat: string, what: string) => `${boat}: ${what}`,
  theWholeDay: 'the whole day',

  closedTimes: 'Closed for sale',
  openAgain: 'Open again',
  openTitle: 'Open again?',
  openText: (closure: string) => `${closure}. It is on sale again at once.`,
  keepClosed: 'Keep it closed',
  opening: 'Opening...',
  onSaleAgain: 'On sale again',

  departureOf: (time: string, boat: string) => `${time}, ${boat}`,
  write: 'Write to the guest',
  writeAll: 'Write to all guests',
  callOff: 'Call off',
  stopSelling: 'Stop selling',
  move: 'Move',

  moveEverybody: 'Move everybody',
  moveTitle: (guest: string) => `Move ${guest}`,
  moveThem: 'Move them',
  moving: 'Moving...',
  moveText: (guest: string) => `A mail tells ${guest} at once. The price stays.`,
  moveTextPaid: (guest: string) =>
    `A mail tells ${guest} at once. The price stays, and they can cancel for all of their money within three days.`,
  moveAllText:
    'All of them move, or nobody does. A mail tells them at once. The price stays, and whoever has paid can cancel for all of their money within three days.',
  looking: 'Looking for free departures...',
  noneFree: (boat: string) => `No other departure of ${boat} has room for them.`,
  newDay: 'New day',
  newTime: 'New time',
  fromTo: (from: string, to: string) => `From ${from} to <strong>${to}</strong>.`,
  cannotMove: 'They cannot be moved.',
  freeFailed: 'Free departures could not be loaded',
  movedOne: (guest: string, guests: string, to: string) =>
    `${guest}, ${guests}, is on <strong>${to}</strong> now. A mail with a new calendar file is on its way.`,
  movedAll: (count: number, to: string) =>
    `All ${count} bookings are on <strong>${to}</strong> now. A mail with a new calendar file is on its way.`,
  openThatDay: 'Open that day',
  nobodyLeft: 'Nobody is left on the departure they had, which is still on sale.',
  stopSellingIt: 'Stop selling it',

  writeText: (departure: string) =>
    `${departure}. Each booking gets a mail, and reads it on the page of their trip. Answers come to your mailbox.`,
  goesTo: 'It goes to:',
  message: 'Message',
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  send: 'Send',
  sending: 'Sending...',
  sent: (count: number) =>
    plural('en', count, {
      one: `Sent to ${count} booking. It is kept in the history of each.`,
      other: `Sent to ${count} bookings. It is kept in the history of each.`,
    }),
};
