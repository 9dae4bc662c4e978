import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MetricsView } from '#contract/operator/operator-api.ts';
import type {
  BoatReviewView,
  OperatorReviewView,
  TripReviewView,
} from '#contract/public/review-api.ts';
import { NO_MAIL_DUE } from '#domain/bookings/mail-kinds.ts';
import { ROSAS } from '../../support/worlds/guests/rosas-world.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  ownBoat,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import {
  recordNoShow,
  callOffInTest,
  readAs,
  review,
  reviewedTrip,
  sailedTrip,
} from '../../support/worlds/guests/sailed-trips.ts';

let world: OperatorWorld;
let rosa: string;
let boatId: string;

beforeAll(async () => {
  world = await createOperatorWorld();
  rosa = await signIn(world, ROSAS);
  boatId = (await ownBoat(world, rosa, 'Windward Rose')).id;
});
afterAll(() => world.close());

const askAll = async () => {
  await runJobs(world, 'ask-for-reviews', [{}]);
  await waitForJobs(world);
};

describe('the day after a trip', () => {
  test('a guest is asked for a review once, and the mail links to the trip page', async () => {
    const { email } = await sailedTrip(world, boatId);
    await askAll();
    await askAll();
    const mail = await theMail(world, email, 'How was your trip? Windward Rose');
    const link = mail.links.find((each) => each.includes('/trips/')) ?? '';
    expect(link).toMatch(/\/trips\/[\w-]{27}#review$/);
    const token = /trips\/([\w-]+)/.exec(link)?.[1] ?? '';
    const { body } = await call<TripReviewView>(world.baseUrl, 'tripReview', { parts: { token } });
    expect([body.boatName, body.stage]).toEqual(['Windward Rose', 'open']);
    expect(mail.text).toContain('We won’t ask again.');
  });

  test.each([
    ['was canceled', { status: 'cancelled' }],
    ['was refunded', { status: 'refunded' }],
    ['sailed but was refunded in full', { refundedCents: 10_000 }],
    ['was not paid', { status: 'expired' }],
    ['ended today', { ended: 0 }],
    ['ended long ago', { ended: 8 }],
  ])('no review is requested for a trip that %s', async (_, terms) => {
    const { email } = await sailedTrip(world, boatId, terms);
    await askAll();
    expect(await mailsTo(world, email)).toEqual([]);
  });

  test('no review is requested for a called-off trip whose guest has not chosen yet', async () => {
    const { email, id } = await sailedTrip(world, boatId);
    await callOffInTest(world, id);
    await askAll();
    // Only the mail about the call-off is expected.
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('How was your trip? Windward Rose');
  });

  test('no review is requested from a guest who did not come', async () => {
    const { email, id } = await sailedTrip(world, boatId);
    await recordNoShow(world, id);
    await askAll();
    expect(await mailsTo(world, email)).toEqual([]);
  });

  test('no review is requested if the trip was refunded while the mail was queued', async () => {
    const { email, id } = await sailedTrip(world, boatId);
    await askAll();
    const key = `review-asked:visitor:${id}`;
    await world.database.query(
      'update mails set sent_at = null, claimed_at = null where key = $1',
      [key],
    );
    await world.database.query("update bookings set status = 'refunded' where id = $1", [id]);
    await runJobs(world, 'send-mail', [{ key }]);
    await waitForJobs(world);
    expect(await mailsTo(world, email)).toHaveLength(1);
    const { rows } = await world.database.query('select last_error from mails where key = $1', [
      key,
    ]);
    expect(rows).toEqual([{ last_error: NO_MAIL_DUE }]);
  });

  test('no review is requested from a guest who has already written one', async () => {
    const { email } = await reviewedTrip(world, boatId, { stars: 5 });
    await askAll();
    expect(await mailsTo(world, email)).toEqual([]);
  });
});

describe('an operator', () => {
  test('an operator gets a mail when a guest writes a review', async () => {
    const trip = await sailedTrip(world, boatId, { customer: 'Told Guest' });
    await review(world, trip.token, { stars: 4, words: 'The helm!' });
    await review(world, trip.token, { stars: 4, words: 'The helm!' });
    const mails = (await mailsTo(world, ROSAS)).filter(({ text }) => text.includes('Told Guest'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New review, 4 stars: Windward Rose, /),
    ]);
    expect(mails[0]?.text).toContain('The helm!');
  });

  test('an operator can reply to a review once, and the guest and the public can read the reply', async () => {
    const trip = await reviewedTrip(world, boatId, { stars: 3, words: 'Wet.' });
    const answer = (words: unknown, token = rosa) =>
      call<OperatorReviewView>(world.baseUrl, 'answerReview', {
        token,
        parts: { id: trip.reviewId },
        payload: { words },
      });
    for (const wrong of ['', ' ', 'a'.repeat(2001), null]) {
      expect((await answer(wrong)).status).toBe(400);
    }
    const stranger = await newOperator(world);
    expect((await answer('Not mine', stranger.token)).status).toBe(404);
    expect((await answer('So is the sea.')).body.answer?.words).toBe('So is the sea.');
    expect((await answer('So is the sea.')).status).toBe(200);
    const again = await answer('Sorry!');
    expect([again.status, again.message]).toEqual([
      409,
      'You already replied to this review, and replies can’t be edited.',
    ]);
    const { items } = await readAs<{ items: BoatReviewView[] }>(world.baseUrl, 'boatReviews', {
      id: boatId,
    });
    expect(items.find(({ words }) => words === 'Wet.')?.answer?.words).toBe('So is the sea.');
    const mail = await theMail(world, trip.email, 'Reply to your review: Windward Rose');
    expect(mail.text).toContain('So is the sea.');
    const seen = await readAs<TripReviewView>(world.baseUrl, 'tripReview', { token: trip.token });
    expect(seen.review?.answer?.words).toBe('So is the sea.');
  });

  test('an operator’s list of reviews contains only those of their own boats', async () => {
    const list = (token: string) =>
      call<{ items: OperatorReviewView[] }>(world.baseUrl, 'operatorReviews', { token });
    const own = (await list(rosa)).body.items;
    expect(new Set(own.map(({ boatName }) => boatName))).toEqual(
      new Set(['Windward Rose', 'Trade Wind']),
    );
    expect(own.map(({ madeAt }) => madeAt)).toEqual(
      own
        .map(({ madeAt }) => madeAt)
        .toSorted()
        .toReversed(),
    );
    expect((await list((await newOperator(world)).token)).body.items).toEqual([]);
  });

  test('the dashboard shows an operator’s rating over all boats once there are three reviews', async () => {
    const metricsOf = async (token: string) =>
      (await call<MetricsView>(world.baseUrl, 'operatorMetrics', { token })).body.rating;
    expect(await metricsOf((await newOperator(world)).token)).toBeNull();
    const { rows } = await world.database.query<{ stars: number }>(
      `select stars from reviews join boats on boats.id = boat_id
       join operators on operators.id = operator_id where operators.email = $1`,
      [ROSAS],
    );
    const average = rows.reduce((sum, { stars }) => sum + stars, 0) / rows.length;
    expect(rows.length).toBeGreaterThan(3);
    expect(await metricsOf(rosa)).toEqual({
      average: Math.round(average * 10) / 10,
      count: rows.length,
    });
  });
});
