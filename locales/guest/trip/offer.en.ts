/** What a guest may choose in place of a trip that was called off. */
export default {
  notSailing: 'Your trip does not sail',
  calledOff: 'Your trip is called off',
  sorry: {
    weather:
      'We are sorry: it was called off because of the weather. You choose what you get instead.',
    engine:
      'We are sorry: it was called off because the boat cannot sail. You choose what you get instead.',
    'too-few-guests':
      'We are sorry: it was called off because too few guests came together. You choose what you get instead.',
    sickness:
      'We are sorry: it was called off because of sickness. You choose what you get instead.',
    'ship-skipped':
      'We are sorry: it was called off because the cruise ship does not come to the island. You choose what you get instead.',
  },
  chooseUntil: (until: string) => `Please choose until ${until}.`,
  unanswered: (amount: string) =>
    `A trip can be chosen until its day begins. If we hear nothing, your ${amount} goes back to you by itself.`,
  unansweredByHand:
    'A trip can be chosen until its day begins. If we hear nothing, your booking ends, and your captain gives back what you paid them.',
  didNotWork: 'That did not work',
  arranged: 'It is arranged',
  unknown: 'We could not look up whether this trip still sails as planned.',
  tryAgain: 'Try again',
  goBack: 'Go back',
  noLonger: 'This is no longer possible. Please choose again.',
  unreachable: 'The server could not be reached. Please try again.',

  anotherDayTitle: 'Another day on the same boat',
  samePrice: 'At the price you paid.',
  noDay: 'No day in reach has room for you.',
  noDayText: 'The boat is full or does not sail on the days around yours.',
  anotherDay: 'Another day',
  chooseDay: 'Choose this day',
  anotherBoat: 'Another boat',
  noBoat: 'No other boat has room for you that week.',
  boats: (count: number) =>
    count === 1 ? '1 boat has room for you.' : `${count} boats have room for you.`,
  noBoatText: 'Boats of the same kind are full, or cost more than what you paid.',
  moneyBack: 'All the money back',
  fromCaptain: 'From your captain, whom you paid.',
  toCard: (amount: string) => `${amount}, to the card you paid with.`,
  boatFrom: (operator: string, port: string) => `${operator}, from ${port}`,
  daysOf: (boat: string) => `Days of ${boat}`,
  chooseBoat: (boat: string) => `Choose ${boat}`,
  day: 'Day',
  start: 'Start',

  dayTitle: 'Sail on another day?',
  dayText: (when: string) =>
    `You sail on ${when} instead, with the same boat. There is nothing to pay, and your booking code stays the same.`,
  takeDay: 'Take this day',
  moving: 'Moving your trip...',
  dayDone: (when: string) =>
    `You sail on ${when}, with the same boat. We have mailed you the new time.`,
  boatTitle: (boat: string) => `Sail on ${boat}?`,
  boatText: (boat: string, operator: string, when: string) =>
    `You sail on ${boat} with ${operator}, on ${when}.`,
  codeStays: 'Your booking code stays the same.',
  mailed: 'We have mailed you all you need.',
  takeBoat: 'Take this boat',
  bookingPlaces: 'Booking your places...',
  costsLess: (amount: string) => `It costs less: ${amount} goes back to your card.`,
  costsSame: 'It costs the same: there is nothing to pay.',
  moneyTitle: 'Get your money back?',
  moneyText: (amount: string) =>
    `All of your ${amount} goes back to the card you paid with, and your booking ends. Your bank usually shows it within 5 to 10 days. This cannot be undone.`,
  getBack: (amount: string) => `Get ${amount} back`,
  sendingBack: 'Sending it back...',
  moneyDone: (amount: string) =>
    `${amount} goes back to the card you paid with. Your bank usually shows it within 5 to 10 days.`,
  captainTitle: 'Get your money back from your captain?',
  captainText:
    'Your booking ends, and your captain gives back what you paid them: they are told at once. This cannot be undone.',
  endBooking: 'End the booking',
  ending: 'Ending it...',
  captainDone: 'Your booking has ended. Your captain knows that they give back what you paid them.',
};
