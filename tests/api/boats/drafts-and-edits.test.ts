import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let world: OperatorWorld;
let rosa: ReturnType<typeof createBoatActs>;
beforeAll(async () => {
  world = await createOperatorWorld();
  rosa = createBoatActs(world.baseUrl, await signIn(world, 'rosa@demo.test'));
});
afterAll(() => world.close());

describe('a new boat', () => {
  test('a new boat is a draft that only its operator sees', async () => {
    const { token } = await newOperator(world);
    const { status, body } = await createBoatActs(world.baseUrl, token).create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Pelican Two',
      slug: 'pelican-two-cole-bay',
      status: 'draft',
      pricingMode: 'perSeat',
      pricePerSeat: '80.00',
      charterPricePerDay: null,
      version: 1,
      images: [],
      readiness: { photos: false, availability: false, pricing: true, isReady: false },
    });
    expect(await isPublic(world, body)).toBe(false);
  });

  test('new boats with the same name and port get different slugs, even if created concurrently', async () => {
    const { token } = await newOperator(world);
    const made = await Promise.all(
      [1, 2, 3].map(() => createBoatActs(world.baseUrl, token).create({ name: 'Triplet' })),
    );
    expect(made.map(({ body }) => body.slug).toSorted()).toEqual([
      'triplet-cole-bay',
      'triplet-cole-bay-2',
      'triplet-cole-bay-3',
    ]);
  });

  test.each([
    ['private', { tripType: 'private', charterPricePerDay: '900.5' }, 'charter', [null, '900.50']],
    ['tour', { tripType: 'tour', charterPricePerDay: '900' }, 'perSeat', ['80.00', null]],
    [
      'both',
      { tripType: 'both', pricingMode: 'both', charterPricePerDay: '900' },
      'both',
      ['80.00', '900.00'],
    ],
  ])(
    'a new boat of the trip type “%s” gets the matching pricing mode and prices',
    async (_, change, mode, prices) => {
      const { token } = await newOperator(world);
      const { body } = await createBoatActs(world.baseUrl, token).create(change);
      expect(body.pricingMode).toBe(mode);
      expect([body.pricePerSeat, body.charterPricePerDay]).toEqual(prices);
    },
  );
});

describe('publishing a boat', () => {
  const tomorrow = () => ({ manualDays: [dayAhead(1)] });

  test('publishing a boat requires a photo and an upcoming day, and the refusal names what is missing', async () => {
    const { token } = await newOperator(world);
    const early = await createBoatActs(world.baseUrl, token).create({ status: 'published' });
    expect([early.status, early.message]).toEqual([
      409,
      'Before it can be published, this boat needs at least 1 photo and an upcoming date or season.',
    ]);
    const { body: boat } = await createBoatActs(world.baseUrl, token).create();
    const still = await createBoatActs(world.baseUrl, token).update(boat, {
      status: 'published',
      availability: tomorrow(),
    });
    expect(still.message).toBe('Before it can be published, this boat needs at least 1 photo.');
    const kept = await createBoatActs(world.baseUrl, token).read(boat);
    expect(kept.body).toEqual(boat);
  });

  test('publishing a boat puts it on the site immediately, and unpublishing takes it off', async () => {
    const { token } = await newOperator(world);
    const { body: boat } = await createBoatActs(world.baseUrl, token).create({
      availability: tomorrow(),
    });
    await addPhoto(world, boat, `/pictures/${boat.slug}`);
    expect(await isPublic(world, boat)).toBe(false);
    expect(
      (await createBoatActs(world.baseUrl, token).update(boat, { status: 'published' })).body
        .status,
    ).toBe('published');
    await expect.poll(() => isPublic(world, boat)).toBe(true);
    expect(
      (await createBoatActs(world.baseUrl, token).update(boat, { description: 'Still here.' })).body
        .status,
    ).toBe('published');
    await createBoatActs(world.baseUrl, token).update(boat, { status: 'draft' });
    await expect.poll(() => isPublic(world, boat)).toBe(false);
  });
});

