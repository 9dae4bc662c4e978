/** Reviews of an operator's boats, and the operator's answers. */
export default {
  none: 'No reviews yet. The day after a paid trip, we ask the guest for one. You’ll see it here.',
  notLoaded: 'We couldn’t load your reviews. Please try again.',
  more: 'More Reviews',
  guestOn: (guest: string, boat: string) => `${guest} on ${boat}`,
  fromYou: 'Reply from you',
  answer: 'Reply',
  answerTo: (guest: string) => `Reply to ${guest}`,
  yourAnswer: 'Your Reply',
  answerHint: 'Your reply is public on the boat’s page. You can reply once and can’t edit it later.',
  send: 'Send Reply',
  sent: 'Reply sent',
  sentText: (guest: string) => `We’ve emailed it to ${guest}.`,
} as const;
