import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { BoatReviewView, TripReviewView } from '#contract/public/review-api.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import { closedReview, REVIEW_DAYS } from '#domain/reviews/reviews.ts';
import {
  addBoat,
  createPayingWorld,
  readBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { call } from '../../support/worlds/operators/operators.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { listFindings, filterThings } from '../../support/assertions/structured-data.ts';
import {
  recordNoShow,
  callOffInTest,
  readAs,
  review,
  reviewedTrip,
  sailedTrip,
} from '../../support/worlds/guests/sailed-trips.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: PayingWorld;
let boat: BoatView;

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { name: 'Sea Grape' });
});
afterAll(() => world.close());

const said = { stars: 4, words: 'Turtles!\nAnd lunch.' };
const reviewsThere = () => numberFrom(world.database, 'select count(*) from reviews');
const ask = (token: string) =>
  call<TripReviewView>(world.baseUrl, 'tripReview', { parts: { token } });

describe('a guest after a paid trip', () => {
  test('a guest can review a sailed trip and read the review on the trip page', async () => {
    const { token } = await sailedTrip(world, boat.id);
    expect((await ask(token)).body).toMatchObject({
      boatName: 'Sea Grape',
      operatorName: 'Captain Rosa',
      stage: 'open',
      review: null,
    });
    const answer = await review(world, token, said);
    expect(answer.status).toBe(200);
    expect(answer.body.review).toMatchObject({ ...said, answer: null, hiddenFor: null });
    expect((await ask(token)).body).toEqual(answer.body);
    expect((await ask(token)).headers.get('cache-control')).toBe('no-store');
  });

  test('a review may have no text, and its line breaks are normalized', async () => {
    const plain = await sailedTrip(world, boat.id);
    const lines = await sailedTrip(world, boat.id);
    expect((await review(world, plain.token, { stars: 5, words: '  ' })).body.review).toMatchObject(
      {
        words: null,
      },
    );
    const sent = await review(world, lines.token, { stars: 5, words: ' One\r\nTwo ' });
    expect(sent.body.review?.words).toBe('One\nTwo');
  });

  test('a guest may review a trip for 60 days after it, but not on day 61', async () => {
    const last = await sailedTrip(world, boat.id, { ended: REVIEW_DAYS });
    expect((await review(world, last.token, said)).status).toBe(200);
    const late = await sailedTrip(world, boat.id, { ended: REVIEW_DAYS + 1 });
    // Its link no longer works.
    expect((await review(world, late.token, said)).status).toBe(404);
  });

  test('a guest can review a trip only once: a repeat changes nothing, and a different review is refused', async () => {
    const { token } = await reviewedTrip(world, boat.id, said);
    const before = await reviewsThere();
    expect((await review(world, token, said)).status).toBe(200);
    for (const other of [{ ...said, stars: 1 }, { stars: 4 }]) {
      const answer = await review(world, token, other);
      expect([answer.status, answer.message]).toEqual([
        409,
        'You already reviewed this trip, and reviews can’t be edited.',
      ]);
    }
    expect(await reviewsThere()).toBe(before);
    expect((await ask(token)).body.review).toMatchObject(said);
  });

  test('concurrent submissions of a review store it once', async () => {
    const { token, id } = await sailedTrip(world, boat.id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => review(world, token, said)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const sql = 'select count(*) from reviews where booking_id = $1';
    expect(await numberFrom(world.database, sql, [id])).toBe(1);
  });
});

describe('people who may not review a trip', () => {
  test('a made-up trip link can neither read nor write a review', async () => {
    const token = randomBytes(20).toString('base64url');
    const asked = await ask(token);
    const sent = await review(world, token, said);
    for (const answer of [asked, sent]) {
      expect([answer.status, answer.message]).toEqual([404, 'This link no longer works.']);
    }
  });

  test('a guest who transferred the trip may not review it', async () => {
    const { token, id } = await sailedTrip(world, boat.id);
    await world.database.query('update trip_links set revoked_at = now() where booking_id = $1', [
      id,
    ]);
    expect((await review(world, token, said)).status).toBe(404);
  });

  test.each([
    ['a trip that is not over', { ended: -1 }, writeError('en', closedReview.early)],
    [
      'a charter on its last day',
      { ended: 0, mode: 'charter' as const },
      writeError('en', closedReview.early),
    ],
    ['a trip that was canceled', { status: 'cancelled' }, writeError('en', closedReview.never)],
    [
      'a trip that was called off and refunded',
      { status: 'refunded' },
      writeError('en', closedReview.never),
    ],
    ['a trip that was never paid', { status: 'expired' }, writeError('en', closedReview.never)],
    [
      'a trip that sailed and was refunded in full',
      { refundedCents: 10_000 },
      writeError('en', closedReview.never),
    ],
  ])('a review is refused for %s', async (_, terms, words) => {
    const { token } = await sailedTrip(world, boat.id, terms);
    const before = await reviewsThere();
    const answer = await review(world, token, said);
    expect([answer.status, answer.message]).toEqual([409, words]);
    expect(await reviewsThere()).toBe(before);
  });

  test('a guest marked as a no-show may not review the trip', async () => {
    const { token, id } = await sailedTrip(world, boat.id);
    await recordNoShow(world, id);
    expect((await ask(token)).body.stage).toBe('absent');
    const answer = await review(world, token, said);
    expect([answer.status, answer.message]).toEqual([409, writeError('en', closedReview.absent)]);
  });

  test('a no-show tick made after the day of the trip does not stop a guest from reviewing it', async () => {
    const { token, id } = await sailedTrip(world, boat.id, { ended: 2 });
    await recordNoShow(world, id, 1);
    expect((await review(world, token, said)).status).toBe(200);
  });

  test('a trip that was called off cannot be reviewed, even before its guest has chosen', async () => {
    const { token, id } = await sailedTrip(world, boat.id);
    await callOffInTest(world, id);
    expect((await ask(token)).body.stage).toBe('never');
    expect((await review(world, token, said)).message).toBe(writeError('en', closedReview.never));
  });

  test('a partial refund does not stop a guest from reviewing', async () => {
    const { token } = await sailedTrip(world, boat.id, { refundedCents: 9999 });
    expect((await review(world, token, said)).status).toBe(200);
  });
});

test.each([
  ['no stars', {}, 'stars'],
  ['six stars', { stars: 6 }, 'stars'],
  ['zero stars', { stars: 0 }, 'stars'],
  ['four and a half stars', { stars: 4.5 }, 'stars'],
  ['stars in words instead of a number', { stars: 'five' }, 'stars'],
  ['over 2,000 characters', { stars: 5, words: 'a'.repeat(2001) }, 'words'],
  ['a control character', { stars: 5, words: 'a\0b' }, 'words'],
  ['a number instead of text', { stars: 5, words: 7 }, 'words'],
])('a review with %s is refused with an error at that field', async (_, wrong, field) => {
  const { token } = await sailedTrip(world, boat.id);
  const answer = await review(world, token, wrong as never);
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([field]);
});

test('a review cannot be edited, not even in the database', async () => {
  const { reviewId } = await reviewedTrip(world, boat.id, said);
  const change = (part: string) =>
    world.database.query(`update reviews set ${part} where id = $1`, [reviewId]);
  for (const part of ['stars = 5', 'words = null', "words = 'No turtles'", 'made_at = now()']) {
    await expect(change(part), part).rejects.toThrow('not edited');
  }
  await change("answer = 'Thank you', answered_at = now()");
  await expect(change("answer = 'Sorry'")).rejects.toThrow('not edited');
});

describe('the public reviews of a boat', () => {
  test('reviews of a boat are public, newest first, page by page, with shortened names', async () => {
    const busy = await addBoat(world, { name: 'Busy Lizzie' });
    for (let count = 1; count <= 12; count += 1) {
      await reviewedTrip(world, busy.id, { stars: 1 + (count % 5), words: `Said ${count}` });
    }
    type Page = { items: BoatReviewView[]; next: string | null };
    const path = `${world.baseUrl}/api/boats/${busy.id}/reviews`;
    const first = (await (await fetch(path)).json()) as Page;
    const second = (await (await fetch(`${path}?after=${first.next}`)).json()) as Page;
    expect([first.items.length, second.items.length, second.next]).toEqual([10, 2, null]);
    const words = [...first.items, ...second.items].map((item) => item.words);
    expect(words).toEqual(Array.from({ length: 12 }, (_, index) => `Said ${12 - index}`));
    const [newest] = first.items;
    expect(newest).toMatchObject({ guestName: 'Hannah C.', groupKind: 'small', answer: null });
    expect(newest?.tripMonth).toMatch(/^\d{4}-\d\d$/);
    expect(JSON.stringify([first, second])).not.toMatch(/Cole|example\.com|SXM-/);
    expect((await fetch(`${path}?after=nonsense`)).status).toBe(400);
  });

  test.each([
    ['charter', { mode: 'charter' as const, guests: 2 }],
    ['two', { guests: 2 }],
    ['large', { guests: 8 }],
  ])('a public review shows the kind of group: %s', async (kind, terms) => {
    const other = await addBoat(world);
    await reviewedTrip(world, other.id, said, { ended: 2, ...terms });
    const { items } = await readAs<{ items: BoatReviewView[] }>(world.baseUrl, 'boatReviews', {
      id: other.id,
    });
    expect(items.map(({ groupKind }) => groupKind)).toEqual([kind]);
  });

  test('a boat has a rating from the third review on, in the API and in the listing', async () => {
    const rated = await addBoat(world, { name: 'Rated' });
    for (const stars of [5, 4]) await reviewedTrip(world, rated.id, { stars });
    expect((await readBoat(world, rated.id)).rating).toBeNull();
    await reviewedTrip(world, rated.id, { stars: 4 });
    const rating = { average: 4.3, count: 3 };
    expect((await readBoat(world, rated.id)).rating).toEqual(rating);
    const boats = (await (await fetch(`${world.baseUrl}/api/boats`)).json()) as BoatView[];
    expect(boats.find(({ id }) => id === rated.id)?.rating).toEqual(rating);
    const listing = await (await fetch(`${world.baseUrl}/booking?fresh`)).text();
    expect(listing).toMatch(/Rated <\/span>4\.3/);
    expect(listing).toMatch(/Rated <\/span>4\.8/);
  });

  test('a boat’s structured data has its reviews and its average rating', async () => {
    const told = await addBoat(world, { name: 'Told' });
    await reviewedTrip(world, told.id, { stars: 2, words: 'Early.' }, { customer: 'Mo' });
    const page = () => readPage(`${world.baseUrl}/boats/${told.slug}`);
    expect(JSON.stringify((await page()).things)).not.toMatch(/rating|review/i);
    for (const stars of [5, 5]) await reviewedTrip(world, told.id, { stars });
    const { things } = await page();
    expect(things.flatMap(listFindings)).toEqual([]);
    const scale = { bestRating: 5, worstRating: 1 };
    expect(filterThings({ things }, 'Product')).toMatchObject([
      {
        aggregateRating: { ratingValue: 4, reviewCount: 3, ...scale },
        review: [
          { author: { name: 'Hannah C.' }, reviewRating: { ratingValue: 5, ...scale } },
          { author: { name: 'Hannah C.' } },
          { author: { name: 'Mo' }, reviewBody: 'Early.', reviewRating: { ratingValue: 2 } },
        ],
      },
    ]);
  });

  test('reviews appear on a boat’s page without scripts, but not once the boat is unpublished', async () => {
    const shown = await addBoat(world, { name: 'Shown' });
    await reviewedTrip(world, shown.id, { stars: 2, words: 'Rather <wet> & windy.' });
    const page = await (await fetch(`${world.baseUrl}/boats/${shown.slug}`)).text();
    expect(page).toContain('Rather &lt;wet&gt; &amp; windy.');
    await world.database.query("update boats set status = 'draft' where id = $1", [shown.id]);
    const answer = await call(world.baseUrl, 'boatReviews', { parts: { id: shown.id } });
    expect(answer.status).toBe(404);
    expect((await call(world.baseUrl, 'boatReviews', { parts: { id: 'some' } })).status).toBe(404);
  });
});
