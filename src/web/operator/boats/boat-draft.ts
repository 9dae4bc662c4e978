import * as z from 'zod/mini';
import { boatPayload } from '#contract/operator/boat-payloads.ts';
import type { ImageView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { emptyAvailability, tidyAvailability } from '#domain/availability/availability-edits.ts';
import type { Availability } from '#domain/availability/availability.ts';
import { boatReadiness, pricingModeOf, type Readiness } from '#domain/boats/boat-readiness.ts';
import type { BoatStatus, BoatType, OfferedPricing, TripType } from '#domain/boats/boats.ts';
import type { Day } from '#domain/time/days.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { Translations } from '#i18n/languages/boat-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { VisitedPlace } from '#domain/island/borders.ts';
import type { Place } from '#domain/island/port-places.ts';
import { firstErrors, type FieldErrors } from '../../forms/use-checked-form.ts';

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
  crewPhone: '',
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
  /** Degrees as typed; both empty for the port's place. */
  pin: PinDraft;
  visits: readonly VisitedPlace[];
  textLanguage: Language;
  translations: Translations;
  availability: Availability;
  images: readonly ImageView[];
};

export type PinDraft = { latitude: string; longitude: string };

export const noPin: PinDraft = { latitude: '', longitude: '' };

export const newDraft: BoatDraft = {
  ...emptyTexts,
  pin: noPin,
  visits: [],
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
  return {
    meetingPoint,
    bring,
    included,
    visits,
    crewPhone: boat.crewPhone ?? '',
    noticeHours: String(boat.noticeHours || ''),
    smallestNumber: String(smallestNumber ?? ''),
    decisionHours: smallestNumber ? String(boat.decisionHours) : '',
    pin: pin ? { latitude: String(pin.latitude), longitude: String(pin.longitude) } : noPin,
  };
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
    noticeHours: parseNumber(draft.noticeHours),
    smallestNumber: usesSeatPrice(draft) ? parseNumber(draft.smallestNumber) : null,
    decisionHours: parseNumber(draft.decisionHours),
    images: draft.images.map(({ path, caption }) => ({ path, caption })),
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

function parseNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** Returns the pin; null for the port's place. A missing half is NaN, which fails validation. */
export function readPin({ latitude, longitude }: PinDraft): Place | null {
  if (latitude.trim() === '' && longitude.trim() === '') return null;
  return { latitude: parseNumber(latitude) ?? NaN, longitude: parseNumber(longitude) ?? NaN };
}

/** Derives the pricing mode from the trip type (spec 4); null until one is chosen. */
export function findPricingMode({ tripType }: BoatDraft): OfferedPricing | null {
  return tripType === '' ? null : pricingModeOf[tripType];
}

export function usesSeatPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'tour' || tripType === 'both';
}

export function usesDayPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'private' || tripType === 'both';
}

/** Returns the validation errors by field; empty if the draft can be saved. */
export function listProblems(draft: BoatDraft): FieldErrors {
  const parsed = z.safeParse(boatPayload, buildPayload(draft));
  return parsed.success ? {} : firstErrors(parsed.error.issues);
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
  return boatReadiness(
    {
      tripType: draft.tripType || 'both',
      pricePerSeatCents: usesSeatPrice(draft) ? centsFromDecimal(draft.pricePerSeat) : null,
      charterPriceCents: usesDayPrice(draft) ? centsFromDecimal(draft.charterPricePerDay) : null,
      availability: draft.availability,
      photoCount: draft.images.length + waiting,
      hasCalendar,
    },
    today,
  );
}
