import { writeStoredError } from '../../../platform/database/stored-errors.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { CalendarConnectionView, ListedCalendar } from '#contract/operator/calendar-api.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { CalendarPlace } from '../../../platform/gateways/calendar-service.ts';
import { readCalendarBoats } from '../sources/calendar-sources.ts';

/** Operator's connected calendar and its state as a source of busy times. */
export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export async function findConnection(reader: Queryable, operatorId: string) {
  const connection = await reader
    .selectFrom('calendarConnections as connection')
    .innerJoin('calendarSources as source', (join) =>
      join.onRef('source.operatorId', '=', 'connection.operatorId').on('source.kind', '=', 'nylas'),
    )
    .select([
      'connection.operatorId',
      'connection.grantId',
      'connection.provider',
      'connection.email',
      'connection.status',
      'connection.calendars',
      'connection.selectedCalendarId',
      'connection.connectedAt',
      'source.id as sourceId',
      'source.allBoats',
      'source.readAt',
      'source.problem',
    ])
    .where('connection.operatorId', '=', operatorId)
    .executeTakeFirst();
  return connection ?? null;
}

/**
 * Locks the connection until the transaction ends. The caller must do so before it changes the connection, its busy
 * times or its boats. Creating a connection locks the operator's row instead.
 */
export async function lockConnection(
  write: Transaction,
  operatorId: string,
): Promise<Connection | null> {
  await write
    .selectFrom('calendarSources')
    .select('id')
    .where('operatorId', '=', operatorId)
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
    selectedCalendarId?: string;
  },
): Promise<void> {
  const { calendars, ...rest } = change;
  await write
    .updateTable('calendarConnections')
    .set({ ...rest, ...(calendars ? { calendars: JSON.stringify(calendars) } : {}) })
    .where('operatorId', '=', operatorId)
    .execute();
}

/** Finds the operators who have connected an account; several operators may share an account. */
export async function listAccountOperators(
  reader: Queryable,
  grantId: string,
): Promise<{ operatorId: string; selectedCalendarId: string | null }[]> {
  return reader
    .selectFrom('calendarConnections')
    .select(['operatorId', 'selectedCalendarId'])
    .where('grantId', '=', grantId)
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
  language: Language,
): Promise<CalendarConnectionView> {
  const connection = await findConnection(reader, operatorId);
  if (!connection) return notConnected;
  const { sourceId: id, allBoats } = connection;
  return {
    connected: true,
    provider: providerName(connection.provider),
    email: connection.email,
    lastSyncAt: connection.readAt?.toISOString() ?? null,
    calendars: connection.calendars,
    selectedCalendarId: connection.selectedCalendarId,
    needsReconnect: connection.status === 'expired',
    problem: writeStoredError(language, findProblem(connection)),
    boats: await readCalendarBoats(reader, { id, allBoats }),
  };
}

/** Maps `icloud` to the specification's `apple`; other providers keep the service's names. */
function providerName(provider: string): string {
  return provider === 'icloud' ? 'apple' : provider;
}

/** Returns a connection's problem: the stored one, or the one that its state implies. */
function findProblem(connection: Connection): string | null {
  if (connection.status === 'expired') return connectAgain;
  const isReadOnly = findSelectedCalendar(connection)?.isReadOnly ?? false;
  return connection.problem ?? (isReadOnly ? onlyRead : null);
}

export const connectAgain = 'calendar.accessLost';
const onlyRead = 'calendar.readOnly';
