import { expect, test } from '../../../support/browser/journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import { callAs, newBoat, newOperator } from '../../../support/browser/operator-journey.ts';

/** What a boat that sells seats and charters shows at its name, by language. */
const PRICES = {
  '': 'From $80.00 / person · Private Charter from $640.00 / day',
  '/fr': 'À partir de 80,00 USD / personne · Privatisation à partir de 640,00 USD / jour',
  '/de': 'Ab 80,00 $ / Person · Privatcharter ab 640,00 $ / Tag',
  '/es': 'Desde 80,00 US$ / persona · Chárter privado desde 640,00 US$ / día',
  '/nl': 'Vanaf US$ 80,00 / persoon · Privécharter vanaf US$ 640,00 / dag',
  '/pt': 'A partir de US$ 80,00 / pessoa · Passeio privativo a partir de US$ 640,00 / dia',
};

test('a boat’s prices are at its name in every language, and fit the narrowest phone', async ({
  page,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Pia Price', `prices-${own}`);
  const boat = await newBoat(baseUrl, operator, `Both Ways ${own}`);
  const payload = { tripType: 'both', charterPricePerDay: '640', version: boat.version };
  await callAs(baseUrl, operator.token, 'updateBoat', { parts: { id: boat.id }, payload });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [language, prices] of Object.entries(PRICES)) {
    await open(`${language}/boats/${boat.slug}`);
    const shown = page.locator('h1 ~ p').nth(1);
    await expect(shown).toHaveText(new RegExp(`^${escaped(prices)}$`, 'i'));
    await expectNoSidewaysScroll(page);
  }
});

test('a boat that sells only seats shows no charter price at its name @both-widths', async ({
  page,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Sid Seats', `seats-${own}`);
  const boat = await newBoat(baseUrl, operator, `Seats Only ${own}`);
  await open(`/boats/${boat.slug}`);
  const shown = page.locator('h1 ~ p').nth(1);
  await expect(shown).toHaveText(/^from \$80\.00 \/ person$/i);
});

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&').replace(/\s/g, '\\s');
}
