import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { setSource } from '../source-queries.ts';
import { findConnection, lockConnection, setConnection } from './connection-queries.ts';
import { queueOwedExports } from './pending-exports.ts';
import { CalendarMissing, readCalendar, type CalendarReading } from './read-calendar.ts';
import { notConnected, refusedBy, troubleOf, writeReading } from './sync-calendar.ts';

/**
 * Has another calendar of the account count. It is read before: one that cannot be read is not chosen.
 * Bookings move over to it.
 */
export async function selectCalendar(
  deps: Deps,
  operatorId: string,
  calendarId: string,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'unavailable'>> {
  const connection = await findConnection(deps.database, operatorId);
  if (!connection) return notConnected;
  const place = { grantId: connection.grantId, calendarId };
  try {
    const reading = await readCalendar(deps, connection, place);
    const chosen = await writeChoice(deps, operatorId, reading);
    if (chosen.ok) await queueOwedExports(deps, operatorId);
    return chosen;
  } catch (error) {
    if (error instanceof CalendarMissing) return notInAccount;
    const trouble = troubleOf(error);
    if (trouble.kind === 'unexpected') deps.log.error('a calendar was not chosen:', error);
    return refusedBy(trouble);
  }
}

function writeChoice(
  deps: Deps,
  operatorId: string,
  reading: CalendarReading,
): Promise<Outcome<null, 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const connection = await lockConnection(write, operatorId);
    if (connection?.grantId !== reading.place.grantId) return changedMeanwhile;
    await setConnection(write, operatorId, { selected_calendar_id: reading.place.calendarId });
    // When another calendar was read says nothing of this one.
    await setSource(write, connection.sourceId, { read_at: null });
    await writeReading(deps, write, operatorId, reading);
    return done(null);
  });
}

const notInAccount = refused('invalid', 'Please choose one of the calendars of this account.', {
  fields: { calendarId: 'Please choose one of the calendars of this account.' },
});
const changedMeanwhile = refused(
  'conflict',
  'Another calendar has been connected meanwhile. Please look again.',
);
