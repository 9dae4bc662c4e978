/** Reviews of an operator's boats, and the operator's answers. */
export default {
  none: 'No reviews yet. The day after a paid trip we ask its guest how it was, and what they say stands here.',
  notLoaded: 'Your reviews could not be loaded. Please try again.',
  more: 'More reviews',
  guestOn: (guest: string, boat: string) => `${guest} on ${boat}`,
  fromYou: 'Answer from you',
  answer: 'Answer',
  answerTo: (guest: string) => `Answer ${guest}`,
  yourAnswer: 'Your answer',
  answerHint: 'Everybody reads it on the boat’s page. You answer once, and cannot change it afterwards.',
  send: 'Send answer',
  sent: 'Answer sent',
  sentText: (guest: string) => `${guest} gets it by mail.`,
} as const;
