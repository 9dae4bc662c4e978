import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { showToast } from '../../ui/toasts.ts';
import { readBoat } from '../boats/boat-mutations.ts';

/** Refetches the boat; returns it when its featuring has changed, else null, also on failure. */
export async function refetchFeatured(shown: OperatorBoatView): Promise<OperatorBoatView | null> {
  const now = await readBoat(shown.id).catch(() => null);
  return now?.featured && now.featuredEndDate !== shown.featuredEndDate ? now : null;
}

export function showAlreadyFeatured(shown: OperatorBoatView, now: OperatorBoatView): void {
  const isPaid = now.featuredPaymentId !== shown.featuredPaymentId;
  showToast({
    title: isPaid ? FEATURE_PAYMENT_RECEIVED : 'Your boat is featured already.',
    description: 'Your card was not charged twice.',
  });
}
