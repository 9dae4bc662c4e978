import type { TripView } from '#contract/public/trip-api.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import messages from '#locales/guest/trip/timeline.en.ts';

/** Returns a trip's history as a guest reads it in English, oldest step first. */
export function describeTimeline({ steps }: Pick<TripView, 'steps'>): string[] {
  return steps.map((step) => describeTimelineEntry('en', step, messages));
}
