import * as z from 'zod/mini';
import { isDay, isZone, computeSpan, type When } from './event-times.ts';
import { readSeries } from './recurrence-rules.ts';

const day = z.string().check(z.refine(isDay, { error: 'must be a day, yyyy-MM-dd' }));
const zone = z.string().check(z.refine(isZone, { error: 'must be an IANA time zone' }));
const seconds = z.int().check(z.minimum(0), z.maximum(253_402_300_799));
const shortText = z.string().check(z.maxLength(1024));
const nothingOr = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Responses contain `object`; as at Nylas, requests may omit it. */
const WrittenWhen = z.union(
  [
    z.object({ time: seconds, timezone: z.optional(zone) }),
    z
      .object({
        start_time: seconds,
        end_time: seconds,
        start_timezone: z.optional(zone),
        end_timezone: z.optional(zone),
      })
      .check(
        z.refine((span) => span.end_time > span.start_time, {
          error: 'end_time must be after start_time',
        }),
      ),
    z.object({ date: day }),
    z.object({ start_date: day, end_date: day }).check(
      z.refine((span) => span.end_date >= span.start_date, {
        error: 'end_date must not be before start_date',
      }),
    ),
  ],
  { error: 'must be a time, a timespan, a date or a datespan' },
);

export const WireWhen = z.pipe(WrittenWhen, z.transform(toWhen));

function toWhen(written: z.infer<typeof WrittenWhen>): When {
  if ('time' in written) return { object: 'time', ...written };
  if ('start_time' in written) return { object: 'timespan', ...written };
  if ('date' in written) return { object: 'date', ...written };
  return { object: 'datespan', ...written };
}

/** Requires the address, as the API documents, and drops unknown fields. */
const Participant = z.object({
  email: shortText.check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an email address' })),
  name: z.optional(shortText),
  status: z._default(z.enum(['noreply', 'yes', 'no', 'maybe']), 'noreply'),
  comment: z.optional(shortText),
  phone_number: z.optional(shortText),
});
export type Participant = z.infer<typeof Participant>;

export const Metadata = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
  .check(z.refine((pairs) => Object.keys(pairs).length <= 50, { error: 'has 50 keys at most' }));

const fields = {
  title: nothingOr(shortText),
  description: nothingOr(z.string().check(z.maxLength(8192))),
  location: nothingOr(shortText),
  busy: z.optional(z.boolean()),
  participants: z.optional(z.array(Participant).check(z.maxLength(200))),
  recurrence: nothingOr(z.array(shortText).check(z.maxLength(50))),
  metadata: nothingOr(Metadata),
  visibility: z.optional(z.enum(['default', 'public', 'private'])),
  hide_participants: z.optional(z.boolean()),
  conferencing: nothingOr(z.looseObject({ provider: shortText })),
  reminders: nothingOr(z.looseObject({ use_default: z.optional(z.boolean()) })),
};

/** POST: only `when` is required. Drops unknown fields. */
export const NewEvent = z.object({ ...fields, when: WireWhen });
/** PUT: given fields replace stored ones. */
export const EventChange = z.object({ ...fields, when: z.optional(WireWhen) });
export type EventChange = z.infer<typeof EventChange>;

export type EventStatus = 'cancelled' | 'confirmed' | 'maybe';

/** Stored fields of an event except ids and timestamps; API fields keep their API names. */
export type EventBody = {
  title: string;
  when: When;
  status: EventStatus;
  busy: boolean;
  recurrence: string[] | null;
  participants: Participant[];
  description: string | null;
  location: string | null;
  metadata: Record<string, string> | null;
  visibility: 'default' | 'private' | 'public';
  hide_participants: boolean;
  conferencing: object | null;
  reminders: object | null;
  /** UID in the file from which the calendar's owner imported the event. */
  ical_uid?: string;
};

export function newEventBody(change: EventChange & { when: When }, status: EventStatus): EventBody {
  return mergeEvent(
    {
      title: '',
      when: change.when,
      status,
      busy: true,
      recurrence: null,
      participants: [],
      description: null,
      location: null,
      metadata: null,
      visibility: 'default',
      hide_participants: false,
      conferencing: null,
      reminders: null,
    },
    change,
  );
}

/** Merges top-level fields; replaces nested values as a whole. */
export function mergeEvent(before: EventBody, change: EventChange): EventBody {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  const merged = { ...before, ...given };
  const recurrence = merged.recurrence?.length ? merged.recurrence : null;
  return { ...merged, title: merged.title ?? '', recurrence };
}

/** Throws for an unreadable recurrence. */
export function checkRecurrence(body: EventBody, calendarZone: string): void {
  if (body.recurrence) readSeries(body.recurrence, body.when, calendarZone);
}

/** Returns the span to index: for a series, the span of its first occurrence. */
export function spanOfBody(body: EventBody, calendarZone: string): { start: number; end: number } {
  return computeSpan(body.when, calendarZone);
}
