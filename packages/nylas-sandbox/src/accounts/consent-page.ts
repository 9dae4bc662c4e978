import { html } from 'hono/html';
import type { Account, Provider } from '../calendars/calendar-records.ts';
import { alertBox, sandboxFrame, type Markup } from '../sandbox-frame.ts';

export type ConsentPage = {
  /** Target of the form: this page's own URL with the application's parameters. */
  action: string;
  /** Host of the requesting application. */
  asker: string;
  provider: Provider | null;
  accounts: readonly Account[];
  /** The selected or typed address. */
  chosen: string;
  alert: string | null;
};

export const providerNames: Record<Provider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  icloud: 'iCloud',
};

export function consentPage(page: ConsentPage): Markup {
  const { accounts, asker, provider } = page;
  return sandboxFrame(
    `${page.alert === null ? '' : 'One more look: '}Choose an account`,
    html`<main class="card narrow">
      <h1>
        Choose
        ${provider ? html`your <span class="provider">${providerNames[provider]}</span>` : 'an'}
        account
      </h1>
      <p class="lead"><strong>${asker}</strong> would like to see and change your calendars.</p>
      ${alertBox(page.alert === null ? [] : [page.alert])}
      <form method="post" action="${page.action}">
        <fieldset>
          <legend>Accounts in this sandbox</legend>
          <div class="choices">
            ${accounts.map((account, index) => accountChoice(account, index, page))}
            ${otherChoice(page)}
          </div>
        </fieldset>
        <p class="fine">If you allow it, ${asker} sees when you are busy, until you end it.</p>
        <div class="actions">
          <button class="button" name="answer" value="allow">Allow</button>
          <button class="button quiet" name="answer" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>
    </main>`,
  );
}

function accountChoice(account: Account, index: number, { chosen, accounts }: ConsentPage): Markup {
  const isTyped = chosen !== '' && !accounts.some(({ email }) => email === chosen);
  const isChecked = chosen === account.email || (!isTyped && chosen === '' && index === 0);
  return html`<label class="choice">
    <input type="radio" name="account" value="${account.email}" ${isChecked ? 'checked' : ''} />
    <span class="initial" aria-hidden="true">${account.name.slice(0, 1).toUpperCase()}</span>
    <span class="who"
      ><span class="name">${account.name}</span> <span class="email">${account.email}</span></span
    >
  </label>`;
}

function otherChoice({ chosen, accounts, alert }: ConsentPage): Markup {
  const isTyped =
    accounts.length === 0 || (chosen !== '' && !accounts.some(({ email }) => email === chosen));
  return html`<div class="choice other">
    <label>
      <input type="radio" name="account" value="" ${isTyped ? 'checked' : ''} />
      <span>Another address</span>
    </label>
    <label class="field">
      <span>Address</span>
      <input
        type="email"
        name="email"
        autocomplete="email"
        maxlength="254"
        value="${isTyped ? chosen : ''}"
        ${isTyped && alert !== null ? html`aria-invalid="true" autofocus` : ''}
      />
    </label>
  </div>`;
}
