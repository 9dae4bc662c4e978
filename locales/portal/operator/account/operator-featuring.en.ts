/** How a boat is featured, and what becomes of the payment. */
export default {
  title: 'Featured on the home page',
  until: (day: string) => `Featured until ${day}.`,
  renewFor: (price: string) => `Renew for ${price}`,
  feature: 'Feature this boat',
  cannotPay: 'Featuring cannot be paid for at the moment.',
  saveFirst: 'Save the boat first; then you can have it featured.',
  hintDraft: (price: string) => `${price} for 6 months. Guests see it once the boat is published.`,
  hint: (price: string, most: number) =>
    `${price} for 6 months. Guests see it first thing on our home page. When more than ${most} boats are featured, they take turns by the day.`,
  renewBoat: (boat: string, price: string) => `Renew ${boat} for ${price}`,
  featureBoat: (boat: string, price: string) => `Feature ${boat} for ${price}`,
  term: (day: string) => `Once, for 6 months: until ${day}. It ends by itself.`,
  cardNote: 'Your card goes straight to our payment provider. We never see its number.',
  processing: 'Processing...',
  pay: (price: string) => `Pay ${price}`,
  bankAsks:
    'Your bank asks you to confirm this payment. If you have changed something else, save it first.',
  continueAtBank: 'Continue at your bank',
  anotherCard: 'Use another card',

  cardFields: {
    name: 'Name on Card',
    number: 'Card Number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'CVC',
    zip: 'ZIP Code',
  },
  expiryShape: 'MM/YY',
  required: 'Required',
  fillRequired: 'Please fill required fields',
  allRequired: 'All payment fields are required.',

  received: 'Payment received. Your boat is featured for 6 months.',
  failed: 'Payment failed — please check your card and try again.',
  nothingCharged: 'Nothing was charged. You can pay with another card now.',
  notConfirmed: 'Payment not confirmed yet',
  notConfirmedText:
    'Your bank has not confirmed it. Once it does, your boat is featured; else nothing is charged.',
  noProvider: 'The payment provider does not answer. Nothing was charged.',
  unknown:
    'We could not find out whether the payment went through. Please try again in a minute: your card is not charged twice.',
  already: 'Your boat is featured already.',
  notTwice: 'Your card was not charged twice.',
} as const;
