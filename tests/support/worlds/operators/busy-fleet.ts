import { toInstant, toIslandNow } from '#domain/time/days.ts';
import {
  act,
  connectAndRead,
  newAccount,
  type CalendarAccount,
} from '../../providers/calendar-account.ts';
import { registeredOperator, type OperatorWorld } from './operators.ts';
import { addBoat, type NewBoat } from '../guests/paying-world.ts';

type FleetWorld = Pick<OperatorWorld, 'baseUrl' | 'database'>;

/** An operator with one calendar for all of their boats. */
export type Fleet = {
  token: string;
  operatorId: string;
  boats: NewBoat[];
  account: CalendarAccount;
};

/** `outside` is the calendar service, by default the product's own sandbox. */
export async function createFleet(
  world: FleetWorld,
  boatCount: number,
  outside: Pick<OperatorWorld, 'baseUrl'> = world,
): Promise<Fleet> {
  const whole = world as OperatorWorld;
  const { token, email } = await registeredOperator(world);
  // Starts the operator's grace period for documents, so that their boats are listed.
  await world.database.query(
    'update operators set unlisted_at = null, documents_asked_on = current_date where email = $1',
    [email],
  );
  const boats: NewBoat[] = [];
  for (let count = 0; count < boatCount; count += 1) {
    boats.push(await addBoat(whole, { name: `Fleet ${count + 1}`, capacity: 100 }));
  }
  const { rows } = await world.database.query<{ operator_id: string }>(
    `update boats set operator_id = (select id from operators where email = $1)
     where id = any($2) returning operator_id`,
    [email, boats.map(({ id }) => id)],
  );
  const account = newAccount(outside);
  await connectAndRead(whole, { token }, account);
  return { token, operatorId: rows[0]?.operator_id ?? '', boats, account };
}

/**
 * Adds ten-minute busy times, evenly over 179 days: at all hours in the first 60 days, later only at night when no boat
 * sails. Writes to the calendar service's database, so no notices are sent.
 */
export async function fillCalendar(
  { database }: Pick<OperatorWorld, 'database'>,
  { account }: Fleet,
  count: number,
): Promise<void> {
  const calendarId = await account.primary();
  await database.query(
    `insert into sandbox_calendars.event
       (id, calendar_id, is_series, starts, ends, created, updated, body)
     select 'busy' || md5($1 || at), $1, false, starts, starts + 600, 0, 0,
       jsonb_build_object('title', 'Busy ' || at, 'status', 'confirmed', 'busy', true,
         'when', jsonb_build_object('object', 'timespan', 'start_time', starts, 'end_time', starts + 600),
         'recurrence', null, 'participants', '[]'::jsonb, 'metadata', null, 'visibility', 'default')
     from (select at, $3::bigint + 86400 * (at % 179) + case when at % 179 < 60
         then 86400 * (at / 179) / (1 + $2::int / 179) else 28800 * (at / 179) / (1 + $2::int / 179) end as starts
       from generate_series(0, $2::int - 1) as at) as times`,
    [calendarId, count, toInstant(toIslandNow(Date.now()).day, '00:00') / 1000 + 86_400],
  );
}

export async function emptyCalendar(
  { database }: Pick<OperatorWorld, 'database'>,
  { account }: Fleet,
): Promise<void> {
  await database.query('delete from sandbox_calendars.event where calendar_id = $1', [
    await account.primary(),
  ]);
}

export async function syncFleet({ baseUrl }: FleetWorld, { token }: Fleet): Promise<void> {
  const { status, message } = await act({ baseUrl }, { token }, 'syncCalendar');
  if (status !== 200) throw new Error(`Syncing was answered ${status}: ${message}`);
}

export async function countBusy({ database }: FleetWorld, fleet: Fleet): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int from busy_spans join calendar_sources on id = source_id
     where operator_id = $1`,
    [fleet.operatorId],
  );
  return rows[0]?.count ?? 0;
}
