import type { Selectable } from 'kysely';
import type { BoatPayload } from '#contract/operator/boat-payloads.ts';
import { localizeBoatTexts } from '#i18n/languages/boat-texts.ts';
import { listVisits } from '#domain/island/borders.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import type { TripFacts } from '#domain/boats/trip-facts.ts';
import type { Tables } from '../../../../../db/tables.ts';

/**
 * Maps a row to the trip details for guests. Rows of bookings contain their boat's columns, too, with the smallest
 * number that was shown at the sale.
 */
export function readTripFacts(row: TripFactRow): TripFacts {
  const { pin_latitude: latitude, pin_longitude: longitude } = row;
  return {
    meetingPoint: row.meeting_point,
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
    bring: row.bring,
    included: row.included,
    visits: listVisits(row.visits),
    noticeHours: row.notice_hours,
    smallestNumber: row.smallest_number,
    decisionHours: row.decision_hours ?? USUAL_DECISION_HOURS,
  };
}

type TripFactRow = Pick<
  Selectable<Tables['boats']>,
  (typeof toldColumns)[number] | 'smallest_number' | 'decision_hours'
>;

const toldColumns = [
  'meeting_point',
  'pin_latitude',
  'pin_longitude',
  'bring',
  'included',
  'visits',
  'text_language',
  'translations',
  'notice_hours',
] as const;

/** Returns the operator's texts about the day, translated where possible, with the language of each. */
export function textsForGuest(row: TripFactRow, language: Language) {
  const { meetingPoint, bring, included } = readTripFacts(row);
  return localizeBoatTexts(language, {
    meetingPoint,
    bring,
    included,
    description: '',
    ...writtenBy(row),
  });
}

export function writtenBy(row: Pick<TripFactRow, 'text_language' | 'translations'>) {
  return { textLanguage: row.text_language, translations: row.translations };
}

/** Columns for queries that join `boats`. */
export const tripFactColumns = toldColumns.map((column) => `boats.${column}` as const);

/** Maps the boat's form to columns. The smallest number counts seats, so a boat that sells only charters has none. */
export function buildTripFactColumns(form: BoatPayload) {
  return {
    meeting_point: form.meetingPoint ?? '',
    pin_latitude: form.pin?.latitude ?? null,
    pin_longitude: form.pin?.longitude ?? null,
    bring: form.bring ?? '',
    included: form.included ?? '',
    visits: listVisits(form.visits ?? []),
    crew_phone: form.crewPhone || null,
    notice_hours: form.noticeHours ?? 0,
    smallest_number: form.tripType === 'private' ? null : (form.smallestNumber ?? null),
    decision_hours: form.decisionHours ?? null,
  };
}
