import {
  boatPayload,
  type BoatChangesPayload,
  type BoatPayload,
} from '#contract/operator/boats/boat-payloads.ts';
import { tidyAvailability } from '#domain/availability/availability-edits.ts';
import { tidyStop } from '#i18n/languages/stop-texts.ts';
import { tidyTranslations } from '#i18n/languages/boat-texts.ts';
import { choosePricingMode } from '#domain/boats/boat-readiness.ts';
import { parseDecimalCents, formatDecimalCents } from '#domain/money/money.ts';
import type { Outcome } from '#domain/problems.ts';
import { checkPayload } from '../../platform/http/read-payload.ts';
import type { BoatRecord } from '../core/boats/boat-queries.ts';
import {
  buildTripFactColumns,
  readTripFacts,
  pickTranslations,
} from '../core/boats/trip-fact-columns.ts';

export function buildBoatColumns(form: BoatPayload) {
  return {
    name: form.name,
    type: form.type,
    tripType: form.tripType,
    pricingMode: choosePricingMode[form.tripType],
    port: form.port,
    customPort: form.port === 'other' ? form.customPort : null,
    capacity: form.capacity,
    // Clears the price of a mode that the boat does not offer, because its card would otherwise show that price.
    pricePerSeatCents: form.tripType === 'private' ? null : toCents(form.pricePerSeat),
    charterPriceCents: form.tripType === 'tour' ? null : toCents(form.charterPricePerDay),
    description: form.description,
    ...buildTranslationColumns(form),
    tripMinutes: form.tripMinutes ?? null,
    turnaroundMinutes: form.turnaroundMinutes ?? null,
    ...buildTripFactColumns(form),
    availability: JSON.stringify(tidyAvailability(form.availability)),
  };
}

function buildTranslationColumns({ textLanguage = 'en', translations, itinerary }: BoatPayload) {
  const tidy = tidyTranslations(translations ?? {}, textLanguage);
  const stops = (itinerary ?? []).map((stop) => tidyStop(stop, textLanguage));
  return {
    textLanguage,
    translations: JSON.stringify(tidy),
    itinerary: JSON.stringify(stops),
  };
}

/** Applies changes to the boat's form and validates the result like a new boat's form. */
export function changedForm(
  boat: BoatRecord,
  changes: BoatChangesPayload,
): Outcome<BoatPayload, 'invalid'> {
  const tripType = changes.tripType ?? boat.tripType;
  const stored = {
    name: boat.name,
    type: boat.type,
    tripType: boat.tripType,
    // Derives the pricing mode when only the trip type changes.
    pricingMode: choosePricingMode[tripType],
    port: boat.port,
    customPort: boat.customPort,
    capacity: boat.capacity,
    pricePerSeat: toDecimal(boat.pricePerSeatCents),
    charterPricePerDay: toDecimal(boat.charterPriceCents),
    description: boat.description,
    ...pickTranslations(boat),
    itinerary: boat.itinerary,
    tripMinutes: boat.tripMinutes,
    turnaroundMinutes: boat.turnaroundMinutes,
    ...readTripFacts(boat),
    decisionHours: boat.decisionHours,
    crewPhone: boat.crewPhone,
    meetingPhotoCaption: boat.meetingPhotoCaption,
    availability: boat.availability,
  };
  return checkPayload({ ...stored, ...changes }, boatPayload);
}

function toCents(text: string | null): number | null {
  return text === null ? null : parseDecimalCents(text);
}

function toDecimal(amount: number | null): string | null {
  return amount === null ? null : formatDecimalCents(amount);
}
