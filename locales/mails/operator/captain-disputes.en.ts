/** What captains are told when a guest's bank disputes a payment. `title` is the boat and the day. */
export default {
  opened: (title: string) => `Payment disputed: ${title}`,
  openedShort: (guest: string, amount: string) =>
    `The bank of ${guest} contests ${amount}. There is no fee for you.`,
  openedText: (guest: string, amount: string, code: string, boat: string) =>
    `The bank of ${guest} disputes the payment of ${amount} for booking ${code} on ${boat}.`,
  onlyAsks: (guest: string, amount: string, code: string, boat: string) =>
    `The bank of ${guest} asks about the payment of ${amount} for booking ${code} on ${boat}. So far it has taken nothing, and nothing changes in what you are owed.`,
  escalated: (title: string) => `Now disputed: ${title}`,
  escalatedText: (guest: string, amount: string, code: string, boat: string) =>
    `The bank of ${guest}, which had asked about it, now disputes the payment of ${amount} for booking ${code} on ${boat}.`,
  held: (part: string) =>
    `While the bank decides, we do not pay out your ${part} for this trip. If it decides for us, you get them with a later payout. If not, it counts as a refund.`,
  howToHelp:
    'We send the bank the evidence. You can help: reply to this email with anything that shows that the trip took place, such as check-ins, photos or messages.',
  howToHelpBy: (due: string) =>
    `We send the bank the evidence. You can help: reply by ${due}, Sint Maarten time, with anything that shows that the trip took place, such as check-ins, photos or messages.`,
  doNotRefund: 'Please do not refund the guest yourself.',
  reviewed: (title: string) => `Evidence sent: ${title}`,
  reviewedShort: 'The bank is looking at it.',
  reviewedText: (amount: string, code: string) =>
    `The bank has our evidence for the payment of ${amount} for booking ${code} and is looking at it. This can take two months or more. There is nothing for you to do, and we email you when it has decided.`,
  taken: (title: string) => `Payment withdrawn by the bank: ${title}`,
  takenShort: (amount: string) => `The guest’s bank has withdrawn ${amount}.`,
  takenText: (amount: string, code: string) =>
    `The guest’s bank has withdrawn ${amount} of the payment for booking ${code}.`,
  returned: (title: string) => `Payment returned by the bank: ${title}`,
  returnedShort: (part: string) => `Your ${part} are back on your statement.`,
  returnedText: (code: string, part: string) =>
    `The guest’s bank has returned the payment for booking ${code}. Your ${part} are back on your statement.`,
  won: (title: string) => `Dispute won: ${title}`,
  wonShort: 'The bank decided for us.',
  wonText: (amount: string, code: string) =>
    `The guest’s bank decided for us about the payment of ${amount} for booking ${code}.`,
  wonBack: (part: string) => `Your ${part} are back on your statement.`,
  wonLater: 'As soon as the bank has returned the money, it is back on your statement.',
  lost: (title: string) => `Dispute lost: ${title}`,
  lostShort: 'The bank decided for the guest.',
  lostText: (amount: string, code: string) =>
    `The guest’s bank decided for the guest about the payment of ${amount} for booking ${code}. The decision is final.`,
  lostPart: (part: string) => `Your ${part} are off what you are owed, as your statement shows.`,
  closed: (title: string) => `Inquiry closed: ${title}`,
  closedShort: 'Nothing changes for you.',
  closedText: (amount: string, code: string) =>
    `The guest’s bank has closed its inquiry about the payment of ${amount} for booking ${code}, and keeps nothing of it.`,
  amount: 'Amount disputed',
  reason: 'Reason given',
  heldFact: 'Held from your payouts',
  deductedFact: 'Off what you are owed',
  due: 'Evidence due by',
  seeBookings: 'See your bookings',
  seeStatement: 'See your statement',
  /** The provider's reasons; others are shown in its own words. */
  reasons: {
    fraudulent: 'The cardholder says they did not pay this',
    unrecognized: 'The cardholder does not recognize the payment',
    product_not_received: 'The guest says the trip did not take place',
    product_unacceptable: 'The guest says the trip was not as described',
    credit_not_processed: 'The guest says they were promised a refund',
    duplicate: 'The guest says they were charged twice',
    general: 'No reason was given',
  },
} as const;
