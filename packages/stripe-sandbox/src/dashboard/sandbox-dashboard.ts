import { html } from 'hono/html';
import type { Charge } from '../payments/charges.ts';
import { money } from '../balance/currencies.ts';
import { payFrame, type Markup } from '../sessions/pay-frame.ts';
import type { SandboxContext } from '../payments/payment-store.ts';
import type { BalanceSum } from '../balance/sandbox-balance.ts';
import type { Dispute } from '../refunds/sandbox-disputes.ts';
import type { Refund } from '../refunds/refund-outcomes.ts';

export type Dashboard = {
  balance: BalanceSum[];
  charges: Charge[];
  disputes: Dispute[];
  refunds: Refund[];
};

export function dashboardPage(
  context: SandboxContext,
  { balance, charges, disputes, refunds }: Dashboard,
  alert: string | null,
): Markup {
  const at = `${context.apiPath}/dashboard`;
  return payFrame(
    context,
    `Payments · ${context.merchantName}`,
    html`<main class="notice board">
      <p class="merchant">${context.merchantName}</p>
      <h1>Payments</h1>
      <p>What people do at the provider's own site, and what banks and cardholders do.</p>
      ${alert === null ? '' : html`<div class="alert" role="alert">${alert}</div>`}
      <h2>Balance</h2>
      ${balance.map((sum) => renderBalance(at, sum))}
      <h2>Disputes</h2>
      ${orNone(disputes.map((dispute) => renderDispute(at, dispute)))}
      <h2>Payments</h2>
      ${orNone(charges.map((charge) => renderCharge(at, charge)))}
      <h2>Refunds</h2>
      ${orNone(refunds.map((refund) => renderRefund(at, refund)))}
    </main>`,
  );
}

function orNone(rows: Markup[]): Markup {
  return rows.length > 0
    ? html`<ul class="board-rows">
        ${rows}
      </ul>`
    : html`<p>None yet.</p>`;
}

function renderBalance(at: string, { currency, available, pending }: BalanceSum): Markup {
  return html`<p>
      ${money(available, currency)} can be paid out, ${money(pending, currency)} on its way.
    </p>
    <form method="post" action="${at}/payouts">
      ${amountField(currency, 'Pay out to the bank')}
      <button class="quiet">Pay out</button>
    </form>
    <form method="post" action="${at}/fees">
      ${amountField(currency, "Provider's fee")}
      <button class="quiet">Take the fee</button>
    </form>`;
}

function amountField(currency: string, label: string): Markup {
  return html`<input type="hidden" name="currency" value="${currency}" />
    <label>${label} <input name="amount" inputmode="decimal" required size="9" /></label>`;
}

function renderCharge(at: string, charge: Charge): Markup {
  const { id, amount, amount_captured: taken, amount_refunded: refunded, currency } = charge;
  const left = taken - refunded;
  return html`<li>
    <strong>${money(amount, currency)}</strong> ${stateOfCharge(charge)} ${charge.description ?? ''}
    <code>${id}</code>
    ${
      left > 0
        ? html`<form method="post" action="${at}/refunds">
            <input type="hidden" name="charge" value="${id}" />
            ${amountField(currency, `Refund, up to ${money(left, currency)}`)}
            <button class="quiet">Refund</button>
          </form>`
        : ''
    }
    ${
      left > 0 && !charge.disputed
        ? html`<form method="post" action="${at}/charges/${id}/dispute">
            <label>
              The cardholder says
              <select name="kind">
                <option value="fraudulent">it was not me</option>
                <option value="product_not_received">I got nothing</option>
                <option value="inquiry">what is this? (an inquiry)</option>
              </select>
            </label>
            <button class="quiet">Dispute</button>
          </form>`
        : ''
    }
  </li>`;
}

function stateOfCharge({ status, captured, refunded, disputed, amount_refunded }: Charge): string {
  if (status === 'failed') return 'failed';
  if (disputed) return 'disputed';
  if (refunded) return 'refunded';
  if (amount_refunded > 0) return 'partly refunded';
  return captured ? 'paid' : 'set aside';
}

function renderDispute(at: string, { id, amount, currency, status, ...rest }: Dispute): Markup {
  const isOpen = !['lost', 'warning_closed', 'won'].includes(status);
  const due = rest.evidence_details.due_by;
  return html`<li>
    <strong>${money(amount, currency)}</strong> ${status.replaceAll('_', ' ')}, ${rest.reason}
    ${isOpen && due !== null ? html`, evidence due by ${new Date(due * 1000).toISOString()}` : ''}
    <code>${id}</code>
    ${
      isOpen
        ? html`<form method="post" action="${at}/disputes/${id}">
              <button class="quiet" name="evidence[uncategorized_text]" value="winning_evidence">
                Submit evidence that wins
              </button>
              <button class="quiet" name="evidence[uncategorized_text]" value="losing_evidence">
                Submit evidence that loses
              </button>
            </form>
            <form method="post" action="${at}/disputes/${id}/close">
              <button class="quiet">Accept</button>
            </form>`
        : ''
    }
  </li>`;
}

function renderRefund(at: string, { id, amount, currency, status }: Refund): Markup {
  return html`<li>
    <strong>${money(amount, currency)}</strong> ${status.replaceAll('_', ' ')} <code>${id}</code>
    ${
      status === 'pending' || status === 'requires_action'
        ? html`<form method="post" action="${at}/refunds/${id}/cancel">
            <button class="quiet">Cancel</button>
          </form>`
        : ''
    }
  </li>`;
}
