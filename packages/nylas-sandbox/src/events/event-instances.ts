import type { CalendarRow } from '../calendars/calendar-records.ts';
import type { Work } from '../calendars/calendar-store.ts';
import { findEventRow, type EventRow } from './event-records.ts';
import { overlaps, computeSpan, type Span } from './event-times.ts';
import { notFound } from '../nylas-problems.ts';
import { readSeries, type Occurrence } from './recurrence-rules.ts';

/** Reads an event by id; generates an unchanged occurrence from its series. */
export async function readEvent(work: Work, calendar: CalendarRow, id: string): Promise<EventRow> {
  const row = (await findEventRow(work, calendar.id, id)) ?? (await madeUp(work, calendar, id));
  if (!row) throw notFound('Event');
  return row;
}

async function madeUp(work: Work, calendar: CalendarRow, id: string): Promise<EventRow | null> {
  const [, masterId, key] = /^([^_]+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? [];
  if (masterId === undefined || key === undefined) return null;
  const master = await findEventRow(work, calendar.id, masterId);
  if (!master?.body.recurrence) return null;
  const { recurrence, when } = master.body;
  const occurrence = readSeries(recurrence, when, calendar.body.timezone).at(key);
  return occurrence ? buildInstance(master, occurrence, calendar.body.timezone) : null;
}

/** Events that touch the window, with series expanded; moved occurrences are at their new times. */
export function expandRows(rows: readonly EventRow[], window: Span, zone: string): EventRow[] {
  const touched = new Set(rows.map((row) => row.id));
  return rows.flatMap((row) => {
    if (row.body.recurrence === null) return touches(row, window, zone) ? [row] : [];
    return readSeries(row.body.recurrence, row.body.when, zone)
      .between(window)
      .map((occurrence) => buildInstance(row, occurrence, zone))
      .filter((instance) => !touched.has(instance.id) && touches(instance, window, zone));
  });
}

/** Events that touch the window; a series represents its occurrences. */
export function gatherRows(rows: readonly EventRow[], window: Span, zone: string): EventRow[] {
  return rows.filter((row) => {
    if (row.body.recurrence === null) return touches(row, window, zone);
    return readSeries(row.body.recurrence, row.body.when, zone)
      .between(window)
      .some((occurrence) => overlaps(computeSpan(occurrence.when, zone), window));
  });
}

function touches(row: EventRow, window: Span, zone: string): boolean {
  return overlaps(computeSpan(row.body.when, zone), window);
}

function buildInstance(master: EventRow, occurrence: Occurrence, zone: string): EventRow {
  return {
    ...master,
    id: `${master.id}_${occurrence.key}`,
    master_id: master.id,
    original_start: computeSpan(occurrence.when, zone).start,
    body: { ...master.body, when: occurrence.when, recurrence: null },
  };
}
