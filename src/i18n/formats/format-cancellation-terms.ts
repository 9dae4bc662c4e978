import { toIslandNow } from '#domain/time/days.ts';
import { localizeDay, localizeTime, type DayShape } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { TripsMessages } from '../catalogues/messages.ts';

/** "Free cancellation until Thursday, December 3 at 9:00 AM.", or that a cancellation no longer gets a refund. */
export function formatCancellationTerms(
  language: Language,
  freeUntilMs: number | null,
  trips: TripsMessages,
  shape: DayShape = 'weekdayDay',
): string {
  if (freeUntilMs === null) return trips.noRefundFromNow;
  const { day, time } = toIslandNow(freeUntilMs);
  const moment = trips.dayAtTime(localizeDay(language, day, shape), localizeTime(language, time));
  return trips.freeCancellationUntil(moment);
}
