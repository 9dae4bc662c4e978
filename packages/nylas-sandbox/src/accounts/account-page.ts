import { html } from 'hono/html';
import type { Grant } from './account-grants.ts';
import type { Account, CalendarRow } from '../calendars/calendar-records.ts';
import { providerNames } from './consent-page.ts';
import { sandboxFrame, type Markup } from '../sandbox-frame.ts';

export type ShownAccount = { account: Account; grant: Grant | null; calendars: CalendarRow[] };

export function accountsPage(accounts: readonly ShownAccount[]): Markup {
  return sandboxFrame(
    'Calendar sandbox',
    html`<main class="page">
      <h1>Calendar sandbox</h1>
      <p class="lead">
        These people keep their calendars at made-up providers. What you change here is told to the
        product, as a real provider would.
      </p>
      ${accounts.length === 0 ? html`<p class="empty">There are no accounts yet. Connect a calendar in the product, and type any address.</p>` : ''}
      ${accounts.map(accountSection)}
    </main>`,
  );
}

function accountSection({ account, grant, calendars }: ShownAccount, index: number): Markup {
  return html`<section class="card" aria-labelledby="account-${index}">
    <div class="account">
      <span class="initial" aria-hidden="true">${account.name.slice(0, 1).toUpperCase()}</span>
      <div class="who">
        <h2 id="account-${index}">${account.name}</h2>
        <p class="email">${account.email}, ${providerNames[account.provider]}</p>
      </div>
      ${connection(grant)}
    </div>
    <ul class="calendars">
      ${calendars.map(
        (calendar) =>
          html`<li>
            <a href="/sandbox/nylas/calendars/${encodeURIComponent(calendar.id)}"
              >${calendar.body.name}</a
            >
            ${calendar.is_primary ? html`<span class="tag">Primary</span>` : ''}
            ${calendar.read_only ? html`<span class="tag">Read only</span>` : ''}
          </li>`,
      )}
    </ul>
    ${grant?.is_valid ? expireForm(account) : ''}
  </section>`;
}

function connection(grant: Grant | null): Markup {
  if (!grant) return html`<span class="tag">Not connected</span>`;
  return grant.is_valid
    ? html`<span class="tag good">Connected</span>`
    : html`<span class="tag bad">Connection expired</span>`;
}

function expireForm({ email, name }: Account): Markup {
  return html`<form
    method="post"
    action="/sandbox/nylas/accounts/${encodeURIComponent(email)}/expire"
  >
    <button class="button quiet">
      Make the connection expire<span class="unseen"> for ${name}</span>
    </button>
    <p class="fine">As when the password is changed: the product must ask to be let in again.</p>
  </form>`;
}
