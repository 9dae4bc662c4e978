import { findBookingForGuest, findBookingForOperator } from '../core/mails/mailed-bookings.ts';
import { toGuest, toOperator } from '../core/mails/load-trip-mail.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { findReviewByBooking, type ReviewRow } from './review-queries.ts';
import { findBookingToReview } from './review-trip.ts';

export const reviewMails = {
  'review-asked': {
    visitor: async (deps, mail) => {
      if (!(await findBookingToReview(deps, mail.subjectId))) return null;
      const found = await findBookingForGuest(deps, mail.subjectId);
      return found && { data: { trip: found.trip }, ...toGuest(deps, found) };
    },
  },
  reviewed: {
    operator: async (deps, mail) => {
      const row = await findShownReview(deps.database, mail.subjectId);
      const found = row && (await findBookingForOperator(deps, mail.subjectId));
      if (!found) return null;
      return { data: { trip: found.trip, review: toMailedReview(row) }, ...toOperator(found) };
    },
  },
  'review-answered': {
    visitor: async (deps, mail) => {
      const row = await findShownReview(deps.database, mail.subjectId);
      const found = row && (await findBookingForGuest(deps, mail.subjectId));
      if (!found) return null;
      const answer = row.answer ?? '';
      return {
        data: { trip: found.trip, review: toMailedReview(row), answer },
        ...toGuest(deps, found),
      };
    },
  },
} satisfies Partial<MailLoaders>;

/** Null for a review that was hidden in the meantime. */
async function findShownReview(reader: Queryable, bookingId: string): Promise<ReviewRow | null> {
  const review = await findReviewByBooking(reader, bookingId);
  return review?.hiddenAt === null ? review : null;
}

function toMailedReview({ stars, words: text }: ReviewRow) {
  return { stars, text };
}
