import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import {
  addPhoto,
  boatForm,
  createBoatActs,
  call,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { listPhotoFiles } from '../../support/faults/hostile-files.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';

let world: OperatorWorld;
let boats: ReturnType<typeof createBoatActs>;
beforeAll(async () => {
  world = await createOperatorWorld();
  boats = createBoatActs(world.baseUrl, (await newOperator(world)).token);
});
afterAll(() => world.close());

describe('the fields of a boat form', () => {
  const season = { name: '', start: dayAhead(1), end: dayAhead(9), weekdays: [0], timeSlots: [] };
  const unknown: [string, object][] = [
    ['colour', { colour: 'blue' }],
    ['availability.holidays', { availability: { holidays: [] } }],
    [
      'availability.recurring.seasons.0.pricePerSeat',
      { availability: { recurring: { seasons: [{ ...season, pricePerSeat: '120' }] } } },
    ],
    [
      'availability.blocks.0.reason',
      { availability: { blocks: [{ date: dayAhead(1), times: [], reason: 'wind' }] } },
    ],
  ];
  test.each(unknown)(
    'a boat form with the unknown field %s is refused, and the error names the field',
    async (field, changes) => {
      const { body: boat } = await boats.create();
      for (const answer of [await boats.create(changes), await boats.update(boat, changes)]) {
        expect([answer.status, answer.body]).toEqual([
          400,
          expect.objectContaining({
            message: 'This field doesn’t exist',
            fields: { [field]: 'This field doesn’t exist' },
          }),
        ]);
      }
      expect((await boats.read(boat)).body).toEqual(boat);
    },
  );

  test('a photo URL on another site is refused, and the boat keeps its photos', async () => {
    const { body: boat } = await boats.create();
    await addPhoto(world, boat, `/pictures/${boat.id}`);
    const before = (await boats.read(boat)).body;
    const images = [...before.images, { url: 'https://elsewhere.example/bow.jpg' }];
    for (const answer of [await boats.create({ images }), await boats.update(before, { images })]) {
      expect(answer.status).toBe(400);
      expect(answer.message).toMatch(/^One photo is no longer available/);
    }
    expect((await boats.read(boat)).body.images).toEqual(before.images);
  });

  test('a boat can be saved with all the fields that reading it returned', async () => {
    const { body: boat } = await boats.create();
    const { status } = await boats.update(boat, { ...boat, description: 'Sent back whole.' });
    expect(status).toBe(200);
    expect((await boats.read(boat)).body.description).toBe('Sent back whole.');
  });
});

describe('characters that cannot be stored are refused at their field', () => {
  const season = (name: string) => ({
    recurring: {
      seasons: [
        { name, start: dayAhead(1), end: dayAhead(9), weekdays: [0], timeSlots: ['09:00'] },
      ],
    },
  });
  const fields: Record<string, (text: string) => object> = {
    name: (name) => ({ name }),
    port: (port) => ({ port }),
    customPort: (customPort) => ({ port: 'other', customPort }),
    description: (description) => ({ description }),
    'availability.recurring.seasons.0.name': (name) => ({ availability: season(name) }),
    'images.0.caption': (caption) => ({ images: [{ path: '/photos/x', caption }] }),
  };
  const texts = { 'a NUL character': 'Reef\u0000', 'an unpaired surrogate': 'Reef\ud83d' };
  const cases = Object.entries(fields).flatMap(([field, changes]) =>
    Object.entries(texts).map(([what, text]) => [field, what, changes(text)] as const),
  );

  test.each(cases)(
    'a boat form whose %s contains %s is refused at that field',
    async (field, _, changes) => {
      const { body: boat } = await boats.create();
      for (const answer of [await boats.create(changes), await boats.update(boat, changes)]) {
        expect([answer.status, answer.message]).toEqual([
          400,
          expect.stringMatching(/ has characters that aren’t allowed$/),
        ]);
        expect(answer.body).toMatchObject({ fields: { [field]: answer.message } });
      }
      expect((await boats.read(boat)).body).toEqual(boat);
    },
  );

  test('a caption on two lines is joined into one line', async () => {
    const { body: boat } = await boats.create();
    const path = `/pictures/${boat.id}`;
    await addPhoto(world, boat, path);
    const images = [{ path, caption: ' At\n anchor\u200b ' }];
    const { status, body } = await boats.update(boat, { images });
    expect([status, body.images.map(({ caption }) => caption)]).toEqual([200, ['At anchor']]);
  });
});

describe('repeated requests to create a boat', () => {
  test('repeated requests with one key create one boat and get the same answer, even concurrently', async () => {
    const input = { name: 'Sent Again', requestKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => boats.create(input)));
    answers.push(await boats.create({ ...input, requestKey: input.requestKey.toUpperCase() }));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
    const { rows } = await world.database.query(`select slug from boats where name = $1`, [
      input.name,
    ]);
    expect(rows).toEqual([{ slug: 'sent-again-cole-bay' }]);
  });

  test('a request creates another boat if its key or operator differs, or if the first boat was deleted', async () => {
    const input = { name: 'Another One', requestKey: randomUUID() };
    const other = createBoatActs(world.baseUrl, (await newOperator(world)).token);
    const { body: first } = await boats.create(input);
    expect((await other.create(input)).body.id).not.toBe(first.id);
    expect((await boats.create({ ...input, requestKey: randomUUID() })).body.id).not.toBe(first.id);
    expect((await boats.remove(first)).status).toBe(200);
    const again = await boats.create(input);
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(first.id);
  });

  test('a repeated request returns its boat even if the account is full, and stores no photo again', async () => {
    const mine = createBoatActs(world.baseUrl, (await newOperator(world)).token);
    const image = (await plain(60, 40).jpeg().toBuffer()).toString('base64');
    const input = {
      requestKey: randomUUID(),
      images: [{ url: `data:image/jpeg;base64,${image}` }],
    };
    const { body: first } = await mine.create(input);
    const stored = await listPhotoFiles(world.product.dataDir);
    await fillAccount(first, 49);
    const again = await mine.create(input);
    expect([again.status, again.body]).toEqual([201, first]);
    expect(await listPhotoFiles(world.product.dataDir)).toEqual(stored);
  });

  test('an invalid request key is refused', async () => {
    const { status, body } = await boats.create({ requestKey: 'again' });
    const message = 'The request key must be a UUID';
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ fields: { requestKey: message } }),
    ]);
  });
});

