import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import info from '#locales/guest/pages/info.en.ts';
import { demoCompany } from '#contract/pages/company.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { MessagesContext } from '../../shared/language/use-messages.ts';
import { SiteFactsContext } from '../../shared/site/site-settings.tsx';
import { ContactWays } from './info-page.tsx';

const shown = (facts: Pick<SiteFacts, 'supportEmail' | 'whatsappNumber'>) =>
  renderToStaticMarkup(
    <SiteFactsContext
      value={{ publicUrl: 'https://boats.example', company: demoCompany, ...facts }}
    >
      <MessagesContext value={{ info } as Messages}>
        <ContactWays />
      </MessagesContext>
    </SiteFactsContext>,
  );

test.each([
  [{ supportEmail: 'help@boats.example', whatsappNumber: null }, 'mailto:help@boats.example'],
  [
    { supportEmail: 'help@boats.example', whatsappNumber: '+1 721 555 0100' },
    'https://wa.me/17215550100',
  ],
])('the help page links to the contact in %j, and states the answering hours', (facts, href) => {
  const page = shown(facts);
  expect(page).toContain('We reply day and night.');
  expect(page).toContain(`href="${href}"`);
});
