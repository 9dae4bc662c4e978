import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

const french = {
  description: 'Un catamaran bleu.',
  meetingPoint: 'Quai B',
  bring: 'Une serviette',
  included: 'Le déjeuner',
  notIncluded: 'Les boissons',
};
const english = { ...french, description: 'A blue catamaran.', bring: 'A towel', included: '' };
const written = { ...french, textLanguage: 'fr', translations: { en: english } };

let world: OperatorWorld;
let own: ReturnType<typeof createBoatActs>;
beforeAll(async () => {
  world = await createOperatorWorld();
});
beforeEach(async () => {
  const operator = await newOperator(world);
  own = createBoatActs(world.baseUrl, operator.token);
});
afterAll(() => world.close());

test('a captain saves texts in French and English, and an update that omits them keeps them', async () => {
  const { body: boat } = await own.create(written);
  expect(boat).toMatchObject(written);
  expect((await own.update(boat, { capacity: 9 })).body).toMatchObject(written);
  const { body: changed } = await own.read(boat);
  const german = { ...english, description: 'Ein blauer Katamaran.' };
  const translations = { en: english, de: german };
  expect((await own.update(changed, { translations })).body).toMatchObject({ translations });
  const { body: latest } = await own.read(boat);
  expect((await own.update(latest, { translations: null })).body).toMatchObject({
    textLanguage: 'fr',
    translations: {},
  });
});

test('a translation stored before a text field was added is read with that field empty', async () => {
  const { body: boat } = await own.create(written);
  await world.database.query(
    "update boats set translations = translations #- '{en,notIncluded}' where id = $1",
    [boat.id],
  );
  const { body: read } = await own.read(boat);
  expect(read.translations).toEqual({ en: { ...english, notIncluded: '' } });
});

test('guests read a boat’s texts in their language if translated, otherwise in the captain’s language, which is marked', async () => {
  const { body: boat } = await own.create({
    ...written,
    availability: { manualDays: [dayAhead()], timeSlotsDefault: ['09:00'] },
  });
  await addPhoto(world, boat, `/pictures/${boat.id}`);
  await own.update(boat, { status: 'published' });
  await expect.poll(() => isPublic(world, boat)).toBe(true);
  const read = async (query: string) => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${world.baseUrl}/boats/${boat.slug}${query}`, { headers });
    return (await answer.json()) as BoatPageView;
  };
  expect(await read('')).toMatchObject({
    description: 'A blue catamaran.',
    bring: 'A towel',
    included: 'Le déjeuner',
    writtenIn: {
      description: 'en',
      meetingPoint: 'en',
      bring: 'en',
      included: 'fr',
      captions: 'fr',
    },
  });
  expect(await read('?language=fr')).toMatchObject({ ...french, writtenIn: { bring: 'fr' } });
  expect(await read('?language=de')).toMatchObject({ ...french, writtenIn: { bring: 'fr' } });
  expect(await read('?language=xx')).toMatchObject({ bring: 'A towel' });
  const { html } = await readPage(`${world.baseUrl}/boats/${boat.slug}`);
  expect(html).toContain('A blue catamaran.');
  expect(html).toMatch(/lang="fr"[^>]*>(?:<[^>]+>)*Le déjeuner/);
  expect(html).toMatch(/<img [^>]*alt="x" lang="fr"/);
  const { html: inFrench } = await readPage(`${world.baseUrl}/fr/boats/${boat.slug}`);
  expect(inFrench).toMatch(/<img [^>]*alt="x"(?! lang)/);
  expect((await own.read(boat)).body).toMatchObject(written);
});

test('a boat saved without a language is in English', async () => {
  const { body: boat } = await own.create({});
  expect(boat).toMatchObject({ textLanguage: 'en', translations: {} });
});

test('empty translations and translations into the boat’s own language are not stored', async () => {
  const nothing = {
    description: '',
    meetingPoint: '',
    bring: '',
    included: '',
    notIncluded: '',
  };
  const translations = { en: english, fr: french, de: nothing, nl: { bring: 'Een handdoek' } };
  const { body: boat } = await own.create({ ...written, translations });
  const dutch = { ...nothing, bring: 'Een handdoek' };
  expect(boat.translations).toEqual({ en: english, nl: dutch });
});

test.each([
  [{ textLanguage: 'it' }, 'textLanguage', 'The language must be en, fr, nl, es, pt or de'],
  [{ translations: { it: english } }, 'translations', 'The language must be'],
  [
    { translations: { en: { ...english, bring: 'x'.repeat(501) } } },
    'translations.en.bring',
    'What to bring can be at most 500 characters',
  ],
  [
    { translations: { en: { ...english, meetingPoint: 'a\nb\nc' } } },
    'translations.en.meetingPoint',
    'Meeting point can be at most 2 lines',
  ],
])('a boat’s texts with %j are refused', async (wrong, field, message) => {
  const { status, body } = await own.create({ ...written, ...wrong });
  expect(status).toBe(400);
  const { fields = {} } = body as unknown as { fields?: Record<string, string> };
  expect(Object.entries(fields)[0]).toEqual([
    expect.stringContaining(field),
    expect.stringContaining(message),
  ]);
});
