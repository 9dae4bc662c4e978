import { html } from 'hono/html';
import type { Markup } from '../sessions/pay-frame.ts';
import { keepAccount, type KeptAccount } from '../payments/payment-methods.ts';
import { testAccounts } from './test-accounts.ts';

/** Form to pay by bank debit, if the session allows it: a button for each test account. */
export function accountForm(action: string, types: readonly string[]): Markup | '' {
  const accounts = testAccounts.filter(({ type }) => types.includes(type));
  if (accounts.length === 0) return '';
  return html`<form class="accounts" method="post" action="${action}">
    <h2>Or pay by bank account</h2>
    <p>The bank says only after a moment whether it pays.</p>
    ${accounts.map(
      ({ name, type, number, outcome }) =>
        html`<button class="quiet" name="account" value="${name}">
          ${type === 'sepa_debit' ? 'IBAN' : 'Account'} ${number}: ${outcome}
        </button>`,
    )}
  </form>`;
}

/** Returns the chosen account if the session allows its type. */
export function readAccount(name: unknown, types: readonly string[]): KeptAccount | null {
  const chosen = testAccounts.find((each) => each.name === name && types.includes(each.type));
  return chosen ? keepAccount(chosen) : null;
}
