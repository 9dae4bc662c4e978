import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { showToast } from '../../ui/toasts.ts';
import { readBoat } from '../boats/boat-mutations.ts';

/** The boat as it is now, when it is featured otherwise than it is shown; null when not, or nobody knows. */
export async function featuredMeanwhile(shown: OperatorBoatView): Promise<OperatorBoatView | null> {
  const now = await readBoat(shown.id).catch(() => null);
  return now?.featured && now.featuredEndDate !== shown.featuredEndDate ? now : null;
}

export function tellFeatured(shown: OperatorBoatView, now: OperatorBoatView): void {
  const isPaid = now.featuredPaymentId !== shown.featuredPaymentId;
  showToast({
    title: isPaid ? FEATURE_PAYMENT_RECEIVED : 'Your boat is featured already.',
    description: 'Your card was not charged twice.',
  });
}
