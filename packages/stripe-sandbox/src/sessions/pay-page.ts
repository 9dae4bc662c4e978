import { html } from 'hono/html';
import { accountForm } from '../dashboard/account-form.ts';
import type { CardField, FieldErrors, Retyped } from '../cards/card-form.ts';
import type { CheckoutSession, SessionHidden } from './checkout-sessions.ts';
import { payFrame, safeWay, type Markup } from './pay-frame.ts';
import type { SandboxContext } from '../payments/payment-store.ts';
import { money } from '../balance/currencies.ts';
import { testCards } from '../cards/test-cards.ts';

export type PayPage = {
  session: CheckoutSession;
  lineItems: SessionHidden['lineItems'];
  context: SandboxContext;
  nowMs: number;
  retyped: Retyped;
  errors: FieldErrors;
  alert: string | null;
};

export function payPage(page: PayPage): Markup {
  const failed = page.alert !== null || Object.keys(page.errors).length > 0;
  const title = `${failed ? 'Not paid yet: ' : ''}Pay ${page.context.merchantName}`;
  return payFrame(
    page.context,
    title,
    html`<div class="checkout">
      ${orderSummary(page)}
      <main class="payment">
        <h1>Pay with card</h1>
        ${alertBox(page)}
        ${takesCards(page.session) ? html`${cardForm(page)} ${testCardList()}` : ''}
        ${accountForm(`${page.context.pagePath}/${page.session.id}`, page.session.payment_method_types)}
        ${expireForm(page)}
      </main>
    </div>`,
  );
}

function takesCards({ payment_method_types: types }: CheckoutSession): boolean {
  return types.includes('card');
}

function orderSummary({ session, lineItems, context }: PayPage): Markup {
  const { merchantName } = context;
  const back = safeWay(session.cancel_url, `Back to ${merchantName}`);
  return html`<section class="summary" aria-label="Order summary">
    <div class="summary-inner">
      ${back ? html`<a class="back" href="${back.href}"><span aria-hidden="true">←</span> ${back.label}</a>` : html`<p class="back">${merchantName}</p>`}
      <p class="pay-what">Pay ${merchantName}</p>
      <p class="total">${money(session.amount_total, session.currency)}</p>
      <ul class="items">
        ${lineItems.map(
          (item) =>
            html`<li>
              <span class="item-name"
                >${item.description}${item.quantity > 1 ? html` <span class="times">× ${item.quantity}</span>` : ''}</span
              >
              <span class="item-amount">${money(item.amount_total, item.currency)}</span>
              ${item.about ? html`<span class="item-about">${item.about}</span>` : ''}
              ${item.quantity > 1 ? html`<span class="item-each">${money(Number(item.price.unit_amount_decimal), item.currency)} each</span>` : ''}
            </li>`,
        )}
      </ul>
      <p class="sum">
        <span>Total due</span> <span>${money(session.amount_total, session.currency)}</span>
      </p>
    </div>
  </section>`;
}

function alertBox({ alert, errors }: PayPage): Markup | '' {
  const count = Object.keys(errors).length;
  if (alert === null && count === 0) return '';
  return html`<div class="alert" role="alert">
    ${alert ?? (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`)}
  </div>`;
}

type Input = {
  field: CardField;
  label: string;
  type?: string;
  mode?: string;
  auto: string;
  placeholder: string;
  value?: string;
  most: number;
};

const fieldOrder: readonly CardField[] = ['email', 'card_number', 'exp', 'cvc', 'name'];

function cardForm(page: PayPage): Markup {
  const { session, retyped, errors } = page;
  const firstWrong = fieldOrder.find((field) => errors[field] !== undefined);
  const show = (input: Input) =>
    renderField(input, errors[input.field] ?? null, input.field === firstWrong);
  return html`<form
    class="card-form"
    method="post"
    action="${page.context.pagePath}/${session.id}"
    novalidate
  >
    ${
      session.customer_email
        ? html`<div class="given"><span>Email</span> <span>${session.customer_email}</span></div>`
        : show({
            field: 'email',
            label: 'Email',
            type: 'email',
            mode: 'email',
            auto: 'email',
            placeholder: 'you@example.com',
            value: retyped.email,
            most: 254,
          })
    }
    ${show({ field: 'card_number', label: 'Card number', mode: 'numeric', auto: 'cc-number', placeholder: '4242 4242 4242 4242', most: 24 })}
    <div class="pair">
      ${show({ field: 'exp', label: 'Expiry (MM / YY)', mode: 'numeric', auto: 'cc-exp', placeholder: 'MM / YY', value: retyped.exp, most: 9 })}
      ${show({ field: 'cvc', label: 'CVC', mode: 'numeric', auto: 'cc-csc', placeholder: '123', most: 4 })}
    </div>
    ${show({ field: 'name', label: 'Name on card', auto: 'cc-name', placeholder: 'Full name', value: retyped.name, most: 200 })}
    <button class="button" type="submit" data-busy="Paying…">
      Pay ${money(session.amount_total, session.currency)}
    </button>
    <p class="fine">
      Only the test cards below work here. Card numbers are never kept. ${timeLeft(page)}
    </p>
  </form>`;
}

function renderField(input: Input, error: string | null, focused: boolean): Markup {
  const { field } = input;
  return html`<div class="field">
    <label for="${field}">${input.label}</label>
    <input
      id="${field}"
      name="${field}"
      type="${input.type ?? 'text'}"
      inputmode="${input.mode ?? 'text'}"
      autocomplete="${input.auto}"
      placeholder="${input.placeholder}"
      value="${input.value ?? ''}"
      maxlength="${input.most}"
      ${field === 'email' ? '' : 'required'}
      ${error ? html`aria-invalid="true" aria-describedby="${field}-error"` : ''}
      ${focused ? 'autofocus' : ''}
    />
    ${error ? html`<p class="field-error" id="${field}-error">${error}</p>` : ''}
  </div>`;
}

function timeLeft({ session, nowMs }: PayPage): string {
  const minutes = Math.max(1, Math.round((session.expires_at * 1000 - nowMs) / 60_000));
  if (minutes >= 120) return `This page stays open for ${Math.round(minutes / 60)} more hours.`;
  return `This page stays open for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

function testCardList(): Markup {
  const shown = testCards.filter((card) => card.shown);
  return html`<section class="test-cards" aria-labelledby="test-cards-title">
    <h2 id="test-cards-title">Test cards</h2>
    <p>Any future expiry date and any three digits as CVC.</p>
    <ul>
      ${shown.map((card) => {
        const number = card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
        return html`<li>
          <code>${number}</code> <span>${card.outcome}</span>
          <button
            type="button"
            class="fill"
            data-number="${number}"
            aria-label="Use ${number}"
            hidden
          >
            Use
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}

function expireForm({ session, context }: PayPage): Markup {
  return html`<form class="expire" method="post" action="${context.pagePath}/${session.id}/expire">
    <button type="submit" class="quiet">Let this session expire</button>
    <span>Test tool: ends this payment as if its time were up.</span>
  </form>`;
}
