/** A made booking: its confirmation, what becomes of its payment, and how it is found again (spec 2, 4). */
export default {
  code: 'Booking code',
  boat: 'Boat',
  when: 'When',
  departsFrom: 'Departs from',
  meetingPoint: 'Meeting point',
  bring: 'Please bring',
  guests: 'Guests',
  captain: 'Captain',
  captainPhone: 'Captain’s phone',
  bookedBy: 'Booked by',
  requests: 'Special requests',
  tripCost: 'Trip cost',
  serviceFee: 'Service fee',
  total: 'Total',
  totalPaid: 'Total paid',
  cancellation: 'Cancellation',
  refunded: 'Refunded',
  remains: 'Remains',
  addToCalendar: 'Add to calendar',
  islandTime: (moment: string) => `${moment}, Sint Maarten time`,
  toPay: (amount: string) =>
    `Nothing has been charged yet. Please pay ${amount}; after that your places are given back.`,
  toPayBy: (amount: string, until: string) =>
    `Nothing has been charged yet. Please pay ${amount} by ${until}; after that your places are given back.`,
  keepByMail: (until: string) =>
    `Your reservation ends then, unless you confirm our mail: open it, follow the link to your trip’s page and choose “Keep my places”. They are kept until ${until} then.`,
  paySecurely: (amount: string) => `Pay ${amount} securely`,

  confirmed: 'Booking Confirmed',
  paidText: (email: string) =>
    `Your trip is booked and paid. We have sent the confirmation to ${email}.`,
  reservedText: (email: string) =>
    `Your places are reserved. We have sent the details and the payment link to ${email}.`,
  asked: 'Waiting for Your Captain',
  askedText: (email: string) =>
    `Your places are kept, and your captain has been asked to confirm. Your card has not been charged; it is only charged after a yes. We write to ${email} either way.`,
  askedTextBy: (email: string, until: string) =>
    `Your places are kept, and your captain has been asked to confirm by ${until}. Your card has not been charged; it is only charged after a yes. We write to ${email} either way.`,
  paymentProcessing: 'Payment Processing',
  heldText: 'We are waiting for your payment. Your confirmation follows as soon as it arrives.',
  expired: 'Booking Expired',
  expiredText:
    'This booking was not paid in time, so its places were given back. Nothing was charged.',
  cancelled: 'Booking Cancelled',
  cancelledPaid: 'This booking was cancelled. Nothing of what you paid goes back to you.',
  cancelledUnpaid: 'This booking was cancelled. Nothing was charged.',
  partText: (back: string, paid: string) =>
    `This booking was cancelled. We are giving you back ${back} of the ${paid} that you paid.`,
  bookingRefunded: 'Booking Refunded',
  refundedText: 'This trip did not take place for you. Your money is on its way back.',

  thanks: 'Thank you for booking with us. Your confirmation is on its way to your inbox.',
  yourBooking: 'Your Booking',
  loading: 'Loading your booking...',
  notFound: 'Booking Not Found',
  notFoundText:
    'There is no booking at this address. Please use the link in your confirmation email, or let us mail it to you again.',
  notLoaded: 'Your booking could not be loaded',
  notLoadedText: 'Please check your connection and try again. Your booking itself is not affected.',
  find: 'Find my booking',
  contact: 'Contact us',
  backHome: 'Back to Homepage',
  browse: 'Browse boats',

  seeOrChange: 'See or change your trip',
  seeOrChangeText: (email: string) =>
    `Our mail to ${email} has the link to your trip’s page: there you write to your captain, and move, change, hand over or cancel the trip. Whoever has the link can do so, so it comes only by mail.`,
  mailAgain: 'Mail me the link again',
  oneMoment: 'One moment...',
  linkSent: (email: string) => `The link is on its way to ${email}.`,
  connection: 'Please check your connection and try again.',

  processing: 'Processing Your Booking',
  processingNow: 'Processing Your Booking...',
  keepOpen: 'Please keep this page open. It takes a few seconds.',
  seeDone: 'See whether it is done',
  notCompleted: 'Payment Not Completed',
  paymentExpired: 'This payment page has expired and nothing was charged. Please book again.',
  paymentTooLate:
    'Your payment arrived too late and your places were no longer free. You get all of your money back.',
  paymentNotFound: 'Payment Not Found',
  unknownText: 'We know no payment of this number.',
  lateText:
    'Your payment is still being processed. This can take a few minutes; your confirmation is mailed to you as soon as it is done.',
  checkAgain: 'Check Again',
  invalidSession: 'Invalid Session',
  invalidSessionText:
    'This address names no payment. If you have just paid, please use the link in your confirmation email.',
  needHelp: 'Need help? <support>Contact support</support> and quote this session id:',

  findTitle: 'Find My Booking',
  findText:
    'Say which address you booked with, and your booking code. We mail you the link by which you see and change your trip.',
  email: 'Email Address',
  codeHint: 'It stands in every mail about your booking, such as SXM-7K2P-9QXD.',
  mailLink: 'Mail me the link',
  findSent:
    'If there is a booking with this address and this code, its link is on its way to that address. It takes a minute or two; look in the spam folder, too.',
  noCode:
    'You do not have the code? <write>Write to us</write> with the name and the day of the trip.',
};
