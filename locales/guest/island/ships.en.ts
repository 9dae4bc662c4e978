import { plural } from '../../plural.ts';

/** What fits a cruise ship, by day and by ship. */
export default {
  title: 'Boat trips for cruise ship guests',
  dayTitle: (day: string) => `Cruise ships on ${day}`,
  shortTitle: 'Cruise ships',
  loading: 'Loading ships...',
  failed: 'The ships could not be loaded',
  failedText: 'Please check your connection and try again.',
  question: 'Do you come by cruise ship?',
  explained:
    'Choose your day and your ship: you see the boat trips that leave after you are ashore, and bring you back to the pier at least 90 minutes before all aboard. If your ship does not come after all, you choose another day, another boat, or all your money back.',
  anotherShip: 'Another day, another ship',
  noShips:
    'No ships are in our calendar yet. Tell us when you have to be aboard, and we show you what fits.',
  nextShips: 'The next ships',
  notComing: 'does not come',
  notComingTag: 'Does not come',
  allDays: 'All days',
  shipsOn: (day: string) => `Ships on ${day}`,
  dayExplained:
    'Trips that leave after you are ashore, and bring you back to the pier at least 90 minutes before all aboard. All times are the island’s.',
  yourShip: 'Your ship',
  noneThatDay:
    'We know of no ship on this day. Tell us when you have to be aboard, and we show you what fits.',
  allShips: 'All ships of this day',
  changeTimes: 'Change your ship’s times',
  notHere: 'Your ship is not here?',
  someTrips: 'These are some of the trips that fit. <all>All boats of this day</all>',
  day: 'Day',
  arrival: 'Arrival',
  allAboard: 'All aboard',
  ashore: 'You come ashore',
  piers: {
    philipsburg: 'Philipsburg cruise pier',
    'philipsburg-tender': 'By tender to Philipsburg',
    'marigot-tender': 'By tender to Marigot',
  },
  clock: 'The ship’s clock',
  clockHint: 'Times above are those of the ship’s clock.',
  sameClock: 'The same as on the island',
  ahead: (hours: string) => `${hours} ahead of the island`,
  behind: (hours: string) => `${hours} behind the island`,
  halfHour: 'half an hour',
  clockIs: (clock: string, hours: string) =>
    `The ship’s clock is ${clock}: on board it is ${hours}.`,
  show: 'Show what fits',
  problems: {
    aboard: 'Enter the time of all aboard, such as 17:00',
    arrival: 'Enter the time of arrival, such as 08:00',
    order: 'All aboard has to be later than your ship’s arrival',
    pier: 'Choose one of the piers where you may come ashore',
    clock: 'Choose how far the ship’s clock is from the island’s, in half hours',
  },
  refused: (problem: string) => `${problem}. We’ll show you what fits once this is right.`,
  times: (from: string, to: string) => `${from} to ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} min on foot, ${taxi} by taxi`,
  byTaxi: (taxi: number) => `${taxi} min by taxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} min by tender, then ${way}`,
  perPerson: (price: string) => `${price} / person`,
  perDay: (price: string) => `${price} / day, whole boat`,
  upTo: (guests: string) => `up to ${guests}`,
  places: (count: number) =>
    plural('en', count, { one: `${count} place left`, other: `${count} places left` }),
  backBefore: (time: string) => `Back ${time} before all aboard`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Back at the dock ${back} · ${way} to your pier · all aboard ${allAboard}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  skipped: 'This ship does not come to the island on this day.',
  noBoat: 'No boat has places left on this day.',
  tooLate: (count: number) =>
    plural('en', count, {
      one: `One trip is back too late for your ship.`,
      other: `${count} trips are back too late for your ship.`,
    }),
  tooEarly: (count: number) =>
    plural('en', count, {
      one: `One trip leaves before you can be there`,
      other: `${count} trips leave before you can be there`,
    }),
  andTooLate: (count: number) =>
    plural('en', count, {
      one: `and one trip is back too late.`,
      other: `and ${count} trips are back too late.`,
    }),
  noLength: (count: number) =>
    plural('en', count, {
      one: `The captain of one trip has given no return time.`,
      other: `The captains of ${count} trips have given no return time.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `You come ashore after ${arrival} and need to be at the pier again ${minutes} minutes before all aboard, at ${until}.`,
};
