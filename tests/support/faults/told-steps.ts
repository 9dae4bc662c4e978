import type { TripView } from '#contract/public/trip-api.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import words from '#locales/guest/trip/steps.en.ts';

/** A trip's history as the guest reads it in English, oldest first. */
export function toldSteps({ steps }: Pick<TripView, 'steps'>): string[] {
  return steps.map((step) => describeTimelineEntry('en', step, words));
}
