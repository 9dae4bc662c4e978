import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import type { TranslatableStop } from '#i18n/languages/stop-texts.ts';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { filterThings, listFindings } from '../../support/assertions/structured-data.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

const rock: TranslatableStop = {
  title: 'Snorkel at Creole Rock',
  details: 'Masks for all.',
  minutes: 60,
  place: { latitude: 18.1165, longitude: -63.0575 },
  translations: { fr: { title: 'Rocher Créole', details: '' } },
};
const bay: TranslatableStop = {
  title: 'Lunch in Happy Bay',
  details: '',
  minutes: 90,
  place: null,
  translations: {},
};
const suits = { swimming: 'needed', boarding: 'ladder', sea: 'calm', youngestAge: 6 };
const written = {
  tripMinutes: 150,
  itinerary: [rock, bay],
  notIncluded: 'Drinks\nTips',
  suits,
  translations: { fr: { notIncluded: 'Boissons\nPourboires' } },
};

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

test('a new boat has no itinerary and does not state who its trips suit', async () => {
  const { body } = await own.create({});
  expect(body).toMatchObject({ itinerary: [], notIncluded: '' });
  expect(body.suits).toEqual({});
});

test('an operator can save and clear the stops, what is not included and who the trip suits', async () => {
  const { body: boat } = await own.create(written);
  const { translations: _, ...facts } = written;
  expect(boat).toMatchObject(facts);
  const { body: sentBack } = await own.update(boat, (await own.read(boat)).body);
  expect(sentBack).toMatchObject(facts);
  const { body: reordered } = await own.update(sentBack, { itinerary: [bay, rock] });
  expect(reordered.itinerary).toEqual([bay, rock]);
  const nothing = { itinerary: null, notIncluded: null, suits: null };
  const { body: cleared } = await own.update(reordered, nothing);
  expect(cleared).toMatchObject({ itinerary: [], notIncluded: '' });
  expect(cleared.suits).toEqual({});
});

test('an update that omits the itinerary, what is not included and who the trip suits keeps them', async () => {
  const { body: boat } = await own.create(written);
  const { body } = await own.update(boat, { description: 'Painted.' });
  const { itinerary, notIncluded } = written;
  expect(body).toMatchObject({ description: 'Painted.', itinerary, notIncluded, suits });
});

test('facts that the operator leaves unanswered are not stored', async () => {
  const { body } = await own.create({ suits: { swimming: null, sea: 'open-sea' } });
  expect(body.suits).toEqual({ sea: 'open-sea' });
});

