import { FEATURE_PAYMENT_FAILED } from '#domain/featuring.ts';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import type { Toast } from '../../ui/toasts.ts';

/** The provider, or the card's bank, will not have this card. */
export class CardRefused extends Error {}

/** The provider never got the card. */
export class ProviderSilent extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
  }
}

/** Spec 5: all five fields are required. */
export const toldMissing: Toast = {
  title: 'Please fill required fields',
  description: 'All payment fields are required.',
  tone: 'destructive',
};

/** What the operator is told of a payment that did not go through, or of which that is not known. */
export function paymentFailure(error: unknown): Toast {
  const tone = 'destructive' as const;
  if (error instanceof CardRefused) return { title: FEATURE_PAYMENT_FAILED, tone };
  if (error instanceof ProviderSilent) {
    const description = 'The payment provider does not answer. Nothing was charged.';
    return { title: FEATURE_PAYMENT_FAILED, description, tone };
  }
  const description = problemWords(
    error,
    'We could not find out whether the payment went through. Please try again in a minute: your card is not charged twice.',
  );
  const isKnown = error instanceof ApiError && error.status < 500 && error.status !== 409;
  return {
    title: isKnown ? FEATURE_PAYMENT_FAILED : 'Payment not confirmed yet',
    description,
    tone,
  };
}
