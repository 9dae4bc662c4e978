import * as z from 'zod/mini';
import {
  findAccount,
  primaryCalendar,
  type Account,
  type CalendarRow,
} from './calendar-records.ts';
import type { Work } from './calendar-store.ts';
import { expandRows } from '../events/event-instances.ts';
import { listEventRows } from '../events/event-records.ts';
import { computeSpan, type Span } from '../events/event-times.ts';
import { invalidRequest } from '../nylas-problems.ts';

export const maxSeconds = 92 * 86_400;

/** POST …/calendars/free-busy */
export const FreeBusyRequest = z.object({
  start_time: z.int().check(z.minimum(0)),
  end_time: z.int().check(z.maximum(253_402_300_799)),
  emails: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
  tentative_as_busy: z._default(z.optional(z.boolean()), true),
});
type FreeBusyRequest = z.infer<typeof FreeBusyRequest>;

/** Returns the busy times of each address's primary calendar, as providers do: times only, merged where they touch. */
export async function freeBusy(work: Work, request: FreeBusyRequest): Promise<object[]> {
  const window = { start: request.start_time, end: request.end_time };
  if (window.start >= window.end) throw invalidRequest('start_time must be before end_time.');
  if (window.end - window.start > maxSeconds)
    throw invalidRequest('start_time and end_time may be 92 days apart at most.');
  const answers: object[] = [];
  for (const email of request.emails) {
    const account = await findAccount(work, email.toLowerCase());
    answers.push(
      account
        ? {
            object: 'free_busy',
            email,
            time_slots: await busySlots(work, account, window, request),
          }
        : { object: 'error', email, error: 'Unable to resolve e-mail address' },
    );
  }
  return answers;
}

async function busySlots(
  work: Work,
  account: Account,
  window: Span,
  { tentative_as_busy }: FreeBusyRequest,
): Promise<object[]> {
  const calendar = await primaryCalendar(work, account.email);
  if (!calendar) return [];
  const spans = await busySpans(work, calendar, window, tentative_as_busy);
  return spans.map(({ start, end }) => ({
    object: 'time_slot',
    status: 'busy',
    start_time: start,
    end_time: end,
  }));
}

/** Busy times of a calendar within a window, merged where they touch. */
export async function busySpans(
  work: Work,
  calendar: CalendarRow,
  window: Span,
  tentativeAsBusy: boolean,
): Promise<Span[]> {
  const zone = calendar.body.timezone;
  const rows = expandRows(await listEventRows(work, calendar.id, window), window, zone);
  return joined(
    rows
      .filter(({ body }) => body.busy && body.status !== 'cancelled')
      .filter(({ body }) => tentativeAsBusy || body.status !== 'maybe')
      .map(({ body }) => within(computeSpan(body.when, zone), window)),
  );
}

function within(span: Span, window: Span): Span {
  return { start: Math.max(span.start, window.start), end: Math.min(span.end, window.end) };
}

function joined(spans: Span[]): Span[] {
  const slots: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = slots.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else if (span.end > span.start) slots.push({ ...span });
  }
  return slots;
}
