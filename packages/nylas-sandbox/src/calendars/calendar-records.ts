import type { Work } from './calendar-store.ts';
import { newProviderId } from '../nylas-ids.ts';
import { invalidRequest, notFound, readOnly } from '../nylas-problems.ts';

export const providers = ['google', 'microsoft', 'icloud'] as const;
export type Provider = (typeof providers)[number];

export type Account = { email: string; provider: Provider; name: string };

export type CalendarBody = {
  name: string;
  timezone: string;
  is_owned_by_user: boolean;
  description?: string | undefined;
  location?: string | undefined;
  hex_color?: string | undefined;
  hex_foreground_color?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

export type CalendarRow = {
  id: string;
  seq: string;
  email: string;
  is_primary: boolean;
  read_only: boolean;
  body: CalendarBody;
};

const columns = 'id, seq::text, email, is_primary, read_only, body';

export function isProvider(text: string): text is Provider {
  return (providers as readonly string[]).includes(text);
}

export async function listAccounts(work: Work): Promise<Account[]> {
  const { rows } = await work.db.query<Account>(
    'select email, provider, name from sandbox_calendars.account order by seq',
  );
  return rows;
}

export async function findAccount(work: Work, email: string): Promise<Account | null> {
  const { rows } = await work.db.query<Account>(
    'select email, provider, name from sandbox_calendars.account where email = $1',
    [email],
  );
  return rows[0] ?? null;
}

/** Returns the account for an email address; creates one with an empty calendar if needed. */
export async function accountFor(work: Work, email: string, provider: Provider): Promise<Account> {
  const known = await findAccount(work, email);
  if (known) return known;
  const account: Account = { email, provider, name: email.split('@')[0] ?? email };
  if (await insertAccount(work, account)) {
    const body = { name: email, timezone: work.context.timezone, is_owned_by_user: true };
    await insertCalendar(work, account, body, { isPrimary: true });
  }
  return (await findAccount(work, email)) ?? account;
}

/** Returns false if the account exists. */
export async function insertAccount(work: Work, account: Account): Promise<boolean> {
  const { rowCount } = await work.db.query(
    `insert into sandbox_calendars.account (email, provider, name) values ($1, $2, $3)
     on conflict (email) do nothing`,
    [account.email, account.provider, account.name],
  );
  return rowCount === 1;
}

export async function insertCalendar(
  work: Work,
  account: Account,
  body: CalendarBody,
  { isPrimary = false, isReadOnly = false } = {},
): Promise<CalendarRow> {
  const { rows } = await work.db.query<CalendarRow>(
    `insert into sandbox_calendars.calendar (id, email, is_primary, read_only, body)
     values ($1, $2, $3, $4, $5) returning ${columns}`,
    [
      newCalendarId(work, account, isPrimary),
      account.email,
      isPrimary,
      isReadOnly,
      JSON.stringify(body),
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The insert of the calendar returned no row.');
  return row;
}

/** Uses the id format of the provider: at Google the first calendar's id is the email address. */
function newCalendarId(work: Work, account: Account, isPrimary: boolean): string {
  const { randomBytes } = work.context;
  if (account.provider !== 'google') return `AAMk${newProviderId(randomBytes, 44)}`;
  return isPrimary ? account.email : `${newProviderId(randomBytes)}@group.calendar.google.com`;
}

/** Lists calendars in creation order, after `afterSeq`. */
export async function listCalendars(
  work: Work,
  email: string,
  { afterSeq = '0', limit = 1000 } = {},
): Promise<CalendarRow[]> {
  const { rows } = await work.db.query<CalendarRow>(
    `select ${columns} from sandbox_calendars.calendar
     where email = $1 and seq > $2 order by calendar.seq limit $3`,
    [email, afterSeq, limit],
  );
  return rows;
}

/** Resolves `primary` to the account's first calendar, except at iCloud. */
export async function readCalendar(work: Work, account: Account, id: string): Promise<CalendarRow> {
  const byName = id === 'primary' && account.provider !== 'icloud';
  const { rows } = await work.db.query<CalendarRow>(
    `select ${columns} from sandbox_calendars.calendar
     where email = $1 and (id = $2 or ($3 and is_primary))`,
    [account.email, id, byName],
  );
  if (!rows[0]) throw notFound('Calendar');
  return rows[0];
}

export async function primaryCalendar(work: Work, email: string): Promise<CalendarRow | null> {
  const { rows } = await work.db.query<CalendarRow>(
    `select ${columns} from sandbox_calendars.calendar where email = $1 and is_primary`,
    [email],
  );
  return rows[0] ?? null;
}

/** Finds any calendar, for the sandbox's own pages. */
export async function findCalendar(work: Work, id: string): Promise<CalendarRow | null> {
  const { rows } = await work.db.query<CalendarRow>(
    `select ${columns} from sandbox_calendars.calendar where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function saveCalendar(work: Work, row: CalendarRow): Promise<void> {
  await work.db.query('update sandbox_calendars.calendar set body = $2 where id = $1', [
    row.id,
    JSON.stringify(row.body),
  ]);
}

export async function deleteCalendar(work: Work, row: CalendarRow): Promise<void> {
  if (row.is_primary) throw invalidRequest('The primary calendar cannot be deleted.');
  await work.db.query('delete from sandbox_calendars.calendar where id = $1', [row.id]);
}

export function refuseReadOnly(row: CalendarRow): void {
  if (row.read_only) throw readOnly();
}

export function calendarView(row: CalendarRow, grantId: string): object {
  return {
    id: row.id,
    grant_id: grantId,
    object: 'calendar',
    ...row.body,
    is_primary: row.is_primary,
    read_only: row.read_only,
  };
}
