import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, type Language } from '#i18n/languages/languages.ts';
import es from '#locales/errors/guest-errors.es.ts';
import fr from '#locales/errors/guest-errors.fr.ts';
import nl from '#locales/errors/guest-errors.nl.ts';
import pt from '#locales/errors/guest-errors.pt.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import {
  bookAddress,
  errorAt,
  validFields,
  postForm,
  readPage,
} from '../../support/worlds/guests/posted-form.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { readTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ LANGUAGES: 'fr,nl,es,pt' });
});
afterAll(() => world.close());

const guestErrors = { fr, nl, es, pt };

type Refusal = { message: string; fields?: Record<string, string>; facts?: object };

async function checkOut(headers: Record<string, string>, details: object = {}) {
  const boat = await addBoat(world, { capacity: 4 });
  const start = dayAhead();
  const body = JSON.stringify({
    boatId: boat.id,
    pricingMode: 'perSeat',
    start,
    end: start,
    time: '09:00',
    groupSize: 2,
    customerName: 'Ana Duval',
    customerEmail: 'ana@example.com',
    ...details,
  });
  const answer = await fetch(`${world.baseUrl}/checkout/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { answer, said: (await answer.json()) as Refusal };
}

test('refusals are in English when no language is asked for', async () => {
  const { answer, said } = await checkOut({}, { amountCents: 1 });
  expect(said).toMatchObject({
    message: 'The total for this trip is $191.00. Please check it and confirm again.',
    facts: { amountCents: 19_100 },
  });
  expect(answer.headers.get('content-language')).toBe(null);
});

test.each([
  [
    'fr',
    'Le total de cette sortie est de 191,00\u00a0USD. Veuillez le vérifier et confirmer de nouveau.',
  ],
  ['nl', 'Het totaal voor deze tocht is USD\u00a0191,00. Controleer het en bevestig opnieuw.'],
  ['es', 'El total de esta excursión es de 191,00\u00a0USD. Compruébelo y confirme de nuevo.'],
  ['pt', 'O total deste passeio é de USD\u00a0191,00. Confira e confirme de novo.'],
  // German is disabled.
  ['de', 'The total for this trip is $191.00. Please check it and confirm again.'],
  [
    'fr-CA,fr;q=0.9,en;q=0.8',
    'Le total de cette sortie est de 191,00\u00a0USD. Veuillez le vérifier et confirmer de nouveau.',
  ],
  ['ja, *', 'The total for this trip is $191.00. Please check it and confirm again.'],
])(
  'a changed price is reported in the best available language for Accept-Language: %s',
  async (language, message) => {
    const { answer, said } = await checkOut({ 'accept-language': language }, { amountCents: 1 });
    expect(answer.status).toBe(409);
    expect(said).toMatchObject({ message, facts: { amountCents: 19_100 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

const others = languages.filter((each) => each !== 'en' && each !== 'de');

test.each(others)('each field of a form gets its error in %s', async (language) => {
  const texts = guestErrors[language];
  const { said } = await checkOut(
    { 'accept-language': language },
    { customerName: 'A', customerEmail: 'nobody', specialRequests: 'x'.repeat(2001) },
  );
  expect(said.fields).toEqual({
    customerName: texts['name.tooShort'],
    customerEmail: texts['email.invalid'],
    specialRequests: texts['text.tooLong']
      .replace('{detail}', texts['field.specialRequests'])
      .replace('{count}', '2000'),
  });
  expect(said.message).toBe(texts['name.tooShort']);
});

test.each(others)(
  'refusals for past days, oversized groups, wrong times and unknown links are in %s',
  async (language) => {
    const texts = guestErrors[language];
    const ask = { 'accept-language': language };
    const past = { start: dayAhead(-2), end: dayAhead(-2) };
    expect((await checkOut(ask, past)).said.message).toBe(texts['day.passed']);
    expect((await checkOut(ask, { groupSize: 5 })).said.message).toBe(
      texts['groupSize.overCapacity'].replace('{count}', '4'),
    );
    const time = await checkOut(ask, { time: '10:30' });
    expect(time.said.message).toContain('10:30');
    expect(time.said.message).not.toMatch(/departure|AM|day,/);
    const gone = await fetch(`${world.baseUrl}/api/trips/${'x'.repeat(27)}`, { headers: ask });
    expect(await gone.json()).toMatchObject({
      message: texts['tripLink.unknown'],
    });
    const english = await readTrip(world, 'x'.repeat(27));
    expect(english.message).toBe('This link no longer works.');
  },
);

test.each(others)(
  'a form sent without scripts comes back with its errors in %s',
  async (language) => {
    const texts = guestErrors[language];
    const boat = await addBoat(world);
    const address = `${world.baseUrl}/${language}${bookAddress(boat.id)}`;
    const asked = { 'accept-language': 'de' };
    const page = await postForm(address, { ...validFields, customerName: 'A', language }, asked);
    expect(page.status).toBe(400);
    expect(errorAt(page, 'customerName')).toBe(texts['name.tooShort']);
    const { termsAccepted: _, ...unticked } = validFields;
    const other = await postForm(address, { ...unticked, language });
    expect(errorAt(other, 'termsAccepted')).toBe(texts['terms.notAcceptedInFull']);
  },
);

test.each(others)('the booking page of a trip on a past day says so in %s', async (language) => {
  const texts = guestErrors[language];
  const boat = await addBoat(world);
  const late = bookAddress(boat.id, { date: dayAhead(-2) });
  const page = await readPage(`${world.baseUrl}/${language}${late}`);
  expect(page.html).toContain(texts['day.passed']);
});

test('a payment link opened during an outage asks the guest to wait, in the language of the booking', async () => {
  const visitor = newVisitor(world);
  const { body } = await visitor.reserve(await addBoat(world), { language: 'nl' });
  await world.provider.chaos({ apiDown: true });
  const page = await visitor.follow(body.payUrl ?? '');
  await world.provider.calm();
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('<html lang="nl">');
  expect(html).toContain('Er is niets afgeschreven. Open deze link over een minuut opnieuw.');
});

test('a refusal varies by Accept-Language, so that no cache serves it in another language', async () => {
  const address = `${world.baseUrl}/api/trips/${'y'.repeat(27)}`;
  // German is disabled.
  const texts: Partial<Record<Language, typeof fr>> = guestErrors;
  const sentence = 'This link no longer works.';
  const askIn = async (language: string) => {
    const answer = await fetch(address, { headers: { 'accept-language': language } });
    const { message } = (await answer.json()) as Refusal;
    return { status: answer.status, vary: answer.headers.get('vary'), message };
  };
  // Asks concurrently, so that identical requests share an answer, and then one after the other.
  const asked = [...languages, ...languages];
  const told = await Promise.all(asked.map(askIn));
  const inTurn: Awaited<ReturnType<typeof askIn>>[] = [];
  for (const language of languages) inTurn.push(await askIn(language));
  for (const [place, answer] of [...told, ...inTurn].entries()) {
    const language = languages[place % languages.length] ?? 'en';
    const message = texts[language]?.['tripLink.unknown'] ?? sentence;
    expect(answer).toEqual({ status: 404, vary: 'Accept-Language', message });
  }
});

test('a URL with both HTML and JSON varies by Accept and Accept-Language', async () => {
  const answer = await fetch(`${world.baseUrl}/boats/nowhere`, {
    headers: { accept: 'application/json', 'accept-language': 'fr' },
  });
  expect([answer.status, answer.headers.get('vary')]).toEqual([404, 'Accept, Accept-Language']);
});

test('a HEAD request for something missing is answered 404 in any language', async () => {
  const answer = await fetch(`${world.baseUrl}/api/boats/${crypto.randomUUID()}`, {
    method: 'HEAD',
    headers: { 'accept-language': 'fr' },
  });
  expect(answer.status).toBe(404);
});
