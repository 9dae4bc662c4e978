import { plural } from '../../plural.ts';

/** How a trip is chosen: day, time, group and price, and what is told of it beforehand (spec 2, 4, 5). */
export default {
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
  fromGuests: (count: number) => `for ${count} or more`,
  onlyFromGuests: (count: number) =>
    `So close to departure, only ${count} guests or more can still book this day.`,
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
};
