import type { Language } from '#i18n/languages/languages.ts';
import { updateRow } from '../../../platform/database/update-row.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { changeCalendarBoats, removeSource } from '../sources/calendar-sources.ts';
import {
  findConnection,
  lockConnection,
  readConnectionView,
  setConnection,
} from './connection-queries.ts';
import { queuePendingExports } from './export-booking.ts';
import { CalendarNotInAccount, readCalendar, type CalendarReading } from './read-calendar.ts';
import {
  describeFailure,
  notConnected,
  refusedBy,
  syncCalendar,
  writeReading,
} from './sync-calendar.ts';

export function connectionRoutes(deps: Deps) {
  /** Each action returns the updated connection. */
  const answer = async <Kind extends ProblemKind>(
    id: string,
    language: Language,
    acted: Outcome<null, Kind>,
  ) => (acted.ok ? done(await readConnectionView(deps.database, id, language)) : acted);
  return [
    serve(endpoints.calendarConnection, async ({ operator: { id }, language }) =>
      done(await readConnectionView(deps.database, id, language)),
    ),

    serve(endpoints.syncCalendar, async ({ operator: { id }, language }) =>
      answer(id, language, await syncCalendar(deps, id)),
    ),

    serve(endpoints.selectCalendar, async ({ operator: { id }, payload, language }) =>
      answer(id, language, await selectCalendar(deps, id, payload.calendarId)),
    ),

    serve(endpoints.disconnectCalendar, async ({ operator: { id }, language }) => {
      await disconnectCalendar(deps, id);
      return done(await readConnectionView(deps.database, id, language));
    }),

    serve(endpoints.chooseCalendarBoats, async ({ operator: { id }, payload, language }) => {
      const chosen = await inTransaction(deps.database, async (write) => {
        const source = await lockConnection(write, id);
        if (!source) return notConnected;
        const key = { id: source.sourceId, operatorId: id };
        return changeCalendarBoats(deps, write, key, payload);
      });
      return answer(id, language, chosen);
    }),
  ];
}

/** Selects another calendar in the account if it can be read, and moves bookings to it. */
async function selectCalendar(
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
    if (chosen.ok) await queuePendingExports(deps, operatorId);
    return chosen;
  } catch (error) {
    if (error instanceof CalendarNotInAccount) return notInAccount;
    const failure = describeFailure(error);
    if (failure.kind === 'unexpected') deps.log.error('a calendar could not be selected:', error);
    return refusedBy(failure);
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
    await setConnection(write, operatorId, { selectedCalendarId: reading.place.calendarId });
    // Resets the read time, which belongs to the previous calendar.
    await updateRow(write, 'calendarSources', connection.sourceId, { readAt: null });
    await writeReading(deps, write, operatorId, reading);
    return done(null);
  });
}

const choose = 'calendar.notInAccount';
const notInAccount = refused('invalid', choose, { fields: { calendarId: choose } });
const changedMeanwhile = refused('conflict', 'calendar.changedElsewhere');

/**
 * Disconnects: busy times stop counting. After the commit, a job removes bookings from the account and revokes access,
 * and retries until the account answers.
 */
async function disconnectCalendar(deps: Deps, operatorId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const connection = await lockConnection(write, operatorId);
    if (!connection) return;
    const { grantId, sourceId } = connection;
    await removeSource(deps, write, { id: sourceId, operatorId });
    await write.deleteFrom('calendarConnections').where('operatorId', '=', operatorId).execute();
    await deps.jobs.queue(write, 'disconnect-calendar-account', { operatorId, grantId });
  });
}
