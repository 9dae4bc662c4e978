import { html } from 'hono/html';
import { payFrame, type Markup } from '../sessions/pay-frame.ts';
import type { PaymentIntent } from '../payments/payment-intents.ts';
import type { SandboxContext } from '../payments/payment-store.ts';
import { money } from '../balance/currencies.ts';

/** The bank's 3-D Secure page, with buttons to pass and to fail. */
export function authenticationPage(context: SandboxContext, intent: PaymentIntent): Markup {
  return payFrame(
    context,
    'Confirm your payment',
    html`<main class="notice bank">
      <p class="merchant">Your bank</p>
      <h1>Confirm your payment</h1>
      <p>This is a test of 3-D Secure. A bank would ask here whether it is really you.</p>
      <dl>
        <div>
          <dt>Merchant</dt>
          <dd>${context.merchantName}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>${money(intent.amount, intent.currency)}</dd>
        </div>
      </dl>
      <form method="post" action="${context.pagePath}/authenticate/${intent.id}">
        <button class="button" name="answer" value="complete">Complete authentication</button>
        <button class="button plain" name="answer" value="fail">Fail authentication</button>
      </form>
    </main>`,
  );
}
