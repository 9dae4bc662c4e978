import { plural } from '../../../plural.ts';

/** A day on the dock, for operators and their crews. */
export default {
  dashboard: 'Dashboard',
  days: 'Days',
  today: 'Today',
  isToday: 'Today.',
  print: 'Print',
  yourDay: 'Your Day',
  noSuchDay: 'There is no such day',
  noSuchDayText: 'A day is written like 2026-12-04.',
  failed: 'This day could not be loaded',
  failedText: 'Please check your connection and try again.',
  failedTextKept:
    'Please check your connection and try again. A day that was opened on this phone before can be read without one.',
  tryAgain: 'Please try again.',
  nothingSails: 'Nothing sails on this day',
  nothingSailsText: 'No departure is on offer, and nobody has booked.',
  nobodyBooked: 'Nobody has booked',
  nobodyBookedText: 'As soon as somebody does, they are listed here.',
  linkIsOver: 'This link opens nothing',
  linkIsOverText:
    'It may be of another day, or your captain has made a new one. Please ask your captain.',

  justNow: 'just now',
  minutesAgo: (count: number) =>
    plural('en', count, { one: `${count} minute ago`, other: `${count} minutes ago` }),
  hoursAgo: (count: number) =>
    plural('en', count, { one: `${count} hour ago`, other: `${count} hours ago` }),
  agoAt: (ago: string, day: string, time: string) => `${ago}, ${day}, ${time}`,
  asOf: (age: string) => `As of ${age}.`,
  offline: 'You are offline.',
  asItWas: (age: string) =>
    `This is the day as it was ${age}. Go on ticking: it is sent when you are back.`,
  needsConnection:
    'Adding bookings, moving guests, writing to them and closing times need a connection, since others book meanwhile.',
  waiting: (count: number) =>
    plural('en', count, {
      one: `${count} tick is on this phone alone.`,
      other: `${count} ticks are on this phone alone.`,
    }),
  tickRefused: 'A tick was not taken',

  next: (time: string, boat: string) => `Next: ${time} · ${boat}`,
  noneNext: 'No more departures today.',
  allDay: 'All day',
  seatsSold: (sold: number, all: number) => `${sold} of ${all} seats sold`,
  charterFor: (guests: number) => `Private charter for ${guests}`,
  charterLeft: 'Private charter, not booked any more',
  charterDay: (guests: number, day: number, days: number) =>
    `Private charter for ${guests}, day ${day} of ${days}`,
  guestsBoarded: (aboard: number, booked: number) => `${aboard} of ${booked} guests boarded`,
  noGuests: 'No guests',
  boardedOf: (aboard: number, booked: number) => `${aboard} of ${booked} boarded`,
  accounted: 'Everybody is accounted for.',
  calledOff: 'Canceled, guest is choosing',
  /** Shown where a guest's booking left this departure. */
  left: { canceled: 'Canceled', moved: 'Moved' },
  leftAboard: {
    canceled: 'Canceled, but ticked aboard',
    moved: 'Moved, but ticked aboard',
  },
  aboardInAll: (aboard: number, unbooked: number) =>
    plural('en', aboard, {
      one: `${aboard} person aboard, ${unbooked} without a booking`,
      other: `${aboard} people aboard, ${unbooked} without a booking`,
    }),
  notSent: 'Not sent yet',
  /** Shown where a newer tick from another device replaced this phone's. */
  overruled: {
    boarded: (guests: number, time: string) =>
      `Changed to ${guests} aboard on another phone at ${time}`,
    absent: (time: string) => `Changed to no-show on another phone at ${time}`,
    undone: (time: string) => `Undone on another phone at ${time}`,
  },
  byShip: (ship: string, time: string) => `Comes by ship: ${ship}, all aboard ${time}`,
  specialRequests: 'Special requests:',
  phone: (phone: string) => `Phone: ${phone}`,
  call: (guest: string) => `Call ${guest}:`,
  whatsAppTo: (guest: string) => `to ${guest}`,

  boarded: 'Boarded',
  noShow: 'No-show',
  undo: 'Undo',
  /** After what a button does, for whoever hears it. */
  named: (name: string) => `: ${name}`,
  howManyCame: (guest: string) => `How many came of ${guest}`,
  countOf: (count: number, all: number) => `${count}/${all}`,
  board: (count: number) => `Board ${count}`,
  boardNamed: (count: number, guest: string) =>
    plural('en', count, { one: `guest: ${guest}`, other: `guests: ${guest}` }),

  find: 'Find a guest by name or code',
  nobodyFound: 'No guest found',
  nobodyFoundText: 'Nobody of this day has that name or code.',
  showAll: 'Show all',
  scan: 'Scan',
  scanTitle: 'Scan a guest’s code',
  scanText: 'Hold the code in front of the camera.',
  readerIsAway:
    'Codes cannot be read without a connection on this phone yet. Please type the code.',
  noCamera: 'The camera cannot be used. Please allow it for this page, or type the code.',

  crewLinks: 'Crew Links',
  crewLinksText:
    'A link opens one boat’s guests of this day, without a sign-in: names, phones and requests, no money and no email addresses. Your crew can tick who came. It ends the day after.',
  boat: 'Boat',
  makeLink: 'Make a crew link',
  makingLink: 'Making it...',
  notMade: 'No link was made',
  crewLink: 'Crew link',
  crewLinkText: (boat: string, day: string) =>
    `For ${boat} on ${day}. Send it to your crew now: it is not shown again.`,
  copyLink: 'Copy link',
  madeAt: (boat: string, time: string) => `${boat}, made at ${time}`,
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  revokeText: 'Whoever has it sees nothing any more. Ticks that are on their phone alone are lost.',
  keepLink: 'Keep it',
  revoking: 'Revoking...',
  revoked: 'Crew link revoked',
  notRevoked: 'It was not revoked',
  file: {
    date: 'Date',
    time: 'Time',
    boat: 'Boat',
    kind: 'Kind',
    code: 'Code',
    customer: 'Customer',
    guests: 'Guests',
    phone: 'Phone',
    email: 'Email',
    requests: 'Special requests',
    payment: 'Payment',
    due: 'To pay (USD)',
    boarding: 'Boarding',
    came: 'Came',
    source: 'Booked by hand',
    toPay: 'To pay',
    boarded: 'Boarded',
    absent: 'No-show',
  },
};
