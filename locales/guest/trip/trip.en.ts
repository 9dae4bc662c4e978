import { plural } from '../../plural.ts';

/** The guest's own page of a trip: where to be, what was paid, and all that they can change. */
export default {
  yourTrip: 'Your Trip',
  tripOn: (boat: string) => `Your trip on ${boat}`,
  loading: 'Loading your trip...',
  notLoaded: 'Your trip could not be loaded',
  notLoadedText: 'Please check your connection and try again. Your trip itself is not affected.',
  noTrip: 'This link leads to no trip',
  noTripText:
    'It may be old, or not whole, or the trip was handed over to somebody else. If the trip is yours, we mail you a new link.',
  handedOver: (name: string) => `The trip is ${name}’s now`,
  handedOverText:
    'They get a mail with a link of their own. Yours does not open the trip any more, and we have mailed you that, too.',

  reserved: (boat: string) => `Your trip on ${boat} is reserved`,
  awaiting: (boat: string) => `Your trip on ${boat} awaits your captain`,
  paymentComes: 'Your payment is on its way',
  paymentComesText: 'This page shows your trip as soon as the payment has arrived.',
  ended: 'This booking has ended',
  endedText:
    'It was not paid or not confirmed in time, so its places were given back. Nothing was charged.',
  cancelled: 'This trip was cancelled',
  captainGivesBack: (amount: string) =>
    `Your captain gives you back the ${amount} that you paid them.`,
  partBack: (back: string, paid: string) =>
    `${back} of the ${paid} that was paid goes back to the card that paid.`,
  nothingOf: (paid: string) => `Nothing of the ${paid} that was paid goes back.`,
  nothingCharged: 'Nothing was charged.',
  seeBoat: (boat: string) => `${boat}, see the boat`,
  islandTime: 'Sint Maarten time',
  underWay: 'Under way',
  over: 'This trip is over',
  inDays: (count: number) => `In ${count} days`,
  inMinutes: (count: number) =>
    plural('en', count, { one: `In ${count} minute`, other: `In ${count} minutes` }),
  todayIn: (hours: number) =>
    plural('en', hours, { one: `Today, in ${hours} hour`, other: `Today, in ${hours} hours` }),
  tomorrowIn: (hours: number) =>
    plural('en', hours, {
      one: `Tomorrow, in ${hours} hour`,
      other: `Tomorrow, in ${hours} hours`,
    }),
  keepUntil: (until: string) => `Not ready to pay? Keep your places until ${until}.`,
  keepPlaces: 'Keep my places',
  placesKept: (until: string) => `Your places are kept until ${until}.`,
  stillToPay: 'Still to pay',
  waiting: 'Waiting for your captain',
  waitingText:
    'Your places are kept, and your captain has been asked to confirm the trip. Your card has not been charged; it is only charged after a yes. We mail you either way.',
  waitingTextBy: (until: string) =>
    `Your places are kept, and your captain has been asked to confirm the trip by ${until}. Your card has not been charged; it is only charged after a yes. We mail you either way.`,
  begun:
    'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.',
  offline: (readAt: string) =>
    `<strong>You are offline.</strong> This is your trip as it was on ${readAt}.`,

  atBoarding: 'Show this at boarding',
  qrCode: (code: string) => `QR code that holds ${code}`,
  whereToBe: 'Where to be',
  beThere: 'Be there',
  beforeStart: (minutes: number) => `${minutes} minutes before the start`,
  aboutBoat: 'More about the boat',
  whoComes: 'Who comes',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  money: 'Money',
  paid: 'Paid',
  toPay: 'To pay',
  price: 'Price',
  paidBy: { cash: 'in cash to the captain', elsewhere: 'elsewhere, not through us' },
  backFromCaptain: 'Back from the captain',
  backToCard: 'Back to the card',
  history: 'What happened so far',

  yourCaptain: 'Your captain',
  call: 'Call',
  write: 'Write to your captain',
  writeHint: 'The answer comes to your mailbox.',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Sent. Your captain has it by mail.',

  change: 'Change your trip',
  needConnection: 'You need a connection to change your trip.',
  move: 'Move to another day',
  fewer: 'Come with fewer guests',
  correct: 'Correct your details',
  handOver: 'Hand over to somebody',
  cancel: 'Cancel the trip',
  paidCaptainPolicy:
    'You paid your captain, and not us. To cancel, or to come with fewer, ask them here: what goes back to you is between the two of you.',
  unpaidPolicy: 'Nothing has been charged yet, so you can cancel at no cost.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} hours before the start)`,
  freePolicy: (until: string) =>
    `Cancel by ${until}, and everything that was paid goes back to the card; later nothing goes back by right, unless your captain or the weather calls the trip off.`,
  latePolicy: (until: string) =>
    `Until ${until} it was free to cancel; now nothing goes back by right, unless your captain or the weather calls the trip off.`,
  goesBack: (amount: string) =>
    `${amount} goes back to the card that paid. Your bank usually shows it within 5 to 10 days.`,
  nothingBack: 'Nothing goes back.',
  asking: (hours: number) =>
    `Your captain has ${hours} hours to answer, and never longer than until the start. Without a yes your trip stays as it is.`,
  asked:
    'Your captain has been asked. We mail you the answer, and it stands on this page. Until then your trip stays as it is.',
  askedFewer:
    'Your captain has been asked. We mail you the answer, and it stands on this page. Until then all of you are booked.',
  askCaptain: 'Ask your captain',
  askingNow: 'Asking...',
  whatToDo: 'What would you like to do?',
  done: 'Done',
  goBack: 'Go back',
  oneMoment: 'One moment...',
  saving: 'Saving...',
  noAnswer:
    'No answer came, so we do not know whether it was done. Please check your connection and press again: it is done only once.',

  cancelTitle: 'Cancel your trip',
  cancelling: 'Cancelling...',
  keep: 'Keep the trip',
  askToCancel: (amount: string) => `Ask my captain to cancel, with ${amount} back`,
  cancelNow: 'Cancel now, with nothing back',
  why: 'Why? (optional)',
  whyHint: 'Your captain reads it.',
  cancelPaidCaptain: (paid: string) =>
    `You paid ${paid} to your captain, and not us, so they say yes or no. With a yes your places are free for others, and they give you back what you agree on.`,
  freeAtOnce: 'Your places are free for others at once, and this cannot be undone.',
  cancelUnpaid: 'Nothing has been charged, and nothing will be.',
  cancelLate: (until: string, paid: string) =>
    `It is too late to cancel for free: by the policy of your booking, that was so until ${until}. If you cancel now, nothing of the ${paid} that was paid goes back by right. Your captain may agree to more.`,
  cancelBack: (amount: string) => `Cancel, ${amount} back`,
  cancelNothing: 'Cancel with nothing back',
  cancelDone: 'Your trip is cancelled, and your captain knows.',

  fewerText: (guests: string) =>
    `${guests} are booked. The others’ places are free for others at once. To add guests later, book them a trip of their own.`,
  howMany: 'How many come?',
  comeWith: (count: number) => `Come with ${count}`,
  choiceDue: (guests: string, amount: string) => `${guests}: ${amount} to pay`,
  choiceBack: (guests: string, amount: string) => `${guests}: ${amount} back`,
  choiceNothing: (guests: string) => `${guests}: nothing back`,
  fewerPaidCaptain:
    'You paid your captain, and not us: what goes back to you is between the two of you.',
  fewerLate: 'It is too late for money back by right.',
  mayAgree: 'Your captain may agree to more.',
  askFewer: 'Ask my captain, with the others’ money back',
  fewerNow: 'Come with fewer now, with nothing back',
  fewerDone: (count: number) =>
    plural('en', count, {
      one: `${count} guest is booked now, and your captain knows.`,
      other: `${count} guests are booked now, and your captain knows.`,
    }),
  fewerDue: (amount: string) =>
    `${amount} is to be paid; this page and our mail lead to the payment.`,

  moveTitle: 'Move your trip',
  moveNow: 'Move the trip',
  moving: 'Moving...',
  lookingForDays: 'Looking for free days...',
  daysNotLoaded: 'Free days could not be loaded',
  connection: 'Please check your connection and try again.',
  noOtherDay:
    'This boat has no other day with room for you. Your captain may know more: write to them.',
  fromTo: (from: string, to: string) => `From ${from} to <strong>${to}</strong>.`,
  newDay: 'New day',
  newTime: 'New time',
  lateMove: 'It is too late to move this trip without your captain’s yes. The price stays.',
  paidPriceStays: (price: string) =>
    `The price stays as it was paid, ${price}: moving costs nothing. Until when you may cancel for free counts from the new start.`,
  priceStays: (price: string) => `The price stays, ${price}: moving costs nothing.`,
  moveDone: (to: string) =>
    `Your trip is on ${to} now, at the same price. Your captain knows, and you get a mail with a new calendar file.`,

  correctText: 'Your captain is told. It costs nothing.',
  fullName: 'Full Name',
  phoneField: 'Phone (optional)',
  requestsField: 'Special requests (optional)',
  save: 'Save',
  saved: 'Saved, and your captain knows.',

  handOverTitle: 'Hand your trip over',
  handOverText:
    'Somebody else comes in your place. They get a link of their own by mail, and yours ends. It costs nothing.',
  theirName: 'Their full name',
  theirEmail: 'Their email address',
  theirPhone: 'Their phone (optional)',
  goOn: 'Continue',
  isRight: 'Is this right?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) gets your trip and may change or cancel it. Your link ends at once, and you cannot take it back.`,
  lastWordsCaptain:
    'What goes back, should it be cancelled, is between the captain and whoever paid.',
  lastWordsCard: (amount: string) =>
    `Should the trip be cancelled, what goes back (at most ${amount}) goes to the card that paid, not to them.`,
  handOverNow: 'Hand the trip over',
  handingOver: 'Handing over...',
  changeIt: 'Change it',

  askedCancel: 'You asked to cancel, with your money back.',
  askedCancelCaptain: 'You asked to cancel.',
  askedToFewer: (guests: string) =>
    `You asked to come with ${guests}, with the others’ money back.`,
  askedToFewerCaptain: (guests: string) => `You asked to come with ${guests}.`,
  askedToMove: (to: string) => `You asked to move to ${to}.`,
  answerBy: (until: string) =>
    `The answer comes by mail by ${until}; until then your trip stays as it is.`,
  takeBack: 'Take it back',
  takeBackTitle: 'Take your question back?',
  takeBackText: 'Your trip stays as it is, and your captain need not answer.',

  reviewLoading: 'Loading your review...',
  reviewNotLoaded: 'Your review could not be loaded.',
  tryAgain: 'Try again',
  reviewAbsent:
    'Your captain noted that nobody of you came, so there is no trip to review. If that is wrong, please write to us.',
  reviewThanks: 'Thank you for your review',
  yourReview: 'Your review',
  everybodyReads: (boat: string) => `Everybody can read it on the page of ${boat}.`,
  reviewHidden: 'We do not show it on the boat’s page.',
  howWas: (boat: string) => `How was ${boat}?`,
  reviewText: (until: string) =>
    `You can say it until ${until}, and not change it afterwards. Your first name, the initial of your last one, the month and the size of your group stand beside it.`,
  starsField: 'Stars',
  starNames: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },
  starsMean: (stars: number, meaning: string) =>
    plural('en', stars, { one: `${stars} star, ${meaning}`, other: `${stars} stars, ${meaning}` }),
  yourWords: 'Your words (optional)',
  sendReview: 'Send review',
  notSent: 'That did not work. Please try again.',
};
