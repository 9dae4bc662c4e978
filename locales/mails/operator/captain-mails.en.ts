/** What captains are told of bookings of their boats. `title` is the boat and the day. */
export default {
  guest: 'Guest',
  email: 'Email',
  phone: 'Phone',
  requests: 'Requests',
  answerNow: 'Answer now',
  calendarAdds: 'The calendar file adds this trip to your own calendar.',
  calendarMoves: 'The calendar file moves this trip in your own calendar, too.',
  calendarTakesOut: 'The calendar file takes this trip out of your own calendar.',
  calendarUpdates: 'The calendar file brings your own calendar up to date.',
  party: (guest: string, guests: string) => `${guest}, ${guests}.`,
  newBooking: (title: string) => `New booking: ${title}`,
  newBookingText: (guest: string, boat: string) => `${guest} booked ${boat} and has paid.`,
  newReservation: (title: string) => `New reservation: ${title}`,
  newReservationText: (guest: string, boat: string, until: string) =>
    `${guest} reserved ${boat}. The places are kept until ${until}, island time, and released if they are not paid by then.`,
  confirm: (title: string) => `Please confirm: ${title}`,
  confirmShort: (guest: string, guests: string, by: string) =>
    `${guest}, ${guests}. Answer by ${by}.`,
  confirmWhy:
    'We could not read your calendar when this trip was booked, so we do not know whether you are free.',
  confirmBy: (by: string) =>
    `Please say yes or no by ${by}, island time. With a yes the guest's card is charged; without one the trip is released.`,
  notBooked: (title: string) => `Not booked: ${title}`,
  notBookedShort: (guest: string) => `The card of ${guest} could not be charged.`,
  notBookedText: (guest: string, boat: string) =>
    `You said yes to the trip of ${guest} on ${boat}, but their card could not be charged. So the trip is not booked, and its places are free again.`,
  nothingToDo:
    'There is nothing for you to do. We told them, and they may book again with another card.',
  moved: (title: string) => `Moved: ${title}`,
  guestMoved: (guest: string, boat: string) =>
    `${guest} moved their trip on ${boat}. The new date and time are below.`,
  hasMoved: (guest: string, boat: string) =>
    `The trip of ${guest} on ${boat} has moved, and they were told.`,
  clash: (title: string) => `Your calendar says busy: ${title}`,
  clashShort: (guest: string) => `${guest} is booked at that time.`,
  clashText: (guest: string, boat: string) =>
    `Your calendar has a busy time on a trip that is sold: ${guest} is booked on ${boat}.`,
  settlePaid: 'Please settle it: keep the trip, move it, or cancel it with a full refund.',
  settleByHand:
    'Please settle it: keep the trip, move it, or cancel it. What you took you give back yourself.',
  settleUnpaid:
    'Please settle it: keep the trip, move it, or cancel it. Nothing has been charged yet.',
  settleNow: 'Settle it now',
  cancelled: (title: string) => `Cancelled: ${title}`,
  guestCancelled: (guest: string, boat: string) =>
    `${guest} cancelled their booking on ${boat}. Their places are free again.`,
  weCancelled: (guest: string, boat: string) =>
    `We cancelled the booking of ${guest} on ${boat}. Their places are free again.`,
  wasUnpaid: 'It was not paid, so nothing changes in what you are owed.',
  goesBack: (back: string, paid: string, kept: string) =>
    `${back} of the ${paid} that was paid goes back to the guest. Your part of what is kept is ${kept}; your statement shows it.`,
  getsBack: (guest: string, back: string) => `${guest} gets back ${back}.`,
  bookingStays: 'The booking stays as it is.',
  giveBack: (paid: string) =>
    `You took ${paid} for it yourself, so please give that back to your guest yourself. Nothing changes in what you are owed.`,
  fewer: (guests: string, title: string) => `Now for ${guests}: ${title}`,
  fewerShort: (guest: string) => `${guest} comes with fewer guests.`,
  fewerText: (guest: string, boat: string, guests: string) =>
    `${guest} comes on ${boat} with ${guests} now. The places of the others are free again.`,
  anotherGuest: (title: string) => `Another guest: ${title}`,
  anotherGuestShort: (guest: string) => `${guest} comes instead.`,
  anotherGuestText: (code: string, boat: string, guest: string) =>
    `The booking ${code} on ${boat} was handed over: ${guest} comes instead.`,
  corrected: (title: string) => `Corrected: ${title}`,
  correctedShort: (guest: string) => `${guest} has corrected their details.`,
  correctedText: (guest: string, code: string) =>
    `${guest} has corrected the details of their booking ${code}. They are below as they are now.`,
  guestWrote: (guest: string, title: string) => `Message from ${guest}: ${title}`,
  guestWroteText: (guest: string) => `${guest} writes to you. Answer this mail, and they get it.`,
  changeAsked: (title: string) => `Please answer: ${title}`,
  asksYou: (guest: string, asked: string) => `${guest} asks you: ${asked}.`,
  needsYourYes: (hours: number) =>
    `It is less than ${hours} hours before the start, so it needs your yes.`,
  betweenYou:
    'They have paid you, and not us: with a yes, what goes back to them is between the two of you.',
  answerBy: (by: string) =>
    `Please say yes or no by ${by}, island time. Without an answer the trip stays as it is.`,
  calledOff: (title: string) => `Called off: ${title}`,
  guestsDoNotCome: (why: string) => `These guests do not come, ${why}.`,
  doesNotSail: (why: string) => `This trip does not sail, ${why}.`,
  tellThem: (guest: string, money: string, until: string) =>
    `${guest} gave no email address, so please tell them yourself: move them to another day, or give the ${money} that you took back. On ${until}, island time, the booking is cancelled.`,
  theyChoose: (guest: string, until: string) =>
    `We have told ${guest}, who chooses until ${until}, island time, between another day with you, another boat, and the money.`,
  theyChooseByHand: (guest: string, until: string, money: string) =>
    `We have told ${guest}, who chooses until ${until}, island time, between another day with you and the ${money} that you took, which you then give back yourself.`,
  rebookedShort: (guest: string, guests: string) =>
    `${guest}, ${guests}. Their trip with somebody else was called off.`,
  rebookedText: (guest: string, boat: string) =>
    `${guest} comes on ${boat}: their trip with another captain was called off, and they chose yours. It is paid, and what you are owed for it is on your statement.`,
  rebookedAway: (code: string) => `Gone to another boat: booking ${code}`,
  rebookedAwayShort: (guest: string) => `${guest} sails with somebody else.`,
  rebookedAwayText: (guest: string, money: string) =>
    `${guest}, whose trip with you was called off, has chosen another boat. What you were owed for it, ${money}, goes to that captain; your statement says so.`,
  reviewed: (stars: string, title: string) => `${stars}: ${title}`,
  reviewedShort: (guest: string) => `${guest} has reviewed the trip.`,
  reviewedText: (guest: string, boat: string) =>
    `${guest} has reviewed the trip on ${boat}. Everybody can read it on the boat’s page, with their first name. You can answer once, for everybody to read, too.`,
  answerReview: 'Read and answer it',
} as const;
