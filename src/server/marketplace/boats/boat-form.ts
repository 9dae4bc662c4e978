import {
  boatPayload,
  type BoatChangesPayload,
  type BoatPayload,
} from '#contract/operator/boat-payloads.ts';
import { tidyAvailability } from '#domain/availability/availability-edits.ts';
import { tidyTranslations } from '#i18n/languages/boat-texts.ts';
import { pricingModeOf } from '#domain/boats/boat-readiness.ts';
import { centsFromDecimal, decimalFromCents } from '#domain/money/money.ts';
import type { Outcome } from '#domain/problems.ts';
import { checkPayload } from '../../platform/http/read-payload.ts';
import type { BoatRecord } from '../core/boats/boat-queries.ts';
import { buildTripFactColumns, readTripFacts, writtenBy } from '../core/boats/trip-fact-columns.ts';

export function buildBoatColumns(form: BoatPayload) {
  return {
    name: form.name,
    type: form.type,
    trip_type: form.tripType,
    pricing_mode: pricingModeOf[form.tripType],
    port: form.port,
    custom_port: form.port === 'other' ? form.customPort : null,
    capacity: form.capacity,
    // Cleared, or the card would show a price for what the boat does not offer.
    price_per_seat_cents: form.tripType === 'private' ? null : cents(form.pricePerSeat),
    charter_price_cents: form.tripType === 'tour' ? null : cents(form.charterPricePerDay),
    description: form.description,
    ...buildTranslationColumns(form),
    trip_minutes: form.tripMinutes ?? null,
    turnaround_minutes: form.turnaroundMinutes ?? null,
    ...buildTripFactColumns(form),
    availability: JSON.stringify(tidyAvailability(form.availability)),
  };
}

function buildTranslationColumns({ textLanguage = 'en', translations }: BoatPayload) {
  const tidy = tidyTranslations(translations ?? {}, textLanguage);
  return { text_language: textLanguage, translations: JSON.stringify(tidy) };
}

/** Applies changes to the boat's form and validates it like a new boat's. */
export function changedForm(
  boat: BoatRecord,
  changes: BoatChangesPayload,
): Outcome<BoatPayload, 'invalid'> {
  const tripType = changes.tripType ?? boat.trip_type;
  const stored = {
    name: boat.name,
    type: boat.type,
    tripType: boat.trip_type,
    // Derives the pricing mode when only the trip type changes.
    pricingMode: pricingModeOf[tripType],
    port: boat.port,
    customPort: boat.custom_port,
    capacity: boat.capacity,
    pricePerSeat: decimal(boat.price_per_seat_cents),
    charterPricePerDay: decimal(boat.charter_price_cents),
    description: boat.description,
    ...writtenBy(boat),
    tripMinutes: boat.trip_minutes,
    turnaroundMinutes: boat.turnaround_minutes,
    ...readTripFacts(boat),
    decisionHours: boat.decision_hours,
    crewPhone: boat.crew_phone,
    availability: boat.availability,
  };
  return checkPayload({ ...stored, ...changes }, boatPayload);
}

function cents(text: string | null): number | null {
  return text === null ? null : centsFromDecimal(text);
}

function decimal(amount: number | null): string | null {
  return amount === null ? null : decimalFromCents(amount);
}
