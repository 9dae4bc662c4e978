import { FREE_CANCELLATION_HOURS } from '#domain/cancellations.ts';

/** The five questions of the home page (spec 2); the information pages answer them at length. */
export const commonQuestions = [
  {
    question: 'Is it safe for kids?',
    answer:
      'Yes, children are welcome. Write their ages into the special requests, so that the captain has life jackets in the right sizes and can tell you if a trip is too rough for the smallest.',
  },
  {
    question: 'Can I cancel?',
    answer: `Yes. Up to ${FREE_CANCELLATION_HOURS} hours before the start you get all of your money back. Do it yourself, by the link in our mail; later than that, it asks your captain.`,
  },
  {
    question: 'What happens in bad weather?',
    answer:
      'The captain decides whether it is safe to sail. If a trip is called off, you choose: rebooking on another day or on another boat, or a full refund. If you say nothing, the refund comes by itself.',
  },
  {
    question: 'Do I need experience?',
    answer:
      'No experience needed. The crew handles the boat and shows you everything else, from boarding to snorkeling.',
  },
  {
    question: 'Are food and drink included?',
    answer:
      'Usually, yes. What is on board differs from boat to boat: the description says it, and you can ask for what you need in the special requests.',
  },
];
