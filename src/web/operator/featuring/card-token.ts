import type { CardEntry } from '#contract/page-rendering.ts';
import { cardExpiry, type CardField } from '#domain/featuring.ts';

/** Typed card data. It goes to the payment provider only. */
export type TypedCard = Readonly<Record<CardField, string>>;

/** A card's fields, whether on this page or in the provider's iframes. */
export type CardInput = {
  missing: () => readonly CardField[];
  /** The provider's token for the card; null when it is declined. Rejects when the provider does not answer. */
  token: () => Promise<string | null>;
};

/** Tokenises a typed card at the payment provider's API. */
export async function tokenFor(
  entry: Extract<CardEntry, { kind: 'plain' }>,
  card: TypedCard,
): Promise<string | null> {
  const expiry = cardExpiry(card.expiry);
  if (!expiry) return null;
  const answer = await fetch(`${entry.apiUrl}/v1/payment_methods`, {
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${entry.publishableKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': String(expiry.month),
      'card[exp_year]': String(expiry.year),
      'card[cvc]': card.cvc.trim(),
      'billing_details[name]': card.name.trim(),
      'billing_details[address][postal_code]': card.zip.trim(),
    }),
  });
  if (answer.status >= 500) throw new Error(`The payment provider answered ${answer.status}.`);
  if (!answer.ok) return null;
  return ((await answer.json()) as { id: string }).id;
}
