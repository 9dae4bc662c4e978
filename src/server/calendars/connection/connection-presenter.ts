import type { CalendarConnectionView } from '#contract/calendar-api.ts';
import type { Reader } from '../../database/database.ts';
import { readConcernedBoats } from '../source-queries.ts';
import { findConnection, selectedOf, type Connection } from './connection-queries.ts';

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

/** An operator's calendar connection as their panel shows it. */
export async function readConnectionView(
  reader: Reader,
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
    calendars: connection.calendars.map(({ id, name, isPrimary, isReadOnly }) => ({
      ...{ id, name, isPrimary, isReadOnly },
    })),
    selectedCalendarId: connection.selectedCalendarId,
    needsReconnect: connection.status === 'expired',
    problem: problemOf(connection),
    boats: await readConcernedBoats(reader, { id, all_boats }),
  };
}

/** The spec's names of providers; the service has some more, which keep theirs. */
function providerName(provider: string): string {
  return provider === 'icloud' ? 'apple' : provider;
}

function problemOf(connection: Connection): string | null {
  if (connection.status === 'expired') return connectAgain;
  const isReadOnly = selectedOf(connection)?.isReadOnly ?? false;
  return connection.problem ?? (isReadOnly ? onlyRead : null);
}

export const connectAgain =
  'Your calendar account does not let us in any more. Please connect it again; until then, what we read before still counts.';
const onlyRead =
  'This calendar can only be read: its busy times count, but bookings are not written into it.';
