import { html } from 'hono/html';
import type { Charge } from '../payments/charges.ts';
import { money } from '../balance/currencies.ts';
import { payFrame, type Markup } from './pay-frame.ts';
import type { SandboxContext } from '../payments/payment-store.ts';

/** Page of `receipt_url`: payee, amount, time, payment method and refunds. */
export function receiptPage(context: SandboxContext, charge: Charge): Markup {
  const { amount, amount_refunded: refunded, created, currency, description } = charge;
  const card = charge.payment_method_details?.card;
  const row = (name: string, value: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return payFrame(
    context,
    `Receipt from ${context.merchantName}`,
    html`<main class="notice bank">
      <p class="merchant">${context.merchantName}</p>
      <h1>Receipt</h1>
      <dl>
        ${row('Amount paid', money(amount, currency))}
        ${refunded > 0 ? row('Refunded', money(refunded, currency)) : ''}
        ${row('Date paid', new Date(created * 1000).toISOString().slice(0, 10))}
        ${card ? row('Payment method', `${card.brand ?? 'Card'} ending in ${card.last4 ?? ''}`) : ''}
        ${description === null ? '' : row('For', description)} ${row('Payment', charge.id)}
      </dl>
    </main>`,
  );
}