describe('editing a boat', () => {
  test('editing a boat changes only the fields that are sent', async () => {
    // Saved once, so that its lists are in stored order.
    const { body: before } = await rosa.update(await rosa.named('Windward Rose'), {});
    const { status, body } = await rosa.update(before, {
      description: 'New words.',
      version: before.version,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      description: 'New words.',
      version: before.version + 1,
      updatedAt: body.updatedAt,
    });
  });

  test('an edit based on an older version of a boat is refused and returns the current version number', async () => {
    const seen = await rosa.named('Windward Rose');
    await rosa.update(seen, { description: 'First tab.', version: seen.version });
    const second = await rosa.update(seen, { description: 'Second tab.', version: seen.version });
    expect(second.status).toBe(409);
    expect(second.message).toMatch(/^This boat was changed elsewhere/);
    expect(second.body).toMatchObject({ facts: { version: seen.version + 1 } });
    expect((await rosa.named('Windward Rose')).description).toBe('First tab.');
    const chosen = await rosa.update(seen, {
      description: 'Second tab.',
      version: seen.version + 1,
    });
    expect(chosen.body.description).toBe('Second tab.');
  });

  test('exactly one of four concurrent edits of the same version of a boat is accepted', async () => {
    const { token } = await newOperator(world);
    const { body: boat } = await createBoatActs(world.baseUrl, token).create();
    const edits = await Promise.all(
      [1, 2, 3, 4].map((tab) =>
        createBoatActs(world.baseUrl, token).update(boat, {
          description: `Tab ${tab}`,
          version: 1,
        }),
      ),
    );
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  test('renaming a boat gives it a new URL, and the old URL redirects there', async () => {
    const boat = await rosa.named('Windward Rose');
    const renamed = await rosa.update(boat, { name: 'Windward Rosie' });
    expect(renamed.body.slug).toBe('windward-rosie-simpson-bay');
    const ask = (slug: string, accept = 'application/json') =>
      fetch(`${world.baseUrl}/boats/${slug}`, { headers: { accept }, redirect: 'manual' });
    const ledTo = ({ status, headers }: Response) => [
      status,
      headers.get('location'),
      headers.get('cache-control'),
    ];
    const now = '/boats/windward-rosie-simpson-bay';
    expect(ledTo(await ask(boat.slug))).toEqual([301, now, 'no-cache']);
    const page = await ask(`${boat.slug}?date=2027-01-02&groupSize=3`, 'text/html');
    expect(ledTo(page)).toEqual([301, `${now}?date=2027-01-02&groupSize=3`, 'no-cache']);
    await rosa.update(boat, { status: 'draft' });
    expect((await ask(boat.slug)).status).toBe(404);
    expect((await ask(boat.slug, 'text/html')).status).toBe(404);
    await rosa.update(boat, { status: 'published' });

    const back = await rosa.update(boat, { name: 'Windward Rose' });
    expect(back.body.slug).toBe(boat.slug);
    expect((await ask(boat.slug)).status).toBe(200);
    expect((await ask(boat.slug, 'text/html')).status).toBe(200);
  });

  test('editing a boat can reorder and caption its own photos, and removes those that are not listed', async () => {
    const { token } = await newOperator(world);
    const { body: boat } = await createBoatActs(world.baseUrl, token).create();
    for (const [index, name] of ['a', 'b', 'c'].entries())
      await addPhoto(world, boat, `/pictures/${boat.id}-${name}`, index);
    const path = (name: string) => `/pictures/${boat.id}-${name}`;
    const theirs = (await rosa.named('Trade Wind')).images[0];
    const boats = createBoatActs(world.baseUrl, token);
    expect((await boats.update(boat, { images: [theirs] })).status).toBe(400);
    const images = [
      { path: path('c') },
      { url: `${world.baseUrl}${path('a')}-960.jpg`, caption: 'At anchor' },
    ];
    const { body } = await boats.update(boat, { images });
    expect(body.images.map((image) => [image.path, image.caption])).toEqual([
      [path('c'), 'x'],
      [path('a'), 'At anchor'],
    ]);
  });

  test('an edit cannot make a boat featured without payment', async () => {
    const boat = await rosa.named('Windward Rose');
    for (const claim of [
      { featured: true },
      { featuredEndDate: '2099-01-01' },
      {
        featured: true,
        featuredStartDate: dayAhead(0),
        featuredEndDate: dayAhead(180),
        featuredPaymentId: 'pay_1',
      },
      { featuredPaymentId: 'pay_1' },
    ]) {
      const answer = await rosa.update(boat, claim);
      expect(answer.status).toBe(403);
      expect(answer.message).toMatch(/^A boat is featured once its payment has gone through/);
    }
    expect(await rosa.named('Windward Rose')).toEqual(boat);
    const featured = await rosa.named('Trade Wind');
    const longer = await rosa.update(featured, {
      featuredEndDate: addDays(featured.featuredEndDate ?? '', 1),
    });
    expect(longer.status).toBe(403);
    const asItIs = await rosa.update(featured, { ...featured });
    expect([asItIs.status, asItIs.body.featuredEndDate]).toEqual([200, featured.featuredEndDate]);
  });
});
