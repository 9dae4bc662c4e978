/** A bank's decline, in Stripe's words. */
export type Decline = { code: string; declineCode: string; message: string };

const declined = 'Your card was declined.';

export function decline(declineCode: string, message = declined, code = 'card_declined'): Decline {
  return { code, declineCode, message };
}

export type DecliningCard = {
  name: string;
  number: string;
  atFirst: Decline;
  outcome: string;
  shown?: true;
  /** True if the card can be attached to a customer although its bank declines charges. */
  attaches?: true;
};

/** Stripe's names, numbers and reasons. `shown` lists the card on the payment page. */
export const decliningCards: readonly DecliningCard[] = [
  {
    name: 'chargeDeclined',
    number: '4000000000000002',
    atFirst: decline('generic_decline'),
    outcome: 'Declined',
    shown: true,
  },
  {
    name: 'chargeDeclinedInsufficientFunds',
    number: '4000000000009995',
    atFirst: decline('insufficient_funds', 'Your card has insufficient funds.'),
    outcome: 'Declined: insufficient funds',
    shown: true,
  },
  {
    name: 'chargeDeclinedExpiredCard',
    number: '4000000000000069',
    atFirst: decline('expired_card', 'Your card has expired.', 'expired_card'),
    outcome: 'Declined: expired card',
    shown: true,
  },
  {
    name: 'chargeDeclinedIncorrectCvc',
    number: '4000000000000127',
    atFirst: decline('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
    outcome: 'Declined: incorrect CVC',
    shown: true,
  },
  {
    name: 'chargeDeclinedProcessingError',
    number: '4000000000000119',
    atFirst: decline(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
    outcome: 'Declined: processing error',
  },
  {
    name: 'chargeDeclinedLostCard',
    number: '4000000000009987',
    atFirst: decline('lost_card'),
    outcome: 'Declined: lost card',
  },
  {
    name: 'chargeDeclinedStolenCard',
    number: '4000000000009979',
    atFirst: decline('stolen_card'),
    outcome: 'Declined: stolen card',
  },
  {
    name: 'chargeDeclinedVelocityLimitExceeded',
    number: '4000000000006975',
    atFirst: decline(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
    outcome: 'Declined: charged too often',
  },
  {
    name: 'chargeDeclinedFraudulent',
    number: '4100000000000019',
    atFirst: decline('fraudulent'),
    outcome: 'Declined: thought to be fraud',
  },
  {
    name: 'radarBlock',
    number: '4100000000000019',
    atFirst: decline('fraudulent'),
    outcome: 'Declined: thought to be fraud',
  },
  {
    name: 'chargeCustomerFail',
    number: '4000000000000341',
    atFirst: decline('generic_decline'),
    attaches: true,
    outcome: 'Declined, though it can be kept for a customer',
  },
];
