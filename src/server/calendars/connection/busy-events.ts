import { addDays, islandInstant, isDay } from '#domain/days.ts';
import type { ExternalEvent, ExternalTime } from '../../gateways/calendar-service.ts';
import type { BusySpan } from '#domain/busy-times.ts';
import type { KeyedSpan } from '../write-busy.ts';

/** When a calendar's owner is busy, from an instant on: of its events those that stand and take time. */
export function busySpans(events: readonly ExternalEvent[], from: number): KeyedSpan[] {
  const spans = new Map<string, KeyedSpan>();
  for (const event of events) {
    const span = event.isBusy && !event.isCancelled ? spanOf(event.when) : null;
    if (span && span.endsAt > from) spans.set(event.id, { key: event.id, ...span });
  }
  return [...spans.values()];
}

/** Whole days are those days on the island, in whichever zone the calendar is kept (readings: time). */
export function spanOf(when: ExternalTime): BusySpan | null {
  if (when.kind === 'moment') return null;
  if (when.kind === 'times') {
    return when.endsAt > when.startsAt ? { startsAt: when.startsAt, endsAt: when.endsAt } : null;
  }
  const { first, last } = when;
  if (!isDay(first) || !isDay(last) || last < first) return null;
  return {
    startsAt: islandInstant(first, '00:00'),
    endsAt: islandInstant(addDays(last, 1), '00:00'),
  };
}
