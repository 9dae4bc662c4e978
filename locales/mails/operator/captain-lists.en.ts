import { plural } from '../../plural.ts';

/** Mails to operators about several trips. */
export default {
  calledOff: (trips: number) => plural('en', trips, { one: `${trips} trip canceled`, other: `${trips} trips canceled` }),
  doNotSail: (why: string) => `These trips were canceled ${why}.`,
  guestsDoNotCome: (why: string) => `These guests aren’t coming ${why}. Your boats still sail with their other guests.`,
  theyChoose: (until: string) => `We’ve let your guests know. Guests who paid by card have until ${until}, Sint Maarten time, to choose another day with you, another boat or a full refund. Guests who paid you directly choose another day or a refund of what you collected. You pay that refund yourself.`,
  tellThem: (until: string) => `Guests without an email address are marked, so please contact them yourself. At ${until}, Sint Maarten time, bookings without a choice are canceled.`,
  tellYourself: 'please contact them yourself',
  settled: (trips: number) => plural('en', trips, { one: `What your guest chose: ${trips} trip`, other: `What your guests chose: ${trips} trips` }),
  settledText: 'The time to choose is over for the canceled trips. Here’s what happened to each booking.',
  outcome: (party: string, outcome: string) => `${party}: ${outcome}`,
  movedTo: (day: string) => `moved to ${day}`,
  sailsElsewhere: 'rebooked with another captain',
  moneyBack: (money: string) => `refunded ${money}`,
  giveBack: (money: string) => `canceled, please refund ${money} yourself`,
  isOver: 'the booking has ended',
  clash: (trips: number) => plural('en', trips, { one: `Calendar conflict with ${trips} booked trip`, other: `Calendar conflicts with ${trips} booked trips` }),
  clashText: 'Your calendar shows you as busy during these trips. Please choose for each: keep it, move it, or cancel it.',
  settleThem: 'Resolve Conflicts',
  seeBookings: 'See Your Bookings',
} as const;
