import type Stripe from 'stripe';
import type { ProviderLine } from './card-payments.ts';
import { idOf } from './stripe-refunds.ts';

/** The lines of the account's balance made since then, oldest first. */
export async function listProviderLines(stripe: Stripe, sinceMs: number): Promise<ProviderLine[]> {
  const created = { gte: Math.max(0, Math.floor(sinceMs / 1000)) };
  const input = { created, limit: 100, expand: ['data.source'] };
  const lines: ProviderLine[] = [];
  for await (const line of stripe.balanceTransactions.list(input)) {
    lines.push({
      id: line.id,
      type: line.type,
      cents: line.amount,
      feeCents: line.fee,
      paymentIntent: intentOf(line.source),
      description: line.description ?? '',
      at: line.created * 1000,
    });
  }
  return lines.toReversed();
}

function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return null;
  return 'payment_intent' in source ? idOf(source.payment_intent ?? null) : null;
}
