/** What mails say of a booking: made, paid, confirmed or not, moved, ended. `title` is the boat and the day. */
export default {
  confirmed: (title: string) => `Booking confirmed: ${title}`,
  confirmedShort: (code: string) => `Your code is ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `You are booked on ${boat} with ${captain}. Show the code ${code} when you board.`,
  atDock: (minutes: number) => `Please be at the dock ${minutes} minutes before the start.`,
  reserved: (title: string) => `Reserved: ${title}`,
  reservedShort: (until: string) => `Pay until ${until} to keep your places.`,
  reservedText: (boat: string, captain: string) =>
    `We reserved ${boat} with ${captain} for you. Nothing has been charged yet.`,
  payOrReleased: (until: string) =>
    `Please pay until ${until}, island time. After that the reservation is released.`,
  keepReservation: (until: string) =>
    `No time to pay yet? Confirm on your trip’s page that this mail reached you, and we keep your places until ${until}, island time.`,
  keepOrSee: 'Keep your places until tomorrow',
  seeReservation: 'See your reservation',
  fullRefund: (title: string) => `Full refund: ${title}`,
  lateShort: 'Your payment came when the booking was over.',
  late: (boat: string) =>
    `Your payment arrived after your booking had ended, and your places on ${boat} were no longer kept for you.`,
  lateCalledOffShort: 'Your trip was called off before your payment arrived.',
  lateCalledOff: (boat: string) =>
    `${boat} was called off before your payment arrived, so the trip was not booked.`,
  wholeBack: (paid: string) => `We are giving you back the whole ${paid}.`,
  partBack: (back: string, paid: string) =>
    `We are giving you back ${back} of the ${paid} that you paid.`,
  paidTwice: (title: string) => `Paid twice, one refunded: ${title}`,
  paidTwiceShort: 'The second payment goes back to you.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `Your booking ${code} on ${boat} was paid twice. It stands, and we are giving you back the whole second payment of ${paid}.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `Your booking ${code} on ${boat} was paid twice. We are giving you back the whole second payment of ${paid}.`,
  /** Three payments and more. */
  paidOften: (title: string, payments: number, refunded: number) =>
    `Paid ${payments} times, ${refunded} refunded: ${title}`,
  paidOftenShort: 'The other payments go back to you.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `Your booking ${code} on ${boat} was paid ${payments} times. It stands, and we are giving you back the other ${refunded} payments, ${total} in all.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `Your booking ${code} on ${boat} was paid ${payments} times. We are giving you back ${refunded} of these payments, ${total} in all.`,
  released: (boat: string) => `Reservation released: ${boat}`,
  releasedShort: 'It was not paid in time. Nothing was charged.',
  releasedText: (code: string) =>
    `Your reservation ${code} was not paid in time, so its places are free again. Nothing was charged.`,
  asked: (title: string) => `Waiting for your captain: ${title}`,
  askedShort: 'Your places are kept. Your card has not been charged.',
  askedText: (boat: string, captain: string, by: string) =>
    `Your places on ${boat} are kept, and we have asked ${captain} to confirm the trip. You hear from us by ${by}, island time, at the latest.`,
  setAside: (price: string) =>
    `Your card has not been charged. ${price} is set aside, and only taken when your captain says yes.`,
  notConfirmed: (title: string) => `Not confirmed: ${title}`,
  cardNotCharged: 'Your card was not charged.',
  cannotTake: (captain: string) =>
    `We are sorry: ${captain} cannot take you on this trip. Your card was not charged; if your bank shows an amount set aside, it lets go of it within a few days.`,
  notInTime:
    'We are sorry: This trip could not be confirmed in time. Your card was not charged; if your bank shows an amount set aside, it lets go of it within a few days.',
  notBooked: (title: string) => `Not booked: ${title}`,
  notBookedShort: 'Your captain said yes, but your card could not be charged.',
  notBookedText: (captain: string) =>
    `${captain} said yes to your trip, but your card could not be charged. So the trip is not booked, and its places are free again.`,
  otherCard:
    'Nothing was charged; if your bank shows an amount set aside, it lets go of it within a few days. You are welcome to book again with another card.',
  moved: (title: string) => `New time: ${title}`,
  youMovedShort: 'You moved your trip.',
  youMoved: (boat: string) =>
    `You moved your trip on ${boat}. The new date and time are below; the price stays.`,
  captainMovedShort: 'Your captain had to move your trip.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} had to move your trip on ${boat}. The new date and time are below; the price stays.`,
  orDoNotPay: (until: string) =>
    `Please pay until ${until}, island time. If the new time does not suit you, just do not pay: nothing has been charged.`,
  orAskCaptain: 'If the new time does not suit you, please ask your captain, whom you have paid.',
  orWriteToUs: 'If the new time does not suit you, write to us. Your card has not been charged.',
  orCancel:
    'If the new time does not suit you, cancel on your trip’s page within three days and before the start: you get all of your money back.',
  cancelled: (title: string) => `Cancelled: ${title}`,
  youCancelled: (code: string, boat: string) => `You cancelled your booking ${code} on ${boat}.`,
  wasCancelled: (code: string, boat: string) =>
    `Your booking ${code} on ${boat} was cancelled. You are not expected on board.`,
  paidToCaptain: (paid: string, captain: string) =>
    `You paid ${paid} to your captain and not to us: ${captain} gives you your money back.`,
  nothingCharged: 'Nothing was charged.',
};
