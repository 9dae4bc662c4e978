/** Call-offs by operators, and their progress. */
export default {
  title: 'Cancel Trips',
  noBoats: 'You have no boats yet, so there are no trips to cancel.',
  firstYouSee: 'Next, you’ll see who is affected. Nothing is canceled yet.',
  cancel: 'Keep Trips',
  back: 'Back',
  lookUpFailed: 'We couldn’t check who’s affected',
  calledOffText: 'We’re emailing your guests.',
  whatNot: 'What to Cancel',
  only: (time: string) => `Only ${time}`,

  boatsOn: (boats: string, day: string) => `${boats} on ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats} on ${day}, ${time}`,
  soFarFailed: 'We couldn’t load your canceled trips.',
  showAll: (count: number) => `Show All ${count}`,
  guestsChoose: (moment: string) => `Guests choose by ${moment}, Sint Maarten time.`,

  areOffered: 'We offer your boats',
  areNotOffered: 'We don’t offer your boats',
  othersTitle: 'When Others Cancel',
  offerMine: 'Offer my boats to guests of canceled trips',
  offerHint: 'When another captain cancels, their guests can book available seats with you for what they paid or less. You’re paid your own price.',
} as const;
