import type { CalendarConnectionView, ListedCalendar } from '#contract/operator/calendar-api.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { CalendarPlace } from '../../../platform/gateways/calendar-service.ts';
import { readConcernedBoats } from '../sources/calendar-sources.ts';

/** Operator's connected calendar and its state as a source of busy times. */
export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export async function findConnection(reader: Queryable, operatorId: string) {
  const connection = await reader
    .selectFrom('calendar_connections as connection')
    .innerJoin('calendar_sources as source', (join) =>
      join
        .onRef('source.operator_id', '=', 'connection.operator_id')
        .on('source.kind', '=', 'nylas'),
    )
    .select([
      'connection.operator_id as operatorId',
      'connection.grant_id as grantId',
      'connection.provider',
      'connection.email',
      'connection.status',
      'connection.calendars',
      'connection.selected_calendar_id as selectedCalendarId',
      'connection.connected_at as connectedAt',
      'source.id as sourceId',
      'source.all_boats',
      'source.read_at as readAt',
      'source.problem',
    ])
    .where('connection.operator_id', '=', operatorId)
    .executeTakeFirst();
  return connection ?? null;
}

/**
 * Locks the connection until the transaction ends; required before changes to it, its busy times or its boats. Creation
 * locks the operator's row instead.
 */
export async function lockConnection(
  write: Transaction,
  operatorId: string,
): Promise<Connection | null> {
  await write
    .selectFrom('calendar_sources')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'nylas')
    .forNoKeyUpdate()
    .execute();
  return findConnection(write, operatorId);
}

/** Calendar for writing bookings and reading busy times; null if none is selected. */
export function findCalendarPlace(
  connection: Pick<Connection, 'grantId' | 'selectedCalendarId'>,
): CalendarPlace | null {
  const { grantId, selectedCalendarId: calendarId } = connection;
  return calendarId === null ? null : { grantId, calendarId };
}

export function findSelectedCalendar({
  calendars,
  selectedCalendarId,
}: Pick<Connection, 'calendars' | 'selectedCalendarId'>): ListedCalendar | null {
  return calendars.find(({ id }) => id === selectedCalendarId) ?? null;
}

export async function setConnection(
  write: Queryable,
  operatorId: string,
  change: {
    status?: 'connected' | 'expired';
    calendars?: readonly ListedCalendar[];
    selected_calendar_id?: string;
  },
): Promise<void> {
  const { calendars, ...rest } = change;
  await write
    .updateTable('calendar_connections')
    .set({ ...rest, ...(calendars ? { calendars: JSON.stringify(calendars) } : {}) })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** Finds the operators of an account, which several may share. */
export async function listAccountOperators(
  reader: Queryable,
  grantId: string,
): Promise<{ operatorId: string; selectedCalendarId: string | null }[]> {
  return reader
    .selectFrom('calendar_connections')
    .select(['operator_id as operatorId', 'selected_calendar_id as selectedCalendarId'])
    .where('grant_id', '=', grantId)
    .execute();
}

const notConnected: CalendarConnectionView = {
  connected: false,
  provider: null,
  email: null,
  lastSyncAt: null,
  calendars: [],
  selectedCalendarId: null,
  needsReconnect: false,
  problem: null,
  boats: { allBoats: true, boatIds: [] },
};

export async function readConnectionView(
  reader: Queryable,
  operatorId: string,
): Promise<CalendarConnectionView> {
  const connection = await findConnection(reader, operatorId);
  if (!connection) return notConnected;
  const { sourceId: id, all_boats } = connection;
  return {
    connected: true,
    provider: providerName(connection.provider),
    email: connection.email,
    lastSyncAt: connection.readAt?.toISOString() ?? null,
    calendars: connection.calendars,
    selectedCalendarId: connection.selectedCalendarId,
    needsReconnect: connection.status === 'expired',
    problem: describeProblem(connection),
    boats: await readConcernedBoats(reader, { id, all_boats }),
  };
}

/** Maps to the specification's provider names; others keep the service's. */
function providerName(provider: string): string {
  return provider === 'icloud' ? 'apple' : provider;
}

function describeProblem(connection: Connection): string | null {
  if (connection.status === 'expired') return connectAgain;
  const isReadOnly = findSelectedCalendar(connection)?.isReadOnly ?? false;
  return connection.problem ?? (isReadOnly ? onlyRead : null);
}

export const connectAgain =
  'Your calendar account does not let us in any more. Please connect it again; until then, what we read before still counts.';
const onlyRead =
  'This calendar can only be read: its busy times count, but bookings are not written into it.';
