import { plural } from '../../plural.ts';

/** Mails to operators about several trips. */
export default {
  calledOff: (trips: number) => plural('en', trips, { one: `Called off: ${trips} trip`, other: `Called off: ${trips} trips` }),
  doNotSail: (why: string) => `These trips do not sail, ${why}.`,
  guestsDoNotCome: (why: string) => `These guests do not come, ${why}. Your boats sail with their other guests.`,
  theyChoose: (until: string) => `We have told your guests. Those who paid by card choose until ${until}, island time, between another day with you, another boat, and their money back. Whoever paid you yourself chooses between another day and what you took, which you then give back.`,
  tellThem: (until: string) => `Guests without an email address are marked: please tell them yourself. On ${until}, island time, bookings without a choice are cancelled.`,
  tellYourself: 'please tell them yourself',
  settled: (trips: number) => plural('en', trips, { one: `What your guest chose: ${trips} trip`, other: `What your guests chose: ${trips} trips` }),
  settledText: 'The time to choose is over for the trips that were called off. This is what became of each.',
  movedTo: (day: string) => `comes on ${day}`,
  sailsElsewhere: 'sails with another captain',
  moneyBack: (money: string) => `has ${money} back`,
  giveBack: (money: string) => `is cancelled: please give ${money} back yourself`,
  isOver: 'the booking is over',
  clash: (trips: number) => plural('en', trips, { one: `Your calendar says busy on ${trips} sold trip`, other: `Your calendar says busy on ${trips} sold trips` }),
  clashText: 'Your calendar has a busy time on these trips. Please settle each: keep it, move it, or cancel it.',
  settleThem: 'Settle them now',
  seeBookings: 'Open your bookings',
} as const;
