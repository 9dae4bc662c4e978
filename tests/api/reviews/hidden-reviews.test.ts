import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminReviewView,
  BoatReviewView,
  TripReviewView,
} from '#contract/public/review-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { readAuditEvents } from '../../support/worlds/admins/overseen-operators.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { ROSAS } from '../../support/worlds/guests/rosas-world.ts';
import {
  call,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, readBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { readAs, review, reviewedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../support/worlds/guests/two-server-world.ts';

let world: OperatorWorld;
let cookie: string;
let boat: NewBoat;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, DECK);
  boat = await addBoat(world, { name: 'Much Said' });
});
afterAll(() => world.close());

const reason = 'Names the crew by their full names.';
type Page = { items: AdminReviewView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page>(world.baseUrl, 'adminReviews', { cookie, query })).body;
const change = (name: 'adminHideReview' | 'adminShowReview', id: string, payload = { reason }) =>
  callAdmin<AdminReviewView>(world.baseUrl, name, { cookie, parts: { id }, payload });

describe('a hidden review', () => {
  test('a hidden review is shown only to its guest, with the reason, and can be restored unchanged', async () => {
    const said = { stars: 1, words: 'Names and numbers.' };
    for (const stars of [5, 5]) await reviewedTrip(world, boat.id, { stars });
    const trip = await reviewedTrip(world, boat.id, said);
    const wordsOf = async () =>
      (
        await readAs<{ items: BoatReviewView[] }>(world.baseUrl, 'boatReviews', { id: boat.id })
      ).items.map(({ words }) => words);
    expect(await wordsOf()).toContain(said.words);
    expect((await readBoat(world, boat.id)).rating).toEqual({ average: 3.7, count: 3 });

    const hidden = await change('adminHideReview', trip.reviewId);
    expect(hidden.body.hidden).toMatchObject({ reason });
    expect(await wordsOf()).not.toContain(said.words);
    expect((await readBoat(world, boat.id)).rating).toBeNull();
    const page = await (await fetch(`${world.baseUrl}/boats/${boat.slug}?hidden`)).text();
    expect(page).not.toMatch(/Names and numbers|aggregateRating/);
    const own = await readAs<TripReviewView>(world.baseUrl, 'tripReview', { token: trip.token });
    expect(own.review).toMatchObject({ ...said, hiddenFor: reason });
    // The guest cannot write another one.
    expect((await review(world, trip.token, { stars: 2 })).status).toBe(409);

    const shown = await change('adminShowReview', trip.reviewId, { reason: 'They agreed to it.' });
    expect(shown.body).toMatchObject({ ...said, hidden: null });
    expect(await wordsOf()).toContain(said.words);
    expect((await readBoat(world, boat.id)).rating).toEqual({ average: 3.7, count: 3 });
    expect(await readAuditEvents(world, trip.reviewId)).toEqual([
      expect.objectContaining({ act: 'hide-review' }),
      expect.objectContaining({ act: 'show-review' }),
    ]);
  });

  test('a hidden review is not shown to the operator, and its guest gets no mail about it', async () => {
    const rosas = await boatNamed(world.baseUrl, 'Trade Wind');
    const token = await signIn(world, ROSAS);
    const trip = await reviewedTrip(world, rosas.id, { stars: 1, words: 'Call me at 555.' });
    await change('adminHideReview', trip.reviewId);
    const { items } = (
      await call<{ items: { id: string }[] }>(world.baseUrl, 'operatorReviews', { token })
    ).body;
    expect(items.map(({ id }) => id)).not.toContain(trip.reviewId);
    const sent = { token, parts: { id: trip.reviewId }, payload: { words: 'Hello' } };
    expect((await call(world.baseUrl, 'answerReview', sent)).status).toBe(404);
    expect(await mailsTo(world, trip.email)).toEqual([]);
  });

  test('hiding a review requires a reason and an existing review, and concurrent attempts hide it once', async () => {
    const { reviewId } = await reviewedTrip(world, boat.id, { stars: 2 });
    expect((await change('adminHideReview', reviewId, { reason: 'No' })).status).toBe(400);
    expect((await change('adminShowReview', reviewId)).status).toBe(409);
    const both = await Promise.all([1, 2].map(() => change('adminHideReview', reviewId)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await readAuditEvents(world, reviewId)).toHaveLength(1);
    for (const id of [randomUUID(), 'some']) {
      expect((await change('adminHideReview', id)).status).toBe(404);
    }
  });
});

describe('the list of reviews', () => {
  test('the list of reviews can be searched by text and filtered by stars and visibility', async () => {
    const named = await addBoat(world, { name: 'Needle 100%', operatorName: 'Hay Stack' });
    const first = await reviewedTrip(world, named.id, { stars: 5, words: 'Iguanas' });
    const second = await reviewedTrip(world, named.id, { stars: 2 }, { customer: 'Ivo Needle' });
    await change('adminHideReview', second.reviewId);
    const found = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ id }) => id);
    expect(await found({ search: '100%' })).toEqual([second.reviewId, first.reviewId]);
    expect(await found({ search: 'hay stack' })).toEqual([second.reviewId, first.reviewId]);
    expect(await found({ search: 'iguanas' })).toEqual([first.reviewId]);
    expect(await found({ search: 'ivo needle' })).toEqual([second.reviewId]);
    expect(await found({ search: first.code })).toEqual([first.reviewId]);
    expect(await found({ search: '100%', show: 'visible' })).toEqual([first.reviewId]);
    expect(await found({ search: '100%', show: 'hidden' })).toEqual([second.reviewId]);
    expect(await found({ search: '100%', stars: '2' })).toEqual([second.reviewId]);
  });

  test('the paged list of reviews contains each review exactly once', async () => {
    const many = await addBoat(world, { name: 'Walked' });
    await world.database.query(
      `with sold as (
         insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
           group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, created_at, paid_at)
         select gen_random_uuid(), 'W-' || n, boats.id, operator_id, 'checkout', 'paid', 'perSeat', '2026-01-01',
           '2026-01-01', '09:00', 2, 'Ana', 'ana@example.com', 100, 0, 100, now(), now()
         from boats, generate_series(1, $2) n where boats.id = $1 returning id, boat_id)
       insert into reviews (id, booking_id, boat_id, stars, made_at)
       select gen_random_uuid(), id, boat_id, 5, now() from sold`,
      [many.id, PAGE_SIZE + 7],
    );
    const first = await list({ search: 'Walked' });
    const second = await list({ search: 'Walked', after: first.next ?? '' });
    const seen = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 7, null]);
    expect(seen.size).toBe(PAGE_SIZE + 7);
  });
});
