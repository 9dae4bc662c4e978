import { hash } from 'node:crypto';
import { computeStatedSpan } from '#domain/availability/busy-times.ts';
import { getMeetingPlace } from '#domain/boats/trip-facts.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import type { Place } from '#domain/island/port-places.ts';
import { describeLocation } from '#domain/island/ports.ts';
import { addDays, toInstant, toIslandNow, type Day } from '#domain/time/days.ts';
import { computePassState, type PassState } from '#domain/trip-changes/wallet-passes.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { localizeDay, localizeTime } from '#i18n/formats/language-formats.ts';
import { spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import type { BookingRecord } from '../core/bookings/booking-queries.ts';
import { readTripFacts, textsForGuest } from '../core/boats/trip-fact-columns.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { PassRow } from './pass-queries.ts';

/** A line of a pass, in the guest's language. */
export type PassField = {
  name: 'boat' | 'state' | 'date' | 'time' | 'returns' | 'guests' | 'place' | 'captain' | 'code';
  label: string;
  value: string;
};

/** Content of a pass in any wallet. */
export type PassContent = {
  passId: string;
  state: PassState;
  language: Language;
  title: string;
  fields: PassField[];
  /** Text of the boarding code; null once the pass is void. */
  code: string | null;
  /** Null for a transferred trip, which belongs to another guest. */
  when: { startsAtMs: number; endsAtMs: number } | null;
  location: Place | null;
};

type NamedPass = Pick<PassRow, 'id' | 'madeAt'>;

/** Reads the current content of a booking's pass. */
export async function readPassContent(
  reader: Queryable,
  booking: BookingRecord,
  pass: NamedPass,
  site: Deps['site'],
): Promise<PassContent> {
  const offer = await findOpenOffer(reader, { bookingId: booking.id });
  return buildPassContent({ ...booking, hasOpenOffer: offer !== null }, pass, site);
}

/** Builds a pass. It shows no more than the trip's page, and only the boat's name once the trip was transferred. */
function buildPassContent(
  booking: BookingRecord & { hasOpenOffer: boolean },
  pass: NamedPass,
  site: Deps['site'],
): PassContent {
  const language = spokenLanguage(booking.language, site);
  const t = mailMessages[language];
  const state = computePassState(pass, booking);
  const boat = isolateName(booking.boatName);
  const isHidden = state === 'transferred';
  const stateText = {
    valid: null,
    calledOff: t.tripCalledOff,
    cancelled: t.tripCancelled,
    transferred: t.tripTransferred,
  };
  return {
    passId: pass.id,
    state,
    language,
    title: t.calendarTitle(boat),
    fields: [
      ...describe('boat', t.boat, boat),
      ...describe('state', t.passState, stateText[state]),
      ...(isHidden ? [] : describeTrip(booking, language)),
    ],
    code: state === 'valid' ? booking.code : null,
    when: isHidden ? null : computeWhen(booking),
    location: isHidden
      ? null
      : getMeetingPlace({ pin: readTripFacts(booking).pin, port: booking.boatPort }),
  };
}

/** Hashes the content, so that devices are not updated after changes that the pass does not show. */
export function computePassFingerprint(content: PassContent): string {
  return hash('sha256', JSON.stringify(content), 'base64url');
}

function describeTrip(booking: BookingRecord, language: Language): PassField[] {
  const t = mailMessages[language];
  const { time, startDate: start, endDate: end } = booking;
  const days = [start, ...(end === start ? [] : [end])].map((day) =>
    localizeDay(language, day, 'shortWeekday'),
  );
  const { meetingPoint } = textsForGuest(booking, language).texts;
  const port = describeLocation(tripsMessages[language], booking.boatPort, booking.boatCustomPort);
  return [
    ...describe('date', t.date, days.length > 1 ? t.fromTo(days[0] ?? '', days[1] ?? '') : days[0]),
    ...describe('time', t.time, time && localizeTime(language, time)),
    ...describe('returns', t.passReturns, describeReturn(booking, language)),
    ...describe('guests', t.party, String(booking.groupSize)),
    ...describe('place', t.meetingPoint, [meetingPoint, port].filter(Boolean).join('\n')),
    ...describe('captain', t.captain, isolateName(booking.operatorName)),
    ...describe('code', t.booking, booking.code),
  ];
}

/** Formats the time of the return, with its day if it differs; null unless the operator stated a length. */
function describeReturn(booking: BookingRecord, language: Language): string | null {
  const { startDate: start, time, pricingMode, statedMinutes } = booking;
  if (time === null || pricingMode === 'charter' || statedMinutes === null) return null;
  const { endsAt } = computeSpan(booking);
  if (endsAt === null) return null;
  const end = toIslandNow(endsAt);
  const at = localizeTime(language, end.time);
  return end.day === start
    ? at
    : mailMessages[language].timeOnDay(at, localizeDay(language, end.day, 'shortDay'));
}

/** Returns the validity of the pass: it ends with the trip, or with the trip's last day if no length was stated. */
function computeWhen(booking: BookingRecord) {
  const { startsAt, endsAt } = computeSpan(booking);
  const lastDay: Day = booking.endDate;
  return { startsAtMs: startsAt, endsAtMs: endsAt ?? toInstant(addDays(lastDay, 1), '00:00') };
}

function computeSpan({
  pricingMode: mode,
  startDate: start,
  endDate: end,
  ...trip
}: BookingRecord) {
  const { time, statedMinutes } = trip;
  return computeStatedSpan({ mode, start, end, time, statedMinutes });
}

function describe(
  name: PassField['name'],
  label: string,
  value: string | null | undefined,
): PassField[] {
  return value ? [{ name, label, value }] : [];
}