/** Adds `count` copies of a boat to its operator's account. */
async function fillAccount({ id }: { id: string }, count: number): Promise<void> {
  await world.database.query(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       availability, created_at, updated_at)
     select gen_random_uuid(), operator_id, name, slug || '-of-' || number, type, trip_type,
       pricing_mode, port, capacity, availability, created_at, updated_at
     from boats, generate_series(1, $2::int) as number where id = $1`,
    [id, count],
  );
}

describe('the limits of one operator’s account', () => {
  test('concurrent requests never create more than 50 boats, and deleting one makes room', async () => {
    const mine = createBoatActs(world.baseUrl, (await newOperator(world)).token);
    const { body: first } = await mine.create();
    await fillAccount(first, 47);
    const answers = await Promise.all([1, 2, 3, 4].map(() => mine.create()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      'You have 50 boats, and an account can have at most 50. Delete one you no longer use, then add this one.',
    );
    expect((await mine.remove(first)).status).toBe(200);
    expect((await mine.create()).status).toBe(201);
  });

  test('guests receive only the days that can be sold, while the operator sees all days', async () => {
    const { body: boat } = await boats.create();
    await addPhoto(world, boat, `/pictures/${boat.id}`);
    const days = [dayAhead(-2), dayAhead(3), dayAhead(300)];
    const availability = {
      manualDays: days,
      blackoutDates: [dayAhead(-1), dayAhead(4), dayAhead(301)],
      blocks: days.map((date) => ({ date, times: ['09:00'] })),
    };
    const kept = await boats.update(boat, { availability, status: 'published' });
    expect(kept.body.availability).toMatchObject(availability);
    const parts = { id: boat.id };
    const seen = await call<BoatView>(world.baseUrl, 'boatById', { parts });
    expect(seen.body.availability).toEqual({
      ...kept.body.availability,
      manualDays: [dayAhead(3)],
      blackoutDates: [dayAhead(4)],
      blocks: [{ date: dayAhead(3), times: ['09:00'] }],
    });
  });

  test('saving a boat too often is refused with a Retry-After header', async () => {
    const limited = await createOperatorWorld({ RATE_LIMITS: 'on' });
    try {
      const { token } = await newOperator(limited);
      const parts = { id: 'none' };
      const save = () => call(limited.baseUrl, 'updateBoat', { token, parts, payload: {} });
      for (let saves = 0; saves < 240; saves += 1) expect((await save()).status).toBe(404);
      const { status, headers } = await save();
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      const payload = boatForm();
      expect((await call(limited.baseUrl, 'createBoat', { token, payload })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
