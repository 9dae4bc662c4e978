import type { CancellationView } from '#contract/admin-refund-api.ts';
import { centsFromTyped } from '#domain/money.ts';

export const refundShares = ['all', 'part', 'none'] as const;

/** What goes back to the guest; `amount` is what was typed for a part, in dollars. */
export type RefundInput = { share: (typeof refundShares)[number]; amount: string };

/** What the policy gives is chosen first. */
export function firstRefund({ mostCents, policyCents }: CancellationView): RefundInput {
  return { share: mostCents > 0 && policyCents === mostCents ? 'all' : 'none', amount: '' };
}

/** In whole cents; null while no amount is typed that could be one. */
export function chosenCents({ share, amount }: RefundInput, mostCents: number): number | null {
  if (share === 'none') return 0;
  if (share === 'all') return mostCents;
  const cents = centsFromTyped(amount);
  return cents === 0 ? null : cents;
}
