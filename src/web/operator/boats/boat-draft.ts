import * as z from 'zod/mini';
import { boatPayload } from '#contract/boat-payloads.ts';
import type { ImageView } from '#contract/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { emptyAvailability, tidyAvailability } from '#domain/availability-edits.ts';
import type { Availability } from '#domain/availability.ts';
import { boatReadiness, pricingModeOf, type Readiness } from '#domain/boat-readiness.ts';
import type { BoatStatus, BoatType, OfferedPricing, TripType } from '#domain/boats.ts';
import type { Day } from '#domain/days.ts';
import { centsFromDecimal } from '#domain/money.ts';
import { firstErrors, type FieldErrors } from '../../layout/use-checked-form.ts';

/** Texts as they are typed. */
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
};
export type DraftText = keyof typeof emptyTexts;

/** A boat as it stands in the editor. */
export type BoatDraft = typeof emptyTexts & {
  availability: Availability;
  images: readonly ImageView[];
};

export const newDraft: BoatDraft = { ...emptyTexts, availability: emptyAvailability, images: [] };

export function draftOf(boat: OperatorBoatView): BoatDraft {
  const { name, type, tripType, port, description, images } = boat;
  return {
    ...{ name, type, tripType, port, description, images },
    customPort: boat.customPort ?? '',
    capacity: String(boat.capacity),
    pricePerSeat: boat.pricePerSeat ?? '',
    charterPricePerDay: boat.charterPricePerDay ?? '',
    tripMinutes: String(boat.tripMinutes ?? ''),
    turnaroundMinutes: String(boat.turnaroundMinutes || ''),
    availability: tidyAvailability(boat.availability),
  };
}

/** The request payload. Prices that the trip type does not use are left out. */
export function payloadOf(draft: BoatDraft, status?: BoatStatus) {
  const mode = pricingModeIn(draft);
  return {
    ...draft,
    pricingMode: mode ?? '',
    capacity: draft.capacity.trim() === '' ? 0 : Number(draft.capacity),
    customPort: draft.port === 'other' ? draft.customPort : null,
    pricePerSeat: usesSeatPrice(draft) ? draft.pricePerSeat : null,
    charterPricePerDay: usesDayPrice(draft) ? draft.charterPricePerDay : null,
    ...lengthsIn(draft),
    images: draft.images.map(({ path, caption }) => ({ path, caption })),
    ...(status && { status }),
  };
}

/** Trip length and turnaround in minutes; null where the field is empty. */
export function lengthsIn({ tripMinutes, turnaroundMinutes }: BoatDraft) {
  const minutes = (text: string) => (text.trim() === '' ? null : Number(text));
  return { tripMinutes: minutes(tripMinutes), turnaroundMinutes: minutes(turnaroundMinutes) };
}

/** The mode that follows from the trip type (spec 4); null while none is chosen. */
export function pricingModeIn({ tripType }: BoatDraft): OfferedPricing | null {
  return tripType === '' ? null : pricingModeOf[tripType];
}

export function usesSeatPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'tour' || tripType === 'both';
}

export function usesDayPrice({ tripType }: BoatDraft): boolean {
  return tripType === 'private' || tripType === 'both';
}

/** Validation errors by field; none when the draft can be saved. */
export function problemsOf(draft: BoatDraft): FieldErrors {
  const parsed = z.safeParse(boatPayload, payloadOf(draft));
  return parsed.success ? {} : firstErrors(parsed.error.issues);
}

export function isSameDraft(one: BoatDraft, other: BoatDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type WaitingPhotos = { waiting: number; hasCalendar: boolean; today: Day };

/** Whether the draft could be published, with the photos still to be uploaded. */
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
