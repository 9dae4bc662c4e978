/** A booking's history for its guest. Entries before a transfer belong to the former guest. */
export default {
  reserved: {
    you: 'You reserved this trip',
    former: 'The previous guest reserved this trip',
    captain: 'Your captain reserved this trip for you',
  },
  paid: {
    you: (amount: string) => `You paid ${amount}`,
    former: (amount: string) => `The previous guest paid ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `You paid your captain ${amount} in cash`,
    former: (amount: string) => `The previous guest paid the captain ${amount} in cash`,
  },
  paidElsewhere: {
    you: (amount: string) => `You paid ${amount} outside this site`,
    former: (amount: string) => `The previous guest paid ${amount} outside this site`,
  },
  moved: {
    you: (from: string, to: string) => `You moved the trip from ${from} to ${to}`,
    former: (from: string, to: string) => `The previous guest moved the trip from ${from} to ${to}`,
    captain: (from: string, to: string) => `Your captain moved the trip from ${from} to ${to}`,
  },
  anotherTime: 'another time',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Group size changed from ${before} to ${after}`,
  cancelled: 'The trip was canceled',
  isDue: (amount: string) => `${amount} left to pay`,
  goesBack: (amount: string) => `${amount} refund to the guest`,
  nothingBack: 'no refund',
  captainGivesBack: (amount: string) => `the captain refunds ${amount}`,
  refundDecided: (amount: string) => `Refund of ${amount} approved`,
  refundDecidedPlain: 'Refund approved',
  refundSent: (amount: string) => `Refund of ${amount} sent to the card used to pay`,
  refundSentPlain: 'Refund sent to the card used to pay',
  calledOff: 'The trip was canceled',
  rebooked: {
    you: (to: string) => `You rebooked on another boat: ${to}`,
    former: (to: string) => `The previous guest rebooked on another boat: ${to}`,
  },
  corrected: {
    you: 'You corrected the details',
    former: 'The previous guest corrected the details',
  },
  handedOver: 'This trip was transferred',
  handedOverToYou: 'This trip was transferred to you',
  guestWrote: {
    you: 'You messaged your captain',
    former: 'The previous guest messaged the captain',
  },
  captainWrote: (message: string) => `Your captain wrote: ${message}`,
  captainWroteFormer: 'Your captain wrote to the previous guest',
  asked: {
    cancel: {
      you: 'You asked your captain to cancel with a full refund',
      former: 'The previous guest asked the captain to cancel with a full refund',
    },
    'fewer-guests': {
      you: 'You asked your captain to reduce the group size',
      former: 'The previous guest asked the captain to reduce the group size',
    },
    move: {
      you: 'You asked your captain to change the date or time',
      former: 'The previous guest asked the captain to change the date or time',
    },
    other: {
      you: 'You asked your captain for a change',
      former: 'The previous guest asked the captain for a change',
    },
  },
  declined: 'Your captain declined',
  unanswered: 'Your captain didn’t reply in time',
  withdrawn: {
    you: 'You withdrew your request',
    former: 'The previous guest withdrew the request',
  },
};
