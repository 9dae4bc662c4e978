import type { TripView } from '#contract/trip-api.ts';
import { guestStepIn } from '#domain/guest-step-words.ts';
import words from '#domain/messages/steps.en.ts';

/** A trip's history as its guest reads it in English, oldest first. */
export function toldSteps({ steps }: Pick<TripView, 'steps'>): string[] {
  return steps.map((step) => guestStepIn('en', step, words));
}
