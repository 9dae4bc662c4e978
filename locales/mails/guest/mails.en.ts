import { plural } from '../../plural.ts';

/** What mails to guests have in common, and the calendar files in them. */
export default {
  hello: (name: string) => `Hello ${name},`,
  boatTrips: 'Boat trips around Sint Maarten',
  serviceOf: 'SXM Boat Trips is a service of',
  help: 'Help',
  contact: 'Contact',
  support: (address: string, code: string) =>
    `Questions? Answer this mail: your captain and we both get it. Or write to us at ${address} (please quote ${code}).`,
  seeTrip: 'See or change your trip',
  findAnother: 'Find another trip',
  bookAgain: 'Book again',
  pay: (price: string) => `Pay ${price}`,
  calendarIsNew: 'The calendar file brings your own calendar up to date.',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  timeOnDay: (time: string, day: string) => `${time} on ${day}`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  booking: 'Booking',
  boat: 'Boat',
  date: 'Date',
  time: 'Time',
  from: 'From',
  party: 'Guests',
  trip: 'Trip',
  fee: 'Service fee',
  total: 'Total',
  /** Of the total: what went back, and what is left of it. */
  refunds: 'Refunded',
  remains: 'Remains',
  paid: 'Paid',
  inCash: 'in cash to the captain',
  elsewhere: 'elsewhere, not through us',
  sun: 'Sun',
  meetingPoint: 'Meeting point',
  bring: 'Please bring',
  included: 'Included',
  cancellation: 'Cancellation',
  captain: 'Captain',
  captainPhone: 'Captain’s phone',
  message: 'Message',
  perSeat: 'Per Seat',
  charter: 'Private Charter',
  guests: (count: number) =>
    plural('en', count, { one: `${count} guest`, other: `${count} guests` }),
  hours: (count: number) => plural('en', count, { one: `${count} hour`, other: `${count} hours` }),
  sailsWith: (guests: number, hours: string) =>
    `This trip sails with ${guests} guests or more. With fewer ${hours} before departure it may be called off, and you get all of your money back.`,
  sunriseLeave: (sunrise: string, start: string) => `Sunrise ${sunrise} – you leave at ${start}`,
  sunsetBack: (sunset: string, end: string) => `Sunset ${sunset} – you are back at ${end}`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Sunset ${sunset} – you are back at ${end} the next day`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Sunrise ${sunrise} – you are back at ${end} the next day`,
  bankShows: (least: number, most: number) =>
    `Your bank usually shows it within ${least} to ${most} days.`,
  nothingBack: (paid: string) => `Nothing of the ${paid} that you paid goes back to you.`,
  nothingToPayer: (paid: string) =>
    `Nothing of the ${paid} that was paid goes back to the card that paid.`,
  partToPayer: (back: string, paid: string) =>
    `${back} of the ${paid} that was paid goes back to the card that paid.`,
  calendarTitle: (boat: string) => `Boat trip: ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Booking ${code}, ${guests}, with ${captain}.`,
  returnUnknown: 'Return time: ask your captain.',
};
