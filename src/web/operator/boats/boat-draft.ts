import * as z from 'zod/mini';
import type { FieldMessages } from '#domain/problems.ts';
import { boatPayload } from '#contract/operator/boats/boat-payloads.ts';

import type { OperatorBoatView, OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { emptyAvailability, tidyAvailability } from '#domain/availability/availability-edits.ts';
import type { Availability } from '#domain/availability/availability.ts';
import {
  computeBoatReadiness,
  choosePricingMode,
  type Readiness,
} from '#domain/boats/boat-readiness.ts';
import type { BoatStatus, BoatType, OfferedPricing, TripType } from '#domain/boats/boats.ts';
import type { Day } from '#domain/time/days.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import type { Translations } from '#i18n/languages/boat-texts.ts';
import type { StopTranslations } from '#i18n/languages/stop-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { VisitedPlace } from '#domain/island/borders.ts';
import type { Place } from '#domain/island/port-places.ts';
import { firstErrors } from '../../forms/use-checked-form.ts';

/** Text fields as typed. */
const emptyTexts = {
  name: '',
  type: '' as BoatType | '',
  tripType: '' as TripType | '',
  port: '',
  customPort: '',
  capacity: '',
  pricePerSeat: '',
  charterPricePerDay: '',
  tripMinutes: '',
  turnaroundMinutes: '',
  description: '',
  meetingPoint: '',
  bring: '',
  included: '',
  notIncluded: '',
  crewPhone: '',
  meetingPhotoCaption: '',
  noticeHours: '',
  smallestNumber: '',
  decisionHours: '',
};
export type DraftText = keyof typeof emptyTexts;

/** Returns the value, error and change handler of a text field. */
export type FieldOf = (name: DraftText) => {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export type BoatDraft = typeof emptyTexts & {
  /** Degrees as typed; both are empty if the pin is at the port. */
  pin: PinDraft;
  visits: readonly VisitedPlace[];
  suits: SuitsDraft;
  itinerary: readonly StopDraft[];
  textLanguage: Language;
  translations: Translations;
  availability: Availability;
  images: readonly OwnImageView[];
};

export type PinDraft = { latitude: string; longitude: string };

export const noPin: PinDraft = { latitude: '', longitude: '' };

/** Empty values mean that the operator has chosen nothing. */
const unknownSuits = { swimming: '', boarding: '', sea: '', youngestAge: '', wheelchair: '' };
export type SuitsDraft = typeof unknownSuits;

/** A stop as typed. `id` identifies the stop while stops are reordered. */
export type StopDraft = {
  id: number;
  title: string;
  details: string;
  minutes: string;
  pin: PinDraft;
  translations: StopTranslations;
};

export const newDraft: BoatDraft = {
  ...emptyTexts,
  pin: noPin,
  visits: [],
  suits: unknownSuits,
  itinerary: [],
  textLanguage: 'en',
  translations: {},
  availability: emptyAvailability,
  images: [],
};

export function createDraft(boat: OperatorBoatView): BoatDraft {
  const { name, type, tripType, port, description, images, textLanguage, translations } = boat;
  return {
    name,
    type,
    tripType,
    port,
    description,
    images,
    textLanguage,
    translations,
    customPort: boat.customPort ?? '',
    capacity: String(boat.capacity),
    pricePerSeat: boat.pricePerSeat ?? '',
    charterPricePerDay: boat.charterPricePerDay ?? '',
    tripMinutes: String(boat.tripMinutes ?? ''),
    turnaroundMinutes: String(boat.turnaroundMinutes || ''),
    ...createFactsDraft(boat),
    availability: tidyAvailability(boat.availability),
  };
}

function createFactsDraft(boat: OperatorBoatView) {
  const { meetingPoint, bring, included, visits, pin, smallestNumber } = boat;
  // Servers of the previous version do not send these fields.
  const sent: Partial<OperatorBoatView> = boat;
  const { notIncluded = '', suits = {}, itinerary = [], meetingPhotoCaption = '' } = sent;
  return {
    meetingPoint,
    bring,
    included,
    notIncluded,
    meetingPhotoCaption,
    visits,
    suits: createSuitsDraft(suits),
    itinerary: itinerary.map(createStopDraft),
    crewPhone: boat.crewPhone ?? '',
    noticeHours: String(boat.noticeHours || ''),
    smallestNumber: String(smallestNumber ?? ''),
    decisionHours: smallestNumber ? String(boat.decisionHours) : '',
    pin: createPinDraft(pin),
  };
}

function createSuitsDraft(suits: OperatorBoatView['suits']): SuitsDraft {
  const { swimming = '', boarding = '', sea = '', youngestAge = '', wheelchair = '' } = suits;
  return { swimming, boarding, sea, youngestAge: String(youngestAge), wheelchair };
}

function createStopDraft(stop: OperatorBoatView['itinerary'][number], index: number): StopDraft {
  const { title, details, minutes, place, translations } = stop;
  const pin = createPinDraft(place);
  return { id: index, title, details, minutes: String(minutes), pin, translations };
}

export function createNewStop(stops: readonly StopDraft[]): StopDraft {
  const id = Math.max(-1, ...stops.map((stop) => stop.id)) + 1;
  return { id, title: '', details: '', minutes: '', pin: noPin, translations: {} };
}

export function createPinDraft(place: Place | null): PinDraft {
  if (!place) return noPin;
  return { latitude: String(place.latitude), longitude: String(place.longitude) };
}

/** Builds the request payload. Omits prices that the trip type does not use. */
export function buildPayload(draft: BoatDraft, status?: BoatStatus) {
  const mode = findPricingMode(draft);
  return {
    ...draft,
    pricingMode: mode ?? '',
    capacity: draft.capacity.trim() === '' ? 0 : Number(draft.capacity),
    customPort: draft.port === 'other' ? draft.customPort : null,
    pricePerSeat: usesSeatPrice(draft) ? draft.pricePerSeat : null,
    charterPricePerDay: usesDayPrice(draft) ? draft.charterPricePerDay : null,
    ...readLengths(draft),
    pin: readPin(draft.pin),
    suits: readSuits(draft.suits),
    itinerary: draft.itinerary.map(readStop),
    noticeHours: parseNumber(draft.noticeHours),
    smallestNumber: usesSeatPrice(draft) ? parseNumber(draft.smallestNumber) : null,
    decisionHours: parseNumber(draft.decisionHours),
    images: draft.images.map(({ path, caption, focus, shows }) => ({
      path,
      caption,
      focus,
      shows,
    })),
    ...(status && { status }),
  };
}

/** Returns trip length and turnaround in minutes; null for an empty field. */
export function readLengths({ tripMinutes, turnaroundMinutes }: BoatDraft) {
  return {
    tripMinutes: parseNumber(tripMinutes),
    turnaroundMinutes: parseNumber(turnaroundMinutes),
  };
}

function readSuits({ youngestAge, ...choices }: SuitsDraft) {
  const chosen = Object.entries(choices).map(([name, choice]) => [name, choice || null] as const);
  return { ...Object.fromEntries(chosen), youngestAge: parseNumber(youngestAge) };
}

function readStop({ title, details, minutes, pin, translations }: StopDraft) {
  return { title, details, minutes: parseNumber(minutes), place: readPin(pin), translations };
}

export function parseNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** Returns the pin; null if it is at the port. A missing coordinate is NaN, which fails validation. */
export function readPin({ latitude, longitude }: PinDraft): Place | null {
  if (latitude.trim() === '' && longitude.trim() === '') return null;
  return { latitude: parseNumber(latitude) ?? NaN, longitude: parseNumber(longitude) ?? NaN };
}

/** Derives the pricing mode from the trip type (spec 4); null until a trip type is chosen. */
export function findPricingMode({ tripType }: BoatDraft): OfferedPricing | null {
  return tripType === '' ? null : choosePricingMode[tripType];
}

export function usesSeatPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'tour' || tripType === 'both';
}

export function usesDayPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'private' || tripType === 'both';
}

