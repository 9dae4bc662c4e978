import { FEATURE_PAYMENT_FAILED } from '#domain/featuring.ts';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import type { Toast } from '../../ui/toasts.ts';

/** Declined by the provider or the card's bank. */
export class CardDeclined extends Error {}

/** The card did not reach the provider. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
  }
}

/** Spec 5: all five fields are required. */
export const missingFields: Toast = {
  title: 'Please fill required fields',
  description: 'All payment fields are required.',
  tone: 'destructive',
};

/** The toast for a payment that failed, or whose outcome is unknown. */
export function paymentFailure(error: unknown): Toast {
  const tone = 'destructive' as const;
  if (error instanceof CardDeclined) return { title: FEATURE_PAYMENT_FAILED, tone };
  if (error instanceof ProviderUnavailable) {
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
