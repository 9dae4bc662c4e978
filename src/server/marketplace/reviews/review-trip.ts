import type * as z from 'zod/mini';
import type { reviewPayload, TripReviewView } from '#contract/public/review-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { decideReview, computeLastReviewDay, getReviewStage } from '#domain/reviews/reviews.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { findBooking, lockBooking, type BookingRow } from '../core/bookings/booking-queries.ts';
import { findLinkedBooking } from '../core/trips/trip-links.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findTrip, noSuchTrip } from '../core/trips/read-trip.ts';
import { presentAnswer } from './review-presenter.ts';
import { findReviewByBooking, readSailedTrip } from './review-queries.ts';

type SentReview = z.output<typeof reviewPayload>;

/** Stores a guest's review, once, and mails the operator. */
export async function reviewTrip(
  deps: Deps,
  token: string,
  sent: SentReview,
): Promise<Outcome<TripReviewView, 'not-found' | 'conflict'>> {
  const written = await inTransaction<Outcome<null, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const linked = await findLinkedBooking(write, token, deps.now());
      const booking = linked === null ? null : await lockBooking(write, linked);
      // Checks the link again under the lock: the trip may have been handed over.
      const opened = await findLinkedBooking(write, token, deps.now());
      if (!booking || opened === null) return noSuchTrip;
      const known = await findReviewByBooking(write, booking.id);
      const trip = await readSailedTrip(write, booking);
      const decided = decideReview(trip, known, sent, deps.now());
      if (!decided.ok) return decided;
      if (decided.value === 'new') await writeReview(deps, write, booking, sent);
      return done(null);
    },
  );
  if (!written.ok) return written;
  const review = await readTripReview(deps, token);
  return review ? done(review) : noSuchTrip;
}

async function writeReview(
  deps: Deps,
  write: Transaction,
  { id: bookingId, boatId, language: booked }: BookingRow,
  { stars, words, language = booked }: SentReview,
): Promise<void> {
  const at = new Date(deps.now());
  await write
    .insertInto('reviews')
    .values({
      id: deps.newId(),
      bookingId,
      boatId,
      stars,
      words,
      language: words === null ? null : language,
      madeAt: at,
    })
    .execute();
  const mail = { kind: 'reviewed', recipient: 'operator', subjectId: bookingId, at } as const;
  await queueMail(deps.jobs, write, mail);
  await announceBoatChange(write, boatId);
}

/** Reads a trip's review and whether one can be written; null for an invalid link. */
export async function readTripReview(deps: Deps, token: string): Promise<TripReviewView | null> {
  const booking = await findTrip(deps, token);
  if (!booking) return null;
  const review = await findReviewByBooking(deps.database, booking.id);
  const trip = await readSailedTrip(deps.database, booking);
  return {
    boatName: booking.boatName,
    operatorName: booking.operatorName,
    stage: getReviewStage(trip, deps.now()),
    lastDay: computeLastReviewDay(trip),
    review: review && {
      stars: review.stars,
      words: review.words,
      language: review.language,
      madeAt: review.madeAt.toISOString(),
      answer: presentAnswer(review),
      hiddenFor: review.hiddenReason,
    },
  };
}

/** Finds a booking whose guest can be asked for a review. */
export async function findBookingToReview(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const trip = await readSailedTrip(deps.database, booking);
  if (getReviewStage(trip, deps.now()) !== 'open') return null;
  return (await findReviewByBooking(deps.database, bookingId)) ? null : booking;
}
