import {
  insertAccount,
  insertCalendar,
  type Account,
  type CalendarRow,
} from '../calendars/calendar-records.ts';
import { inTransaction, type SandboxContext, type Work } from '../calendars/calendar-store.ts';
import type { EventStatus } from '../events/event-bodies.ts';
import { insertEvent } from '../events/event-changes.ts';
import { readEvent } from '../events/event-instances.ts';
import { saveEventRow } from '../events/event-records.ts';
import type { When } from '../events/event-times.ts';

export type SeedOccurrence = {
  /** Occurrence of the series: `20261103T230000Z`, or `20261103` for whole days. */
  key: string;
  when?: When;
  status?: EventStatus;
};

export type SeedEvent = {
  title: string;
  when: When;
  recurrence?: string[];
  location?: string;
  /** Defaults to true. */
  busy?: boolean;
  status?: EventStatus;
  metadata?: Record<string, string>;
  /** Occurrences that differ from the series. */
  occurrences?: SeedOccurrence[];
};

export type SeedCalendar = {
  name: string;
  /** Defaults to the sandbox's time zone. */
  timezone?: string;
  /** True for another person's calendar. The first calendar is the primary one. */
  isReadOnly?: boolean;
  events: SeedEvent[];
};

export type SeedAccount = Account & { calendars: SeedCalendar[] };

export type SeededCalendar = { id: string; name: string };

/** Creates an account with its calendars and events. Returns null, without changes, if the address exists. */
export function seedAccount(
  context: SandboxContext,
  account: SeedAccount,
): Promise<SeededCalendar[] | null> {
  return inTransaction(context, async (work) => {
    const { email, provider, name, calendars } = account;
    if (!(await insertAccount(work, { email, provider, name }))) return null;
    const seeded: SeededCalendar[] = [];
    for (const [index, calendar] of calendars.entries()) {
      const row = await seedCalendar(work, account, calendar, index === 0);
      seeded.push({ id: row.id, name: row.body.name });
    }
    return seeded;
  });
}

async function seedCalendar(
  work: Work,
  account: Account,
  { name, timezone = work.context.timezone, isReadOnly = false, events }: SeedCalendar,
  isPrimary: boolean,
): Promise<CalendarRow> {
  const body = { name, timezone, is_owned_by_user: !isReadOnly };
  const row = await insertCalendar(work, account, body, { isPrimary, isReadOnly });
  for (const event of events) await seedEvent(work, row, event);
  return row;
}

async function seedEvent(work: Work, calendar: CalendarRow, event: SeedEvent): Promise<void> {
  const { occurrences = [], ...given } = event;
  const series = await insertEvent(work, calendar, given);
  for (const { key, when, status } of occurrences) {
    const row = await readEvent(work, calendar, `${series.id}_${key}`);
    const body = { ...row.body, when: when ?? row.body.when, status: status ?? row.body.status };
    await saveEventRow(work, calendar, { ...row, body });
  }
}
