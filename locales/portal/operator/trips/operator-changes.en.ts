/** What a guest asks of an operator when it is too late to do it by right. */
export default {
  asksToCancel: (guest: string) => `${guest} asks to cancel`,
  asksForMoney: (guest: string) => `${guest} asks to cancel with the money back`,
  asksForFewer: (guest: string, guests: string) => `${guest} asks to come with ${guests} instead`,
  asksToMove: (guest: string, to: string) => `${guest} asks to move to ${to}`,
  trip: (boat: string, when: string, guests: string, code: string) =>
    `${boat}, ${when}, ${guests}, booking ${code}.`,
  paidYou: 'They paid you, so they ask you.',
  tooLate: 'It is too late for your guest to do it by right.',
  yesCancel: (money: string) =>
    `With a yes the trip is off, its places are free again, and ${money}`,
  yesFewer: (guests: string, all: number, money: string) =>
    `With a yes ${guests} of ${all} come, the other places are free again, and ${money}`,
  yesMove: 'With a yes the trip is moved. The price stays, and no money moves.',
  moneyByUs: (amount: string, guest: string) =>
    `${amount} goes back to ${guest}, and you are not paid for it.`,
  moneyByYou: (guest: string) =>
    `what you give back to ${guest} is between the two of you: they paid you, and not us.`,
  answerBy: (until: string) =>
    `Please answer by ${until}. Without an answer the trip stays as it is.`,
  agree: 'Yes, agree',
  decline: 'No, keep the trip',
  agreeTitle: 'Agree to this change?',
  agreeText: (guest: string) => `${guest} is told. This cannot be undone.`,
  declineTitle: 'Keep the trip as it is?',
  declineText: (guest: string) => `${guest} is told that you could not agree. No money moves.`,
  goBack: 'Go back',
  saving: 'Saving...',
  agreed: 'Agreed. The change is made.',
  declined: 'Declined. The trip stays.',
  failed: 'Not saved',
};
