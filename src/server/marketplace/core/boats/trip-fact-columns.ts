import type { Selectable } from 'kysely';
import type { BoatPayload } from '#contract/operator/boats/boat-payloads.ts';
import { tidyCaption } from '#domain/boats/photo-rules.ts';
import { completeTranslations, localizeBoatTexts } from '#i18n/languages/boat-texts.ts';
import { listVisits } from '#domain/island/borders.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import type { MeetingPoint, TripFacts } from '#domain/boats/trip-facts.ts';
import type { Tables } from '../../../../../db/tables.ts';

/**
 * Maps a row with a boat's columns to the trip details for guests. In a booking's row, the smallest number is the
 * number shown at the sale.
 */
export function readTripFacts(row: TripFactRow): TripFacts {
  return {
    meetingPoint: row.meetingPoint,
    pin: readPin(row),
    bring: row.bring,
    included: row.included,
    notIncluded: row.notIncluded,
    suits: row.suits,
    visits: listVisits(row.visits),
    noticeHours: row.noticeHours,
    smallestNumber: row.smallestNumber,
    decisionHours: row.decisionHours ?? USUAL_DECISION_HOURS,
  };
}

type TripFactRow = Pick<
  BoatRow,
  (typeof guestColumns)[number] | 'smallestNumber' | 'decisionHours'
>;

type BoatRow = Selectable<Tables['boats']>;

export function readMeetingPoint(
  row: Pick<BoatRow, 'meetingPoint' | 'pinLatitude' | 'pinLongitude' | 'port' | 'customPort'>,
): MeetingPoint {
  const { meetingPoint, port, customPort } = row;
  return { meetingPoint, pin: readPin(row), port, customPort };
}

function readPin(row: Pick<BoatRow, 'pinLatitude' | 'pinLongitude'>): MeetingPoint['pin'] {
  const { pinLatitude: latitude, pinLongitude: longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const guestColumns = [
  'meetingPoint',
  'pinLatitude',
  'pinLongitude',
  'bring',
  'included',
  'notIncluded',
  'suits',
  'visits',
  'textLanguage',
  'translations',
  'noticeHours',
] as const;

/** Returns the operator's texts about the day, translated where possible, with the language of each. */
export function textsForGuest(row: TripFactRow, language: Language) {
  const { meetingPoint, bring, included, notIncluded } = readTripFacts(row);
  return localizeBoatTexts(language, {
    meetingPoint,
    bring,
    included,
    notIncluded,
    description: '',
    ...pickTranslations(row),
  });
}

export function pickTranslations(row: Pick<TripFactRow, 'textLanguage' | 'translations'>) {
  return {
    textLanguage: row.textLanguage,
    translations: completeTranslations(row.translations),
  };
}

/** Columns for queries that join `boats`. */
export const tripFactColumns = guestColumns.map((column) => `boats.${column}` as const);

/** Omits options that the operator did not choose. */
const dropNulls = (_: string, value: unknown) => value ?? undefined;

/** Maps the boat's form to columns. The smallest number counts seats, so a boat that sells only charters has none. */
export function buildTripFactColumns(form: BoatPayload) {
  return {
    meetingPoint: form.meetingPoint ?? '',
    pinLatitude: form.pin?.latitude ?? null,
    pinLongitude: form.pin?.longitude ?? null,
    bring: form.bring ?? '',
    included: form.included ?? '',
    notIncluded: form.notIncluded ?? '',
    suits: JSON.stringify(form.suits ?? {}, dropNulls),
    visits: listVisits(form.visits ?? []),
    crewPhone: form.crewPhone || null,
    meetingPhotoCaption: tidyCaption(form.meetingPhotoCaption ?? ''),
    noticeHours: form.noticeHours ?? 0,
    smallestNumber: form.tripType === 'private' ? null : (form.smallestNumber ?? null),
    decisionHours: form.decisionHours ?? null,
  };
}
