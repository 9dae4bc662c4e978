import { updateRow } from '../../../platform/database/update-row.ts';
import type { ListedCalendar } from '#contract/operator/calendar-api.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import {
  CalendarNotFound,
  CalendarsUnavailable,
  GrantExpired,
  type CalendarGrant,
} from '../../../platform/gateways/calendar-service.ts';
import { lockConnection, type Connection } from './connection-queries.ts';
import { relinkAccount } from './tracked-events.ts';
import { firstCalendar } from './sync-calendar.ts';

/** Started authorization, matched with the code of the provider's redirect. */
export type PendingAuthorization = { operatorId: string; verifier: string };

/**
 * Exchanges the code for a grant and queues a sync. Reconnects the operator's account, or replaces it with another and
 * ends access to the previous account. Returns false on failure.
 */
export async function connectCalendar(
  deps: Deps,
  { operatorId, ...code }: PendingAuthorization & { code: string; redirectUri: string },
): Promise<boolean> {
  try {
    const grant = await deps.calendars.exchange(code);
    if (!grant) return false;
    return await connect(deps, operatorId, grant);
  } catch (error) {
    if (!isExpected(error)) throw error;
    deps.log.warn('a calendar could not be connected:', error);
    return false;
  }
}

async function connect(deps: Deps, operatorId: string, grant: CalendarGrant): Promise<boolean> {
  try {
    const calendars = await deps.calendars.listCalendars(grant.grantId);
    return await inTransaction(deps.database, (write) =>
      writeConnection(deps, write, operatorId, grant, calendars),
    );
  } catch (error) {
    // Revokes the access, which would otherwise remain unused.
    await inTransaction(deps.database, (write) => leave(deps, write, operatorId, grant));
    throw error;
  }
}

function isExpected(error: unknown): boolean {
  return (
    error instanceof CalendarsUnavailable ||
    error instanceof GrantExpired ||
    error instanceof CalendarNotFound
  );
}

async function writeConnection(
  deps: Deps,
  write: Transaction,
  operatorId: string,
  grant: CalendarGrant,
  calendars: ListedCalendar[],
): Promise<boolean> {
  // Serializes connects of one operator without blocking sales of their boats.
  const operator = await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!operator) {
    await leave(deps, write, operatorId, grant);
    return false;
  }
  const before = await lockConnection(write, operatorId);
  const selected = selectionAfter(before, grant, calendars);
  const connection = {
    grantId: grant.grantId,
    provider: grant.provider,
    email: grant.email,
    status: 'connected' as const,
    calendars: JSON.stringify(calendars),
    selectedCalendarId: selected?.id ?? null,
    connectedAt: new Date(deps.now()),
  };
  await write
    .insertInto('calendarConnections')
    .values({ operatorId, ...connection })
    .onConflict((conflict) => conflict.column('operatorId').doUpdateSet(connection))
    .execute();
  await upsertSource(deps, write, operatorId, before, selected);
  await relinkAccount(write, operatorId, grant);
  if (before && before.grantId !== grant.grantId) await leave(deps, write, operatorId, before);
  await deps.jobs.queue(write, 'sync-calendar', { operatorId, since: deps.now(), isNews: true });
  return true;
}

/** Keeps the selected calendar if the same account still contains it; otherwise selects the default calendar. */
function selectionAfter(
  before: Connection | null,
  { email }: CalendarGrant,
  calendars: ListedCalendar[],
): ListedCalendar | null {
  const chosen = calendars.find(({ id }) => id === before?.selectedCalendarId);
  return before?.email === email && chosen ? chosen : firstCalendar(calendars);
}

/** Resets the read time after a switch to another calendar; the old busy times count until the new calendar is read. */
async function upsertSource(
  deps: Deps,
  write: Transaction,
  operatorId: string,
  before: Connection | null,
  selected: ListedCalendar | null,
): Promise<void> {
  const name = selected?.name ?? '';
  if (before) {
    const isSame = before.selectedCalendarId === selected?.id;
    const unread = isSame ? {} : { readAt: null, triedAt: null };
    await updateRow(write, 'calendarSources', before.sourceId, { name, problem: null, ...unread });
  } else {
    const id = deps.newId();
    const createdAt = new Date(deps.now());
    await write
      .insertInto('calendarSources')
      .values({ id, operatorId, kind: 'nylas', name, createdAt })
      .execute();
  }
}

function leave(
  deps: Deps,
  write: Transaction,
  operatorId: string,
  { grantId }: Pick<CalendarGrant, 'grantId'>,
): Promise<void> {
  return deps.jobs.queue(write, 'disconnect-calendar-account', { operatorId, grantId });
}
