import {
  amount,
  askedWords,
  backWords,
  byHandWords,
  fewerWords,
  tripTime,
  words,
  type BookingStep,
} from './recorded-facts.ts';

/**
 * The steps in words for the guest, oldest first; null for what is not theirs to read, or does not change their
 * trip. What was before it was handed over to them, the guest before them did.
 */
export function describeGuestSteps(steps: readonly BookingStep[]): (string | null)[] {
  const handedOver = steps.findLastIndex(({ event }) => event === 'handed over');
  return steps.map((step, place) => {
    if (place === handedOver) return 'The trip was handed over to you';
    return describeGuestStep(step, place < handedOver ? 'The guest before you' : 'You');
  });
}

function describeGuestStep({ event, actor, facts }: BookingStep, you: string): string | null {
  const by = actor === 'visitor' ? you : 'Your captain';
  switch (event) {
    case 'reserved':
      return `${by} reserved this trip${actor === 'visitor' ? '' : ' for you'}`;
    case 'paid':
      return `${you} paid${amount(facts['cents'], ' ')}${byHandWords(facts)}`;
    case 'moved':
      return `${by} moved the trip from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`;
    case 'fewer guests':
      return `The group is ${Number(facts['after'])} instead of ${Number(facts['before'])}; ${fewerWords(facts)}`;
    case 'cancelled':
      return `The trip was cancelled; ${backWords(facts)}`;
    case 'refund decided':
      return `A refund${amount(facts['cents'], ' of ')} was decided`;
    case 'refunded':
      return `The refund${amount(facts['cents'], ' of ')} was sent to the card that paid`;
    case 'called off':
      return 'The trip was called off';
    case 'rebooked':
      return `${you} chose another boat: ${tripTime(facts['after'])}`;
    case 'corrected':
      return `${you} corrected the details`;
    case 'handed over':
      return 'The trip was handed over';
    case 'guest wrote':
      return `${you} wrote to the captain`;
    case 'operator wrote':
      return you === 'You'
        ? `Your captain wrote to you: ${words(facts['message']) ?? ''}`
        : 'Your captain wrote to the guest before you';
    case 'change asked':
      return `${you} asked the captain ${askedWords(facts)}`;
    case 'change declined':
      return actor === 'operator'
        ? 'Your captain could not agree'
        : 'Your captain did not answer in time';
    case 'change withdrawn':
      return `${you} took back the question`;
    default:
      return null;
  }
}
