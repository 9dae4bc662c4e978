import { plural } from '../../plural.ts';

/** What mails say of a trip that is changed, refunded, called off or reviewed, and to who asks for help. */
export default {
  fewer: (guests: string, title: string) => `Now for ${guests}: ${title}`,
  fewerShort: (guests: string) => `${guests} are expected on board.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `Your booking ${code} on ${boat} is for ${guests} now.`,
  fewerPay: (until: string) =>
    `Nothing has been charged yet. Please pay until ${until}, island time; after that the reservation is released.`,
  betweenYou: 'You have paid your captain: what goes back to you is between the two of you.',
  partInAll: (back: string, paid: string) =>
    `${back} of the ${paid} that you paid goes back to you in all.`,
  handedOver: (title: string) => `Your trip: ${title}`,
  handedOverShort: (code: string) => `It was handed over to you. The code is ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `A trip on ${boat} with ${captain} was handed over to you. Show the code ${code} when you board.`,
  backToCard: 'If it is cancelled, the money goes back to the card that paid for it.',
  handedAway: (title: string) => `Handed over: ${title}`,
  handedAwayShort: (name: string) => `${name} has your trip now.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `Your trip ${code} on ${boat} was handed over to ${name}. They have a link of their own, and yours does not open it any more.`,
  handedAwayNotYou: 'If it was not you who handed it over, please answer this mail at once.',
  link: (title: string) => `Your link: ${title}`,
  linkShort: 'You asked for the link to your trip.',
  linkText:
    'You asked for the link to your trip. Whoever has it can change the trip, so keep it to yourself.',
  linkNotYou: 'If it was not you who asked, you need not do anything.',
  noChange: (title: string) => `No change: ${title}`,
  tripStays: 'Your trip stays as it is.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} could not agree to what you asked: ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} has not answered in time to what you asked: ${asked}.`,
  toCancel: 'to cancel',
  toCancelBack: 'to cancel, with all that was paid given back',
  toComeWith: (guests: number) => `to come with ${guests} instead`,
  toComeWithBack: (guests: number) => `to come with ${guests} instead, and the others’ money back`,
  toMove: (when: string) => `to move the trip to ${when}`,
  refunded: (back: string, title: string) => `Refund of ${back}: ${title}`,
  refundedShort: (back: string) => `We are giving you back ${back}.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `We are giving you back ${back} of the ${paid} that you paid for your booking ${code} on ${boat}.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `We are giving back ${back} for your booking ${code} on ${boat}.`,
  bookingStays: 'Your booking stays as it is.',
  doesNotSail: (title: string) => `Your trip does not sail: ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `We are sorry: your trip on ${boat} with ${captain} does not sail, ${why}.`,
  calledOff: (title: string) => `Your trip is called off: ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `We are sorry: your trip on ${boat} with ${captain} is called off, ${why}.`,
  ofWeather: 'because of the weather',
  ofEngine: 'because the boat cannot sail',
  ofTooFew: 'because too few guests came together',
  ofSickness: 'because of sickness',
  ofShip: 'because the cruise ship does not come to the island',
  chooseShort: 'Choose another day, another boat, or your money.',
  choose: (money: string) =>
    `You choose what you get instead: another day on the same boat, a place on another boat, or all of your ${money} back.`,
  chooseUntil: (until: string) =>
    `Please choose until ${until}, island time. If we hear nothing, your money goes back to you by itself.`,
  chooseOfCaptainShort: 'Choose another day, or your money back from your captain.',
  chooseOfCaptain: (money: string) =>
    `You choose what you get instead: another day on the same boat, or your ${money} back from your captain, whom you have paid.`,
  chooseOfCaptainUntil: (until: string) =>
    `Please choose until ${until}, island time. If we hear nothing, the trip is cancelled, and your captain gives you your money back.`,
  chooseNow: 'Choose now',
  shipChanged: (title: string) => `Your ship has new times: ${title}`,
  shipChangedShort: 'Your trip may not bring you back in time.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `The times of ${ship} have changed: it lies here from ${from} to ${to}, island time, and your trip on ${boat} does not fit them any more.`,
  leavesTooEarly: 'It leaves before you can be there.',
  backTooLate: (minutes: number) =>
    `It would bring you back less than ${minutes} minutes before all aboard.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `The times of ${ship} have changed: it is here from ${from} to ${to}, island time. Your captain has given no return time for your trip on ${boat}.`,
  backUnknown: (minutes: number) =>
    `Please ask your captain whether you will be at the pier at least ${minutes} minutes before all aboard.`,
  shipChangedTerms:
    'Your trip stands as you booked it. On its page you can move it, or cancel it by its terms; or answer this mail, and we look for a way together.',
  rebooked: (title: string) => `Your new trip: ${title}`,
  rebookedShort: (boat: string) => `You are booked on ${boat}.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `You are booked on ${boat} with ${captain} instead. Show the same code, ${code}, when you board.`,
  backInAll: (back: string) => `${back} of what you paid goes back to you in all.`,
  nothingToPay: 'There is nothing to pay.',
  wrote: (title: string) => `Message from your captain: ${title}`,
  wroteText: (captain: string, boat: string) =>
    `${captain} writes to you about your trip on ${boat}.`,
  remindTomorrow: (trip: string) => `Tomorrow: ${trip}`,
  remindToday: (trip: string) => `Today: ${trip}`,
  remindShort: (place: string, code: string) => `Meet in ${place}. Your code is ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Your trip on ${boat} with ${captain} is tomorrow. Here is what you need.`,
  remindTodayText: (boat: string, captain: string) =>
    `Your trip on ${boat} with ${captain} is today. Here is what you need.`,
  seaForecast: 'Sea forecast',
  howWasIt: (title: string) => `How was it? ${title}`,
  howWasItShort: (boat: string) => `Say how your trip on ${boat} was.`,
  howWasItText: (boat: string, captain: string) =>
    `You sailed on ${boat} with ${captain}. How was it? One to five stars, and a few words if you like, help the next guests to choose, and your captain to get better.`,
  howWasItUntil: (day: string) =>
    `You can say it until ${day}. We ask only this once. Your first name, the initial of your last one, the month of the trip and how many you were stand beside it.`,
  reviewTrip: 'Review your trip',
  answered: (title: string) => `Answer to your review: ${title}`,
  answeredShort: (captain: string) => `${captain} has answered you.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} has answered your review of ${boat}. The answer stands below it on the boat’s page.`,
  review: 'Review',
  stars: (count: number) => plural('en', count, { one: `${count} star`, other: `${count} stars` }),
  reviewWords: 'Words',
  answer: 'Answer',
  seeReview: 'See your review',
  helpAsked: 'We will help you choose your boat',
  helpAskedShort: 'Tell us your day, your group and what you have in mind.',
  helloYou: 'Hello,',
  helpAskedText: 'Thank you for asking. A person reads this and writes to you with boats that fit.',
  helpTellUs: (address: string) =>
    `It helps to know your dates, how many you are, and what you would enjoy: a beach, a reef, a sunset, fishing, or just the sea. Write it to us: ${address}.`,
  seeBoats: 'See all boats',
  whyThisMail: (site: string) =>
    `You get this mail because your address was entered at ${site}. If that was not you, you can ignore it: no newsletter follows.`,
};
