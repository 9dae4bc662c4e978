import {
  findMailedBooking,
  guestMail,
  seeBooking,
  tripTitle,
} from '../bookings/mails/booking-mail-parts.ts';
import { toGuest } from '../bookings/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';

/** Its matter is the request that the operator wrote it in. */
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
    const content = guestMail(booking, deps.site, {
      subject: `Message from your captain: ${tripTitle(booking)}`,
      preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
      paragraphs: [
        `${booking.operator_name} writes to you about your trip on ${booking.boat_name}.`,
      ],
      facts: [['Message', message]],
      action: seeBooking(booking),
    });
    return { content, ...toGuest(deps, booking) };
  },
} satisfies Partial<MailTemplates>;
