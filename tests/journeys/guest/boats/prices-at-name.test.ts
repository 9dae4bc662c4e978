import { localizeMoney } from '#i18n/formats/language-formats.ts';
import { languages, type Language } from '#i18n/languages/languages.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import { callAs, newBoat, newOperator } from '../../../support/browser/operator-journey.ts';

/** Prices below the name of a boat that sells seats and charters, by language. */
const PRICES: Record<Language, (seat: string, day: string) => string> = {
  en: (seat, day) => `From ${seat} / person · Private Charter from ${day} / day`,
  fr: (seat, day) => `À partir de ${seat} / personne · Privatisation à partir de ${day} / jour`,
  de: (seat, day) => `Ab ${seat} / Person · Privatcharter ab ${day} / Tag`,
  es: (seat, day) => `Desde ${seat} / persona · Chárter privado desde ${day} / día`,
  nl: (seat, day) => `Vanaf ${seat} / persoon · Privécharter vanaf ${day} / dag`,
  pt: (seat, day) => `A partir de ${seat} / pessoa · Passeio privativo a partir de ${day} / dia`,
};

test('a boat’s prices are below its name in every language, and fit the narrowest phone', async ({
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
  for (const language of languages) {
    await open(`${language === 'en' ? '' : `/${language}`}/boats/${boat.slug}`);
    const prices = PRICES[language](localizeMoney(language, 8000), localizeMoney(language, 64_000));
    const shown = page.locator('h1 ~ p').nth(1);
    await expect(shown).toHaveText(new RegExp(`^${escaped(prices)}$`, 'i'));
    await expectNoSidewaysScroll(page);
  }
});

test('a boat that sells only seats shows no charter price below its name @both-widths', async ({
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

test('a boat’s page shows the next departure with its return time and the seats left', async ({
  page,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Nia Next', `next-${own}`);
  const boat = await newBoat(baseUrl, operator, `Soon Away ${own}`);
  const payload = { tripMinutes: 150, version: boat.version };
  await callAs(baseUrl, operator.token, 'updateBoat', { parts: { id: boat.id }, payload });
  await open(`/boats/${boat.slug}?groupSize=2`);
  const next = page.getByText(
    /^Next departure: \w{3}, \w{3} \d+, 9:00 AM – 11:30 AM · \d+ seats left$/,
  );
  await expect(next).toBeVisible();
  await expectNoFindings(page, 'boat with its next departure');
});

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&').replace(/\s/g, '\\s');
}
