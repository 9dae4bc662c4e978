import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, localizePath } from '#i18n/languages/languages.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { companySettings } from '../../support/product/production-settings.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

/** A shop of a registered company, with a contact for personal data. */
let world: PayingWorld;
beforeAll(async () => {
  const SUPPORT_EMAIL = 'help@shop.test';
  world = await createPayingWorld({
    ...companySettings,
    SUPPORT_EMAIL,
    COMPANY_PHONE: '+1 721 555 0100',
  });
});
afterAll(() => world.close());

const facts = [
  companySettings.COMPANY_NAME,
  companySettings.COMPANY_ADDRESS,
  companySettings.COMPANY_REGISTRATION,
];
const serviceOf = {
  en: 'SXM Boat Trips is a service of',
  fr: 'SXM Boat Trips est un service de',
  nl: 'SXM Boat Trips is een dienst van',
  es: 'SXM Boat Trips es un servicio de',
  pt: 'SXM Boat Trips é um serviço de',
  de: 'SXM Boat Trips ist ein Angebot von',
} as const;

async function read(path: string): Promise<string> {
  return (await fetch(`${world.baseUrl}${path}`)).text();
}

describe.each(languages)('in %s', (language) => {
  test('the footer of every page names the company, its address and its registration', async () => {
    for (const path of ['/', '/booking', '/info/contact']) {
      const page = await read(localizePath(language, path));
      expect(page).toContain(serviceOf[language]);
      expect(page).toContain(`<span translate="no">${facts.join(' · ')}</span>`);
    }
  });

  test('a guest’s mail names the company in both its text and its HTML', async () => {
    const visitor = newVisitor(world);
    const { session } = await visitor.hold(await addBoat(world), { language });
    await world.provider.pay(session);
    await waitForJobs(world);
    const [mail] = await mailsTo(world, visitor.email);
    const line = `${serviceOf[language]} ${facts.join(' · ')}`;
    expect(mail?.text).toContain(line);
    expect(mail?.html).toContain(line);
  });
});

test.each(['/info/terms-of-service', '/info/booking-terms', '/info/contact'])(
  '%s names the company with its address and phone number',
  async (path) => {
    const page = await read(path);
    expect(page).toContain('Who runs this site');
    for (const fact of facts) expect(page).toContain(`>${fact}</span>`);
    expect(page).toContain('href="mailto:help@shop.test"');
    expect(page).toContain('href="tel:+17215550100"');
  },
);

test.each(['/info/privacy-policy', '/info/data-rights-center'])(
  '%s names the data controller',
  async (path) => {
    const page = await read(path);
    expect(page).toContain('Responsible for your personal data');
    for (const fact of facts) expect(page).toContain(`>${fact}</span>`);
    expect(page).toContain('href="mailto:privacy@shop.test"');
  },
);