test('guests read translated stops in French and the others in English, with their language marked', async () => {
  const slug = await publish(written);
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${world.baseUrl}/boats/${slug}?language=fr`, { headers });
  const page = (await answer.json()) as BoatPageView;
  expect(page).toMatchObject({
    notIncluded: 'Boissons\nPourboires',
    suits,
    writtenIn: { notIncluded: 'fr' },
    itinerary: [
      { title: 'Rocher Créole', minutes: 60, writtenIn: { title: 'fr', details: 'en' } },
      { title: 'Lunch in Happy Bay', place: null, writtenIn: { title: 'en' } },
    ],
  });
  expect(JSON.stringify(page.itinerary)).not.toContain('translations');
  const { html } = await readPage(`${world.baseUrl}/fr/boats/${slug}`);
  expect(html).toMatch(/<p[^>]*>Rocher Créole/);
  expect(html).toMatch(/lang="en"[^>]*>Lunch in Happy Bay/);
  expect(html).toMatch(/<span[^>]*>Boissons<\/span>/);
  expect(html).toContain('Il faut savoir nager');
});

test('the list of boats omits the stops but says who each trip suits', async () => {
  const slug = await publish(written);
  const boats = (await (await fetch(`${world.baseUrl}/api/boats`)).json()) as BoatPageView[];
  const listed = boats.find((boat) => boat.slug === slug);
  expect(listed).not.toHaveProperty('itinerary');
  expect(listed?.told).toEqual([
    { name: 'Trip length', words: '2.5 hours' },
    { name: 'What’s not included', words: 'Drinks\nTips' },
    { name: 'Swimming', words: 'You need to be able to swim' },
    { name: 'Getting on board', words: 'By ladder' },
    { name: 'Sea conditions', words: 'Calm water' },
    { name: 'Ages', words: '6 and up' },
  ]);
});

test('the page of a boat without stops shows no itinerary', async () => {
  const slug = await publish({ notIncluded: '' });
  const { html } = await readPage(`${world.baseUrl}/boats/${slug}`);
  expect(html).not.toContain('What You’ll Do');
  expect(html).not.toContain('Wheelchair access');
});

test('the structured data of a boat page lists the stops in order', async () => {
  const slug = await publish(written);
  const [trip] = filterThings(await readPage(`${world.baseUrl}/boats/${slug}`), 'TouristTrip');
  const geo = { '@type': 'GeoCoordinates', ...rock.place };
  expect(trip).toMatchObject({
    itinerary: {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          name: rock.title,
          description: rock.details,
          item: { name: rock.title, geo },
        },
        { position: 2, name: bay.title },
      ],
    },
  });
  expect(listFindings(trip ?? {})).toEqual([]);
});

const minutesRefused = 'Enter 5 to 1,440 minutes for this stop';
const withStop = (part: object) => ({ itinerary: [{ ...bay, ...part }] });

test.each([
  [
    'stops longer than the trip',
    { itinerary: [rock, bay, bay] },
    'itinerary',
    'The stops take 240 minutes, but the trip takes 150.',
  ],
  [
    'a trip shorter than its stops',
    { tripMinutes: 149 },
    'itinerary',
    'The stops take 150 minutes, but the trip takes 149.',
  ],
  [
    'a thirteenth stop',
    { itinerary: Array.from({ length: 13 }, () => ({ ...bay, minutes: 5 })) },
    'itinerary',
    'You can add at most 12 stops',
  ],
  [
    'a stop without a title',
    withStop({ title: ' ' }),
    'itinerary.0.title',
    'Enter what happens at this stop',
  ],
  [
    'a stop title of 81 characters',
    { itinerary: [bay, { ...bay, title: 'x'.repeat(81) }] },
    'itinerary.1.title',
    'Stop title can be at most 80 characters',
  ],
  [
    'a stop title of two lines',
    withStop({ title: 'a\nb' }),
    'itinerary.0.title',
    'characters that aren’t allowed',
  ],
  [
    'stop details of 201 characters',
    withStop({ details: 'x'.repeat(201) }),
    'itinerary.0.details',
    'Stop details can be at most 200 characters',
  ],
  ['a stop of 4 minutes', withStop({ minutes: 4 }), 'itinerary.0.minutes', minutesRefused],
  ['a stop of 7.5 minutes', withStop({ minutes: 7.5 }), 'itinerary.0.minutes', minutesRefused],
  ['a stop without a length', withStop({ minutes: null }), 'itinerary.0.minutes', minutesRefused],
  [
    'a stop outside the map',
    withStop({ place: { latitude: 18.2, longitude: -63.05 } }),
    'itinerary.0.place',
    'Place the pin on the island map',
  ],
  [
    'a translated stop title of 81 characters',
    withStop({ translations: { fr: { title: 'x'.repeat(81) } } }),
    'itinerary.0.translations.fr.title',
    'Stop title can be at most 80 characters',
  ],
  [
    '501 characters about what is not included',
    { notIncluded: 'x'.repeat(501) },
    'notIncluded',
    'What is not included can be at most 500 characters',
  ],
  [
    'an unknown swimming requirement',
    { suits: { swimming: 'maybe' } },
    'suits.swimming',
    'Choose one of the options',
  ],
  [
    'a youngest age of 22',
    { suits: { youngestAge: 22 } },
    'suits.youngestAge',
    'Enter an age from 0 to 21',
  ],
  [
    'a youngest age of 1.5',
    { suits: { youngestAge: 1.5 } },
    'suits.youngestAge',
    'Enter an age from 0 to 21',
  ],
])(
  'a boat update with %s is refused at its field and changes nothing',
  async (_, change, field, message) => {
    const { body: boat } = await own.create(written);
    const refused = await own.update(boat, change);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: expect.stringContaining(message) } });
    expect((await own.read(boat)).body).toEqual(boat);
  },
);

/** Creates a boat on sale; returns its slug. */
async function publish(terms: object): Promise<string> {
  const availability = { manualDays: [dayAhead()], timeSlotsDefault: ['09:00'] };
  const { body } = await own.create({ ...terms, availability });
  await addPhoto(world, body, `/pictures/${body.id}`);
  await own.update(body, { status: 'published' });
  await expect.poll(() => isPublic(world, body)).toBe(true);
  return body.slug;
}
