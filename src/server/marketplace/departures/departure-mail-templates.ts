import {
  findMailedBooking,
  guestMail,
  seeBooking,
  tripTitle,
} from '../core/mails/booking-mail-parts.ts';
import { toGuest } from '../core/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';

/** The `matter` of this mail is the request in which the operator wrote it. */
export const departureMails = {
  'operator-wrote': async (deps, { subject_id: bookingId, matter }) => {
    const booking = await findMailedBooking(deps, bookingId, 'visitor');
    const event = await deps.database
      .selectFrom('booking_events')
      .select('facts')
      .where('booking_id', '=', bookingId)
      .where('idempotency_key', '=', matter)
      .executeTakeFirst();
    const message = event?.facts['message'];
    if (!booking || typeof message !== 'string') return null;
    const { words } = booking;
    const content = guestMail(booking, deps.site, {
      subject: words.wrote(tripTitle(booking)),
      preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
      paragraphs: [words.wroteText(booking.operator_name, booking.boat_name)],
      facts: [[words.message, message]],
      action: seeBooking(booking),
    });
    return { content, ...toGuest(deps, booking) };
  },
} satisfies Partial<MailTemplates>;
