/** A booking's history for its guest. Entries before a transfer belong to the former guest. */
export default {
  reserved: {
    you: 'You reserved this trip',
    former: 'The guest before you reserved this trip',
    captain: 'Your captain reserved this trip for you',
  },
  paid: {
    you: (amount: string) => `You paid ${amount}`,
    former: (amount: string) => `The guest before you paid ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `You paid ${amount} in cash to the captain`,
    former: (amount: string) => `The guest before you paid ${amount} in cash to the captain`,
  },
  paidElsewhere: {
    you: (amount: string) => `You paid ${amount} elsewhere, not through us`,
    former: (amount: string) => `The guest before you paid ${amount} elsewhere, not through us`,
  },
  moved: {
    you: (from: string, to: string) => `You moved the trip from ${from} to ${to}`,
    former: (from: string, to: string) => `The guest before you moved the trip from ${from} to ${to}`,
    captain: (from: string, to: string) => `Your captain moved the trip from ${from} to ${to}`,
  },
  anotherTime: 'another time',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `The group is ${after} instead of ${before}`,
  cancelled: 'The trip was cancelled',
  isDue: (amount: string) => `${amount} is to be paid`,
  goesBack: (amount: string) => `${amount} goes back to the guest`,
  nothingBack: 'nothing goes back',
  captainGivesBack: (amount: string) => `the captain gives back ${amount}`,
  refundDecided: (amount: string) => `A refund of ${amount} was decided`,
  refundDecidedPlain: 'A refund was decided',
  refundSent: (amount: string) => `The refund of ${amount} was sent to the card that paid`,
  refundSentPlain: 'The refund was sent to the card that paid',
  calledOff: 'The trip was called off',
  rebooked: {
    you: (to: string) => `You chose another boat: ${to}`,
    former: (to: string) => `The guest before you chose another boat: ${to}`,
  },
  corrected: {
    you: 'You corrected the details',
    former: 'The guest before you corrected the details',
  },
  handedOver: 'The trip was handed over',
  handedOverToYou: 'The trip was handed over to you',
  guestWrote: {
    you: 'You wrote to the captain',
    former: 'The guest before you wrote to the captain',
  },
  captainWrote: (message: string) => `Your captain wrote to you: ${message}`,
  captainWroteFormer: 'Your captain wrote to the guest before you',
  asked: {
    cancel: {
      you: 'You asked the captain to cancel for all that was paid',
      former: 'The guest before you asked the captain to cancel for all that was paid',
    },
    'fewer-guests': {
      you: 'You asked the captain to come with fewer guests',
      former: 'The guest before you asked the captain to come with fewer guests',
    },
    move: {
      you: 'You asked the captain to move the trip',
      former: 'The guest before you asked the captain to move the trip',
    },
    other: {
      you: 'You asked the captain for a change',
      former: 'The guest before you asked the captain for a change',
    },
  },
  declined: 'Your captain could not agree',
  unanswered: 'Your captain did not answer in time',
  withdrawn: {
    you: 'You took back the question',
    former: 'The guest before you took back the question',
  },
};
