import { islandInstant, islandNow } from '#domain/time/days.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { describeForecast } from '#i18n/formats/describe-forecast.ts';
import type { ForecastDay } from '#domain/island/forecasts.ts';
import { formatTimeIn } from '#i18n/formats/language-formats.ts';
import { forecastMessages } from '#i18n/catalogues/forecast-messages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { describeLocation } from '#domain/island/ports.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { readTripFacts } from '../core/boats/trip-fact-columns.ts';
import {
  findMailedBooking,
  guestMail,
  buildOperatorFacts,
  seeBooking,
  smallestNumberNote,
  buildTripDetailRows,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import { toGuest } from '../core/mails/booking-mail-templates.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findFreshForecast } from '../forecasts/forecast-queries.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

/** Mail with what a guest needs on the day. Skipped if the trip has changed since it was queued. */
export const reminderMails = {
  reminder: async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'visitor');
    if (!booking || !(await isStillDue(deps, booking, mail.matter))) return null;
    const nowMs = deps.now();
    const forecast = await findFreshForecast(deps.database, { from: booking.start_date, nowMs });
    const onDay = forecast.find(({ day }) => day === booking.start_date);
    const content = reminderMail(booking, deps.site, { nowMs, forecast: onDay });
    return { content, ...toGuest(deps, booking) };
  },
} satisfies Partial<MailTemplates>;

async function isStillDue(
  { database, now }: Deps,
  { id, status, start_date: start, time }: MailedBooking,
  day: string | null,
): Promise<boolean> {
  if (status !== 'paid' || start !== day || islandInstant(start, time) <= now()) return false;
  return (await findOpenOffer(database, { bookingId: id })) === null;
}

/** True if the departure may still be called off for too few guests. */
function isUndecided(booking: MailedBooking, nowMs: number): boolean {
  const { decisionHours } = readTripFacts(booking);
  const departure = islandInstant(booking.start_date, booking.time);
  return nowMs < departure - decisionHours * HOUR_MS;
}

function reminderMail(
  booking: MailedBooking,
  site: MailSite,
  { nowMs, forecast }: { nowMs: number; forecast: ForecastDay | undefined },
): MailContent {
  const { words, language, code, boat_name: boat, operator_name: captain, time } = booking;
  const isToday = booking.start_date === islandNow(nowMs).day;
  const trip = time === null ? boat : `${boat}, ${formatTimeIn(language, time)}`;
  const place = describeLocation(
    tripsMessages[language],
    booking.boat_port,
    booking.boat_custom_port,
  );
  const sea = forecast && describeForecast(language, forecast, forecastMessages[language]);
  return guestMail(booking, site, {
    subject: isToday ? words.remindToday(trip) : words.remindTomorrow(trip),
    preview: words.remindShort(place, code),
    paragraphs: [
      isToday ? words.remindTodayText(boat, captain) : words.remindTomorrowText(boat, captain),
      ...(isUndecided(booking, nowMs) ? smallestNumberNote(booking) : []),
    ],
    facts: [
      ...buildTripDetailRows(booking),
      ...(sea ? ([[words.seaForecast, sea]] satisfies MailContent['facts']) : []),
      ...buildOperatorFacts(booking),
    ],
    action: seeBooking(booking),
    closing: [words.atDock(AT_DOCK_MINUTES)],
  });
}
