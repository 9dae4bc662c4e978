import { plural } from '../../../plural.ts';

/** Guests whom an operator books by hand, and how guests of a day pay. */
export default {
  add: 'Add a booking',
  noBoat: 'You have no published boat, so there is nothing to book.',
  failed: 'The free places could not be loaded',
  failedText: 'Please check your connection and try again.',
  cancel: 'Cancel',
  booking: 'Booking...',
  book: 'Book',
  bookFor: {
    link: (amount: string) => `Book, ${amount} by link`,
    cash: (amount: string) => `Book, ${amount} in cash`,
    elsewhere: (amount: string) => `Book, ${amount} elsewhere`,
  },

  boat: 'Boat',
  nothingLeft: 'This boat has nothing left to book on this day.',
  departure: 'Departure',
  full: 'Full',
  seatsLeft: (count: number) =>
    plural('en', count, { one: `${count} seat left`, other: `${count} seats left` }),
  wholeBoat: (time: string) => `Whole boat, from ${time}`,
  upTo: (count: number) => `Up to ${count} guests`,
  guests: 'Guests',
  fewer: 'One guest fewer',
  more: 'One guest more',
  ofMost: (most: number) => `of ${most}`,
  lastDay: 'Last day',
  guestName: 'Guest’s name',

  howPaid: 'How is it paid?',
  payments: { cash: 'In cash', link: 'By a link we mail', elsewhere: 'Elsewhere' },
  paysByCard:
    'The guest pays by card, service fee included. The places are held meanwhile, as for every reservation.',
  paysAmountByCard: (amount: string) =>
    `The guest pays ${amount} by card, service fee included. The places are held meanwhile, as for every reservation.`,
  amount: 'Amount you took (USD)',
  amountHint: 'It stays with you: no fee, no payout, and no refund by us.',
  linkEmail: 'Email for the link',
  email: 'Email (optional)',
  emailHint: 'They get a confirmation, and a page of their trip.',
  language: 'Language of the guest’s mails',
  whereFrom: 'Where did they come from?',
  sources: { 'walk-in': 'Walk-in', phone: 'By phone', hotel: 'From a hotel' },
  phone: 'Phone (optional)',
  requests: 'Requests (optional)',
  noAnswer:
    'No answer came, so we do not know whether it was booked. Please check your connection and press again: it is booked only once.',
  booked: 'Booked',
  bookedText: (guest: string, guests: string, code: string) => `${guest}, ${guests}, ${code}.`,
  linkSent: (email: string) => `The link to pay is on its way to ${email}.`,

  paid: { card: 'Paid', cash: 'Paid in cash', elsewhere: 'Paid elsewhere' },
  toPay: (amount: string) => `To pay: ${amount}`,
  awaitsYes: (amount: string) => `Awaits your yes: ${amount}`,
  cancelBooking: 'Cancel booking',
  ofGuest: (guest: string) => `of ${guest}`,
  cancelTitle: (guest: string) => `Cancel the booking of ${guest}?`,
  cancelIt: 'Cancel the booking',
  keepIt: 'Keep it',
  cancelling: 'Cancelling...',
  cancelled: 'Booking cancelled',
  notCancelled: 'It was not cancelled',
  tryAgain: 'Please try again.',
  placesFree: 'Their places are free again at once.',
  giveBack: (amount: string) =>
    `You took ${amount} yourself, so please give it back yourself: we refund nothing.`,
  nothingPaid: 'Nothing was paid yet, and their link ends.',
  noAddress: 'They gave no address, so please tell them.',
  toldByMail: 'They are told by mail.',
  forGood: 'This cannot be undone.',

  taken: 'Taken by you, by hand',
  takenText:
    'In cash or elsewhere, for bookings that you added. You have it already: it is in none of the amounts above, and carries no fee.',
  monthCount: (month: string, count: number) =>
    plural('en', count, {
      one: `${month}, ${count} booking`,
      other: `${month}, ${count} bookings`,
    }),
  ship: 'Cruise ship (optional)',
  noShip: 'Not by ship',
  shipHint: 'If it does not come, this trip is called off.',
};
