/** Call-offs by operators, and their progress. */
export default {
  callOff: 'Call off',
  title: 'Call off trips',
  noBoats: 'You have no boats yet, so there is nothing to call off.',
  firstYouSee: 'First you see whom it concerns. Nothing happens yet.',
  /** Dismisses a dialog. Other languages use a different word from calling off. */
  cancel: 'Cancel',
  back: 'Back',
  lookUpFailed: 'This could not be looked up',
  calledOffText: 'Your guests are being told.',
  whatNot: 'What does not sail',
  only: (time: string) => `Only ${time}`,

  boatsOn: (boats: string, day: string) => `${boats} on ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats} on ${day}, ${time}`,
  soFarFailed: 'What you have called off could not be loaded.',
  showAll: (count: number) => `Show all ${count}`,
  guestsChoose: (moment: string) => `Guests choose until ${moment}, Sint Maarten time.`,

  areOffered: 'Your boats are offered',
  areNotOffered: 'Your boats are not offered',
  othersTitle: 'When Others Cannot Sail',
  offerMine: 'Offer my boats to guests of called-off trips',
  offerHint: 'When another captain’s trip is called off, its guests may take free places with you for what they paid, or less. What that captain was owed goes to you.',
} as const;
