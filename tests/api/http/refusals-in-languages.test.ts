import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#i18n/languages/languages.ts';
import { problemMessages } from '#i18n/errors/problem-messages.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import {
  bookAddress,
  errorAt,
  goodFields,
  postForm,
  readPage,
} from '../../support/worlds/guests/posted-form.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { readTrip } from '../../support/worlds/guests/trip-page.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ LANGUAGES: 'fr,nl,es,pt' });
});
afterAll(() => world.close());

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
  expect(said).toEqual({
    message: 'The total for this trip is $191.00. Please check it and confirm again.',
    facts: { amountCents: 19_100 },
  });
  expect(answer.headers.get('content-language')).toBe(null);
});

test.each([
  ['fr', 'Le total de cette sortie est de 191,00\u00a0USD. Vérifiez-le et confirmez à nouveau.'],
  ['nl', 'Het totaal voor deze tocht is USD\u00a0191,00. Controleer het en bevestig opnieuw.'],
  ['es', 'El total de esta salida es de 191,00\u00a0USD. Compruébelo y confirme de nuevo.'],
  ['pt', 'O total deste passeio é de USD\u00a0191,00. Confira e confirme de novo.'],
  // German is not switched on.
  ['de', 'The total for this trip is $191.00. Please check it and confirm again.'],
  [
    'fr-CA,fr;q=0.9,en;q=0.8',
    'Le total de cette sortie est de 191,00\u00a0USD. Vérifiez-le et confirmez à nouveau.',
  ],
  ['ja, *', 'The total for this trip is $191.00. Please check it and confirm again.'],
])('a changed price is reported in %s', async (language, message) => {
  const { answer, said } = await checkOut({ 'accept-language': language }, { amountCents: 1 });
  expect(answer.status).toBe(409);
  expect(said).toEqual({ message, facts: { amountCents: 19_100 } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

const others = languages.filter((each) => each !== 'en' && each !== 'de');

test.each(others)('each field of a form gets its error in %s', async (language) => {
  const words = problemMessages[language];
  const { said } = await checkOut(
    { 'accept-language': language },
    { customerName: 'A', customerEmail: 'nobody', specialRequests: 'x'.repeat(2001) },
  );
  expect(said.fields).toEqual({
    customerName: words['Name must be at least 2 characters'],
    customerEmail: words['Please enter a valid email address'],
    specialRequests: words['{words} can be at most {count} characters']
      .replace('{words}', words['Special requests'])
      .replace('{count}', '2000'),
  });
  expect(said.message).toBe(words['Name must be at least 2 characters']);
});

test.each(others)('rules, limits and links say why not in %s', async (language) => {
  const words = problemMessages[language];
  const ask = { 'accept-language': language };
  const past = { start: dayAhead(-2), end: dayAhead(-2) };
  expect((await checkOut(ask, past)).said.message).toBe(
    words['That day has passed. Please choose another date.'],
  );
  expect((await checkOut(ask, { groupSize: 5 })).said.message).toBe(
    words['Capacity is {count}'].replace('{count}', '4'),
  );
  const time = await checkOut(ask, { time: '10:30' });
  expect(time.said.message).toContain('10:30');
  expect(time.said.message).not.toMatch(/departure|AM|day,/);
  const gone = await fetch(`${world.baseUrl}/api/trips/${'x'.repeat(27)}`, { headers: ask });
  expect(await gone.json()).toMatchObject({
    message: words['This link does not lead to a trip any more.'],
  });
  const english = await readTrip(world, 'x'.repeat(27));
  expect(english.message).toBe('This link does not lead to a trip any more.');
});

test.each(others)('a form that is sent without scripts comes back in %s', async (language) => {
  const words = problemMessages[language];
  const boat = await addBoat(world);
  const address = `${world.baseUrl}/${language}${bookAddress(boat.id)}`;
  const asked = { 'accept-language': 'de' };
  const page = await postForm(address, { ...goodFields, customerName: 'A', language }, asked);
  expect(page.status).toBe(400);
  expect(errorAt(page, 'customerName')).toBe(words['Name must be at least 2 characters']);
  const { termsAccepted: _, ...unticked } = goodFields;
  const other = await postForm(address, { ...unticked, language });
  expect(errorAt(other, 'termsAccepted')).toBe(words['You must accept the terms and conditions']);
});

test.each(others)('the page of an unsellable trip says so in %s', async (language) => {
  const words = problemMessages[language];
  const boat = await addBoat(world);
  const late = bookAddress(boat.id, { date: dayAhead(-2) });
  const page = await readPage(`${world.baseUrl}/${language}${late}`);
  expect(page.html).toContain(words['That day has passed. Please choose another date.']);
});

test('a link to pay asks for patience in the language of its booking', async () => {
  const visitor = newVisitor(world);
  const { body } = await visitor.reserve(await addBoat(world), { language: 'nl' });
  await world.provider.chaos({ apiDown: true });
  const page = await visitor.follow(body.payUrl ?? '');
  await world.provider.calm();
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('<html lang="nl">');
  expect(html).toContain('Er is niets afgeschreven; probeer deze link over een minuut opnieuw.');
});

test('a refusal varies by language, so that no cache serves it in another one', async () => {
  const address = `${world.baseUrl}/api/trips/${'y'.repeat(27)}`;
  // German is not switched on.
  const { de: _, ...spoken } = problemMessages;
  const words: Partial<typeof problemMessages & { en: undefined }> = spoken;
  const sentence = 'This link does not lead to a trip any more.';
  const askIn = async (language: string) => {
    const answer = await fetch(address, { headers: { 'accept-language': language } });
    const { message } = (await answer.json()) as Refusal;
    return { status: answer.status, vary: answer.headers.get('vary'), message };
  };
  // Asks concurrently, so that identical requests share an answer, and then in turn.
  const asked = [...languages, ...languages];
  const told = await Promise.all(asked.map(askIn));
  const inTurn: Awaited<ReturnType<typeof askIn>>[] = [];
  for (const language of languages) inTurn.push(await askIn(language));
  for (const [place, answer] of [...told, ...inTurn].entries()) {
    const language = languages[place % languages.length] ?? 'en';
    const message = words[language]?.[sentence] ?? sentence;
    expect(answer).toEqual({ status: 404, vary: 'Accept-Language', message });
  }
});

test('an address with a page and JSON varies by Accept and by language', async () => {
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
