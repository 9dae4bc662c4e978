import pg from 'pg';
import type { EndpointName } from '#contract/endpoints.ts';
import { islandToday } from '../../../tests/support/worlds/guests/demo-days.ts';
import { callAdmin } from '../../../tests/support/worlds/admins/admins.ts';
import { call } from '../../../tests/support/worlds/operators/operators.ts';
import { adminOf, operatorWith, removeCallers, tokenOf } from '../portal/portal-callers.ts';
import { adminCalls } from './admin-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import type { PortalCall, PortalQuestion } from './portal-questions.ts';
import type { AskedPage } from './public-pages.ts';

type Answer = { status: number; message: string; body: unknown };

type Portal = {
  signedInAs: 'admin' | 'operator';
  ask: (endpoint: EndpointName, call: PortalCall) => Promise<Answer>;
};

const TIMES = 10;
/** Number of pages to skip for "far down". */
const DOWN = 20;

/**
 * Requests of each portal page, as an admin and as the operator with the most bookings, without caches. Adds an admin
 * to the world, and a sign-in for that operator.
 */
export async function portalPages(origin: string, databaseUrl: string): Promise<AskedPage[]> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await removeCallers(database);
    const world = { baseUrl: origin, database };
    const cookie = await adminOf(world, 'super_admin');
    const operator = await operatorWith(database, Number.MAX_SAFE_INTEGER);
    const token = await tokenOf(world, operator);
    const found = await thingsOf(database, operator.id);
    const { id, boat, booking } = operator;
    const things = { today: islandToday(), operator: id, boat, booking, ...found };
    const asOperator: Portal = {
      signedInAs: 'operator',
      ask: (endpoint, asked) => call<unknown>(origin, endpoint, { token, ...asked }),
    };
    const asAdmin: Portal = {
      signedInAs: 'admin',
      ask: (endpoint, asked) => callAdmin<unknown>(origin, endpoint, { cookie, ...asked }),
    };
    return [
      ...operatorCalls(things).map((question) => askedPage(asOperator, question)),
      ...adminCalls(things).map((question) => askedPage(asAdmin, question)),
    ];
  } finally {
    await database.end();
  }
}

async function thingsOf(database: pg.Pool, operator: string) {
  const { rows } = await database.query<{ trip: string | null; ship: string | null }>(
    `select
       (select id from bookings where operator_id = $1 and status = 'paid' and start_date > $2
        order by start_date, id limit 1) as trip,
       (select id from port_calls where day > $2 order by day, id limit 1) as ship`,
    [operator, islandToday()],
  );
  const { trip, ship } = rows[0] ?? {};
  if (!trip || !ship) throw new Error('The world has no future trip, or no ship.');
  return { trip, ship };
}

function askedPage({ signedInAs, ask }: Portal, question: PortalQuestion): AskedPage {
  const { name, endpoint, call: callAt = askPlainly, isLater = false } = question;
  const read = async (asked: PortalCall) => {
    const { status, message, body } = await ask(endpoint, asked);
    if (status !== 200) throw new Error(`${endpoint} was answered ${status}: ${message}`);
    return body;
  };
  let after: Promise<Record<string, string>> | undefined;
  return {
    signedInAs,
    name: name.startsWith(EACH_PAGE) ? name : `${signedInAs}: ${name}`,
    times: question.times ?? TIMES,
    ask: async (time) => {
      const asked = callAt(time);
      if (isLater) after ??= farDown(read, asked);
      await read({ ...asked, query: { ...asked.query, ...(await after) } });
    },
  };
}

function askPlainly(): PortalCall {
  return {};
}

/** Prefix of the requests that every page makes. */
export const EACH_PAGE = 'each page of';

async function farDown(read: (asked: PortalCall) => Promise<unknown>, asked: PortalCall) {
  let after: Record<string, string> = {};
  for (let page = 0; page < DOWN; page += 1) {
    const { next } = (await read({ ...asked, query: { ...asked.query, ...after } })) as {
      next: string | null;
    };
    if (next === null) break;
    after = { after: next };
  }
  return after;
}
