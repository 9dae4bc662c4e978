import { portalPaths } from '#contract/pages/portal-paths.ts';
import { lastReviewDay } from '#domain/reviews/reviews.ts';
import {
  findMailedBooking,
  formatDayForGuest,
  guestMail,
  operatorMail,
  buildPageAddress,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import { toGuest, toOperator } from '../core/mails/booking-mail-templates.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailTemplate, MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import { findReviewByBooking, type ReviewRow } from './review-queries.ts';
import { findBookingToReview } from './review-trip.ts';

/** Mails about reviews. Skipped for a review that was hidden in the meantime. */
export const reviewMails = {
  'review-asked': async (deps, mail) => {
    const isOpen = await findBookingToReview(deps, mail.subject_id);
    const booking = isOpen && (await findMailedBooking(deps, mail.subject_id, 'visitor'));
    return booking && { content: askingMail(booking, deps), ...toGuest(deps, booking) };
  },
  reviewed: ofReview('operator', (booking, review, { site }) => {
    const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
    return operatorMail(booking, {
      subject: words.reviewed(booking.words.stars(review.stars), tripTitle(booking)),
      preview: words.reviewedShort(guest),
      paragraphs: [words.reviewedText(guest, boat)],
      facts: buildReviewFacts(booking, review),
      action: {
        label: words.answerReview,
        url: buildPageAddress(booking, site, portalPaths.operatorDashboard()),
      },
    });
  }),
  'review-answered': ofReview('visitor', (booking, review, { site }) => {
    const { words, operator_name: captain, boat_name: boat } = booking;
    return guestMail(booking, site, {
      subject: words.answered(tripTitle(booking)),
      preview: words.answeredShort(captain),
      paragraphs: [words.answeredText(captain, boat)],
      facts: [...buildReviewFacts(booking, review), [words.answer, review.answer ?? '']],
      action: { label: words.seeReview, url: `${booking.trip_url}#review` },
    });
  }),
} satisfies Partial<MailTemplates>;

function askingMail(booking: MailedBooking, { site }: Deps): MailContent {
  const { words, operator_name: captain, boat_name: boat } = booking;
  const until = formatDayForGuest(booking, lastReviewDay({ end: booking.end_date }));
  return guestMail(booking, site, {
    subject: words.howWasIt(tripTitle(booking)),
    preview: words.howWasItShort(boat),
    paragraphs: [words.howWasItText(boat, captain), words.howWasItUntil(until)],
    action: { label: words.reviewTrip, url: `${booking.trip_url}#review` },
  });
}

function ofReview(
  recipient: 'visitor' | 'operator',
  write: (booking: MailedBooking, review: ReviewRow, deps: Deps) => MailContent,
): MailTemplate {
  return async (deps, mail) => {
    const review = await findReviewByBooking(deps.database, mail.subject_id);
    if (!review || review.hidden_at !== null) return null;
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    const reader = recipient === 'visitor' ? toGuest(deps, booking) : toOperator(booking);
    return { content: write(booking, review, deps), ...reader };
  };
}

function buildReviewFacts({ words }: MailedBooking, review: ReviewRow): MailContent['facts'] {
  const stars: [string, string] = [words.review, words.stars(review.stars)];
  return review.words === null ? [stars] : [stars, [words.reviewWords, review.words]];
}
