import { formatFullDay } from '#domain/days.ts';
import { lastReviewDay } from '#domain/reviews.ts';
import {
  findMailedBooking,
  guestMail,
  operatorMail,
  tripTitle,
  type MailedBooking,
} from '../bookings/mails/booking-mail-parts.ts';
import { toGuest, toOperator } from '../bookings/mails/booking-mail-templates.ts';
import type { Deps } from '../dependencies.ts';
import type { MailTemplate, MailTemplates } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import { findReviewOf, type ReviewRow } from './review-queries.ts';
import { findBookingToReview } from './review-trip.ts';

/** What is asked and told about reviews. One that was hidden meanwhile is told to nobody. */
export const reviewMails = {
  'review-asked': async (deps, mail) => {
    const isOpen = await findBookingToReview(deps, mail.subject_id);
    const booking = isOpen && (await findMailedBooking(deps, mail.subject_id, 'visitor'));
    return booking && { content: askingMail(booking, deps), ...toGuest(deps, booking) };
  },
  reviewed: ofReview('operator', (booking, review, { site }) =>
    operatorMail(booking, {
      subject: `${starWords(review)}: ${tripTitle(booking)}`,
      preview: `${booking.customer_name} has reviewed the trip.`,
      paragraphs: [
        `${booking.customer_name} has reviewed the trip on ${booking.boat_name}. Everybody can read it on the boat’s page, with their first name. You can answer once, for everybody to read, too.`,
      ],
      facts: wordsOf(review),
      action: { label: 'Read and answer it', url: `${site.publicUrl}/operator/dashboard` },
    }),
  ),
  'review-answered': ofReview('visitor', (booking, review, { site }) =>
    guestMail(booking, site, {
      subject: `Answer to your review: ${tripTitle(booking)}`,
      preview: `${booking.operator_name} has answered you.`,
      paragraphs: [
        `${booking.operator_name} has answered your review of ${booking.boat_name}. The answer stands below it on the boat’s page.`,
      ],
      facts: [...wordsOf(review), ['Answer', review.answer ?? '']],
      action: { label: 'See your review', url: `${booking.trip_url}#review` },
    }),
  ),
} satisfies Partial<MailTemplates>;

function askingMail(booking: MailedBooking, { site }: Deps): MailContent {
  const until = formatFullDay(lastReviewDay({ end: booking.end_date }));
  return guestMail(booking, site, {
    subject: `How was it? ${tripTitle(booking)}`,
    preview: `Say how your trip on ${booking.boat_name} was.`,
    paragraphs: [
      `You sailed on ${booking.boat_name} with ${booking.operator_name}. How was it? One to five stars, and a few words if you like, help the next guests to choose, and your captain to get better.`,
      `You can say it until ${until}. We ask only this once. Your first name, the initial of your last one, the month of the trip and how many you were stand beside it.`,
    ],
    action: { label: 'Review your trip', url: `${booking.trip_url}#review` },
  });
}

function ofReview(
  recipient: 'visitor' | 'operator',
  write: (booking: MailedBooking, review: ReviewRow, deps: Deps) => MailContent,
): MailTemplate {
  return async (deps, mail) => {
    const review = await findReviewOf(deps.database, mail.subject_id);
    if (!review || review.hidden_at !== null) return null;
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    const reader = recipient === 'visitor' ? toGuest(deps, booking) : toOperator(booking);
    return { content: write(booking, review, deps), ...reader };
  };
}

function starWords({ stars }: ReviewRow): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

function wordsOf(review: ReviewRow): MailContent['facts'] {
  const stars: [string, string] = ['Review', starWords(review)];
  return review.words === null ? [stars] : [stars, ['Words', review.words]];
}
