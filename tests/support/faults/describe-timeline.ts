import type { TripView } from '#contract/public/trip-api.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import messages from '#locales/guest/trip/timeline.en.ts';

/** A trip's history as the guest reads it in English, oldest first. */
export function describeTimeline({ steps }: Pick<TripView, 'steps'>): string[] {
  return steps.map((step) => describeTimelineEntry('en', step, messages));
}
