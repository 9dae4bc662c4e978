import * as z from 'zod/mini';
import { pickAccount, readValidGrant } from '../accounts/account-grants.ts';
import { primaryCalendar, readCalendar, type CalendarRow } from './calendar-records.ts';
import type { Work } from './calendar-store.ts';
import type { Span } from '../events/event-times.ts';
import { busySpans, maxSeconds } from './free-busy.ts';
import { invalidRequest } from '../nylas-problems.ts';
import { isOpen, OpenHours, SpecificTime } from './open-hours.ts';

const minutes = (least: number, most: number) =>
  z.int().check(
    z.minimum(least),
    z.maximum(most),
    z.refine((given) => given % 5 === 0, { error: 'must be a multiple of 5' }),
  );

/** POST /v3/calendars/availability */
export const AvailabilityRequest = z.object({
  start_time: z.int().check(z.minimum(0)),
  end_time: z.int().check(z.maximum(253_402_300_799)),
  duration_minutes: minutes(5, 24 * 60),
  interval_minutes: z.optional(minutes(5, 24 * 60)),
  round_to: z._default(z.optional(minutes(5, 60)), 15),
  participants: z
    .array(
      z.object({
        email: z.string(),
        calendar_ids: z.optional(z.array(z.string()).check(z.maxLength(20))),
        open_hours: z.optional(z.array(OpenHours)),
        specific_time_availability: z.optional(z.array(SpecificTime)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  availability_rules: z.optional(
    z.object({
      availability_method: z.optional(z.enum(['collective', 'max-availability', 'max-fairness'])),
      buffer: z.optional(z.object({ before: minutes(0, 120), after: minutes(0, 120) })),
      default_open_hours: z.optional(z.array(OpenHours)),
      tentative_as_busy: z.optional(z.boolean()),
    }),
  ),
});
type AvailabilityRequest = z.infer<typeof AvailabilityRequest>;

type Person = { email: string; isFree: (slot: Span) => boolean };

/** Finds times for a meeting: with all participants, or with any who are free, as requested. */
export async function findAvailability(work: Work, request: AvailabilityRequest): Promise<object> {
  const window = { start: request.start_time, end: request.end_time };
  if (window.start >= window.end) throw invalidRequest('start_time must be before end_time.');
  if (window.end - window.start > maxSeconds)
    throw invalidRequest('start_time and end_time may be 92 days apart at most.');
  const people: Person[] = [];
  for (const participant of request.participants)
    people.push(await personFor(work, request, participant, window));
  const isForAny = request.availability_rules?.availability_method?.startsWith('max-') ?? false;
  const timeSlots = listSlots(window, request).flatMap((slot) => {
    const emails = people.filter(({ isFree }) => isFree(slot)).map(({ email }) => email);
    const isEnough = isForAny ? emails.length > 0 : emails.length === people.length;
    return isEnough ? [{ emails, start_time: slot.start, end_time: slot.end }] : [];
  });
  return { time_slots: timeSlots, order: isForAny ? people.map(({ email }) => email) : [] };
}

/** Lists slots from the first round time on, at every interval or back to back. */
function listSlots(window: Span, request: AvailabilityRequest): Span[] {
  const length = request.duration_minutes * 60;
  const step = (request.interval_minutes ?? request.duration_minutes) * 60;
  const round = request.round_to * 60;
  const slots: Span[] = [];
  for (let start = Math.ceil(window.start / round) * round; ; start += step) {
    if (start + length > window.end) return slots;
    slots.push({ start, end: start + length });
  }
}

async function personFor(
  work: Work,
  { availability_rules: rules }: AvailabilityRequest,
  participant: AvailabilityRequest['participants'][number],
  window: Span,
): Promise<Person> {
  const { before = 0, after = 0 } = rules?.buffer ?? {};
  const busy: Span[] = [];
  for (const calendar of await readCalendars(work, participant))
    busy.push(...(await busySpans(work, calendar, window, rules?.tentative_as_busy ?? true)));
  const hours = participant.open_hours ?? rules?.default_open_hours ?? [];
  return {
    email: participant.email,
    isFree: (slot) =>
      isOpen(slot, hours, participant.specific_time_availability ?? []) &&
      busy.every(
        ({ start, end }) => end + after * 60 <= slot.start || slot.end <= start - before * 60,
      ),
  };
}

/** Requires a valid grant for every email address. */
async function readCalendars(
  work: Work,
  { email, calendar_ids: ids }: AvailabilityRequest['participants'][number],
): Promise<CalendarRow[]> {
  const grant = await readValidGrant(work, email.toLowerCase());
  if (!ids?.length) {
    const primary = await primaryCalendar(work, grant.email);
    return primary ? [primary] : [];
  }
  return Promise.all(ids.map((id) => readCalendar(work, pickAccount(grant), id)));
}
