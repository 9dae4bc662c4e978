import {
  BACK_BEFORE_MINUTES,
  computeShipFit,
  islandMinutes,
  timeOfMinutes,
} from '#domain/ships/port-calls.ts';
import { formatTimeIn } from '#i18n/formats/language-formats.ts';
import { toPortCall, type PortCallRow } from '../core/offers/ships-of-day.ts';
import {
  findMailedBooking,
  guestMail,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import { toGuest } from '../core/mails/booking-mail-templates.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

/** Checked before sending: an admin may have corrected a mistake, and a guest may have moved or left. */
export const shipMails = {
  'ship-changed': async (deps, { subject_id: bookingId }) => {
    const booking = await findMailedBooking(deps, bookingId, 'visitor');
    const call = booking && (await findShipOfBooking(deps.database, booking));
    const content = call && shipChangedMail(booking, call, deps.site);
    return content ? { content, ...toGuest(deps, booking) } : null;
  },
} satisfies Partial<MailTemplates>;

function shipChangedMail(
  booking: MailedBooking,
  row: PortCallRow,
  site: MailSite,
): MailContent | null {
  const { words, language, boat_name: boat, time, stated_minutes: statedMinutes } = booking;
  const call = toPortCall(row);
  const fit = computeShipFit(call, { time: time ?? '', statedMinutes, port: booking.boat_port });
  if (fit === 'fits' || !['pending', 'asked', 'paid'].includes(booking.status)) return null;
  const [from, to] = [call.arrival, call.allAboard].map((at) =>
    formatTimeIn(language, timeOfMinutes(islandMinutes(at, call))),
  );
  const [change, consequence] = {
    'too-early': [words.shipChangedText, words.leavesTooEarly] as const,
    'too-late': [words.shipChangedText, words.backTooLate(BACK_BEFORE_MINUTES)] as const,
    'no-length': [words.shipChangedUnknown, words.backUnknown(BACK_BEFORE_MINUTES)] as const,
  }[fit];
  return guestMail(booking, site, {
    subject: words.shipChanged(tripTitle(booking)),
    preview: words.shipChangedShort,
    paragraphs: [
      `${change(row.ship, boat, from ?? '', to ?? '')} ${consequence}`,
      words.shipChangedTerms,
    ],
    action: seeBooking(booking),
  });
}

/** Null if the call was cancelled or is not on the trip's current day. */
async function findShipOfBooking(
  reader: Queryable,
  { id, start_date: day, time }: MailedBooking,
): Promise<PortCallRow | null> {
  if (time === null) return null;
  const call = await reader
    .selectFrom('port_calls')
    .innerJoin('ship_guests', 'ship_guests.port_call_id', 'port_calls.id')
    .selectAll('port_calls')
    .where('ship_guests.booking_id', '=', id)
    .where('port_calls.day', '=', day)
    .where('port_calls.skipped_at', 'is', null)
    .executeTakeFirst();
  return call ?? null;
}