/** Returns the validation errors by field; empty if the draft can be saved. */
export function listProblems(draft: BoatDraft): FieldMessages {
  const parsed = z.safeParse(boatPayload, buildPayload(draft));
  if (parsed.success) return {};
  return firstErrors(
    parsed.error.issues.map(({ path, message }) => ({ path: buildErrorPath(path), message })),
  );
}

/** Fields whose parts show their own errors, under the same paths as the server's errors: `itinerary.0.title`. */
const nestedFields: readonly PropertyKey[] = ['itinerary', 'suits', 'translations'];

function buildErrorPath(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const [field = ''] = path;
  return nestedFields.includes(field) ? [path.join('.')] : path;
}

export function isSameDraft(one: BoatDraft, other: BoatDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type WaitingPhotos = { waiting: number; hasCalendar: boolean; today: Day };

/** Checks whether the draft could be published, including photos not yet uploaded. */
export function draftReadiness(
  draft: BoatDraft,
  { waiting, hasCalendar, today }: WaitingPhotos,
): Readiness {
  return computeBoatReadiness(
    {
      tripType: draft.tripType || 'both',
      pricePerSeatCents: usesSeatPrice(draft) ? parseDecimalCents(draft.pricePerSeat) : null,
      charterPriceCents: usesDayPrice(draft) ? parseDecimalCents(draft.charterPricePerDay) : null,
      availability: draft.availability,
      photoCount: draft.images.length + waiting,
      hasCalendar,
    },
    today,
  );
}
