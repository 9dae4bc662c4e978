import { plural } from './plural.ts';

/** What several pages say of boats and trips: their kinds, times, lengths, prices and places (spec 2, 4, 5). */
export default {
  island: 'Sint Maarten',
  guests: (count: number) =>
    plural('en', count, { one: `${count} guest`, other: `${count} guests` }),
  upTo: (guests: string) => `Up to ${guests}`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Fishing Charter',
    'Luxury Yacht': 'Luxury Yacht',
    Speedboat: 'Speedboat',
    Sailboat: 'Sailboat',
  },
  defaultBoatType: 'Boat charter',
  fullDay: 'Full day',
  tripTypes: {
    private: 'Private Charter',
    tour: 'Boat Tour',
    both: 'Boat Tour or Private Charter',
  },
  pricingModes: { perSeat: 'Per Seat', charter: 'Private Charter' },
  today: 'Today',
  tomorrow: 'Tomorrow',
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number, written: string) =>
    plural('en', count, { one: `${written} hour`, other: `${written} hours` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('en', count, { one: `${count} day`, other: `${count} days` }),
  dayAtTime: (day: string, time: string) => `${day} at ${time}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,

  selectDate: 'Select Date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notAvailable: 'not available',
  times: (count: number) => plural('en', count, { one: `${count} time`, other: `${count} times` }),
  fromPrice: (price: string) => `from ${price}`,
  soldOutDay: 'sold out',
  onlySeats: (count: number) =>
    plural('en', count, { one: `only ${count} seat left`, other: `only ${count} seats left` }),
  noOpenDays: 'No open days this month.',
  available: 'Available',
  soldOut: 'Sold out',
  lastDay: 'Last Day',

  selectTime: 'Select Time',
  dateFirst: 'Select a date to see available times',
  left: (count: number) => `${count} left`,
  noTimesOn: (day: string) => `No times available on ${day}`,
  seatsThatDay: (count: number) =>
    plural('en', count, {
      one: `${count} seat is left that day.`,
      other: `${count} seats are left that day.`,
    }),
  tryDates: 'Try these available dates:',
  sunriseLeaving: (sunrise: string, time: string) => `Sunrise ${sunrise} – you leave at ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Sunrise ${sunrise} – you are back at ${time} the next day`,
  sunsetBack: (sunset: string, time: string) => `Sunset ${sunset} – you are back at ${time}`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Sunset ${sunset} – you are back at ${time} the next day`,

  tripType: 'Trip Type',
  pricingMode: 'Pricing Mode',
  groupSize: 'Group Size',

  priceSummary: 'Price Summary',
  selected: (trip: string) => `Selected: ${trip}`,
  most: (guests: string) => `Max ${guests}`,
  taxes: 'Taxes & fees: Shown at checkout',
  pickAll: 'Pick date, time, and group size to continue.',
  charterRate: 'Private charter rate (per day)',
  totalToday: 'Total Today',
  perPerson: '/ person',
  perDay: '/ day',
  groupTooSmall: 'Group size must be at least 1',
  groupTooLarge: (most: number) => `Capacity is ${most}`,
  unpriced: {
    perSeat: 'Pricing unavailable; choose Private Charter or contact us',
    charter: 'Pricing unavailable; choose Per Seat pricing or contact us',
  },
  unpublished:
    "This boat hasn't published availability yet. <ask>Ask us on WhatsApp</ask> for booking options.",

  tripLength: 'Trip length',
  meetingPoint: 'Meeting point',
  bring: 'Please bring',
  included: 'Included',
  papers: 'Papers',
  visitedPlaces: {
    'other-side': 'the other side of the island',
    anguilla: 'Anguilla',
    'st-barths': 'St Barths',
  },
  passportNeeded: (places: string) =>
    `This trip may go to ${places}. Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.`,
  cardNeeded: (places: string) =>
    `This trip may go to ${places}. Please carry your passport or identity card.`,
  bookAhead: 'Book ahead',
  leastNotice: (hours: string) => `At least ${hours} before departure`,
  guestsNeeded: 'Guests needed',
  sailsWith: (guests: number, hours: string) =>
    `This trip sails with ${guests} guests or more. With fewer ${hours} before departure it may be called off, and you get all of your money back.`,

  forecast: 'Forecast',
  noForecast: 'There is no forecast for this day yet.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Wind ${knots} knots from the ${from}, gusts ${gusts}`,
  compass: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  wavesUpTo: (height: string) => `Waves up to ${height}`,
  chanceOfRain: (percent: number) => `Chance of rain ${percent}%`,
  forecastNote:
    'By <source>Open-Meteo</source> for the sea around the island. It may change, and your captain decides.',

  reviews: 'Reviews',
  loadingReviews: 'Loading reviews...',
  reviewsFailed: 'The reviews could not be loaded.',
  moreReviews: 'More reviews',
  fromReviews: (count: number) =>
    plural('en', count, { one: `from ${count} review`, other: `from ${count} reviews` }),
  onlyWhoSailed: 'Only from guests who sailed.',
  noReviews: 'No reviews yet. They come only from guests who paid for a trip here and sailed.',
  fewReviews: (least: number) =>
    `Only from guests who paid for a trip here and sailed. The boat gets a rating of its own with ${least}.`,
  groupKinds: {
    solo: 'Came alone',
    two: 'Came as two',
    small: 'Small group',
    large: 'Large group',
    charter: 'Private charter',
  },
  stars: (stars: number, most: number) => `${stars} of ${most} stars`,
  answerFrom: (name: string) => `Answer from ${name}`,
  theCaptain: 'the captain',

  share: 'Share',
  linkCopied: 'Link copied',
  copyAddress: 'Copy the link from the address bar',
  backToBoats: 'Back to boats',
  boatNotFound: 'Boat Not Found',
};
