import pg from 'pg';
import { callAdmin, newAdmin, PASSWORD, signInAdmin } from '../tests/support/admins.ts';
import { registeredOperator } from '../tests/support/operators.ts';
import { startProduct } from '../tests/support/product.ts';
import { addDays, islandNow } from '#domain/days.ts';
import { questions, timesOf, type Question } from './portal-rate.ts';

// `node bench/portal-at-size.ts DATABASE_URL`: how long the portals' pages take on a world that is there already, of any
// size. Adds an admin to it, and lets a new sign-in in as its largest operator and as the one with some 3,600 bookings.
const TIMES = Number(process.argv[3] ?? 20);
const databaseUrl = process.argv[2] ?? '';
const product = await startProduct({ databaseUrl });
const client = new pg.Client({ connectionString: databaseUrl });
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
await client.connect();
try {
  const world = { baseUrl: product.url, database };
  const { rows } = await client.query<{ bookings: string; boats: string; size: string }>(
    `select (select count(*) from bookings) as bookings, (select count(*) from boats) as boats,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(`${rows[0]?.bookings} bookings, ${rows[0]?.boats} boats, ${rows[0]?.size}`);
  // Of an earlier run.
  await client.query(`update admins set removed_at = now() where email like 'mate-%@demo.test'`);
  await client.query(`delete from auth_service.account where email like 'captain-%@demo.test'`);
  const { email } = await newAdmin(world);
  const cookie = await signInAdmin(world, email, PASSWORD);
  const [largest, usual] = [await operatorWith(1_000_000_000), await operatorWith(3600)];
  const owners = { operators: largest.id, boats: largest.boat, bookings: largest.booking };
  const today = islandNow(Date.now()).day;
  const odd = { from: addDays(today, -380), to: addDays(today, -17), by: 'month' };
  const asked: Question[] = [
    ...questions(product.url, cookie, owners),
    [
      'a year of metrics between days',
      async () => () => callAdmin(product.url, 'adminMetrics', { cookie, query: odd }),
    ],
    ...(await ownQuestions(usual)),
    ...(await ownQuestions(largest)),
  ];
  console.log('Milliseconds: the fastest of some times, and what 95 of 100 do not exceed');
  for (const [what, prepare] of asked) {
    const times = await timesOf(await prepare(), TIMES);
    const words = [times[0], times[Math.ceil(times.length * 0.95) - 1]].map(inMs);
    console.log(`  ${what.padEnd(52)} ${words.join(' ')}`);
  }
} finally {
  await client.end();
  await database.end();
  await product.stop();
}

function inMs(ms = 0): string {
  return ms.toFixed(0).padStart(6);
}

type Owner = { id: string; boat: string; booking: string; bookings: number };

/** The operator with so many bookings, or as near to it as there is one. */
async function operatorWith(count: number): Promise<Owner> {
  const { rows } = await client.query<Owner>(
    `select operator_id as id, min(boat_id::text) as boat, min(id::text) as booking, count(*)::int as bookings
     from bookings group by 1 order by abs(count(*) - $1), 1 limit 1`,
    [count],
  );
  if (!rows[0]) throw new Error('There are no bookings.');
  return rows[0];
}

async function ownQuestions({ id, bookings }: Owner): Promise<Question[]> {
  const { token, email } = await registeredOperator({ baseUrl: product.url, database });
  await client.query('update operators set auth_user_id = null where id = $1', [id]);
  const { rows } = await client.query<{ user: string }>(
    'update operators set auth_user_id = null where email = $1 returning (select id from auth_service.account where account.email = operators.email) as user',
    [email],
  );
  await client.query('update operators set auth_user_id = $2 where id = $1', [id, rows[0]?.user]);
  const day = islandNow(Date.now()).day;
  const pages = {
    dashboard: '/api/operator/figures',
    statement: '/api/operator/statement',
    today: `/api/operator/day/${day}`,
    bookings: '/api/operator/bookings?paged=yes',
    'bookings by guest': '/api/operator/bookings?paged=yes&sort=customerName',
    'bookings by day': '/api/operator/bookings?paged=yes&sort=date',
    'bookings by amount': '/api/operator/bookings?paged=yes&sort=totalAmount',
    'bookings, “ingrid”': '/api/operator/bookings?paged=yes&search=ingrid',
    'bookings, “nobody is called so”':
      '/api/operator/bookings?paged=yes&search=nobody+is+called+so',
  };
  return Object.entries(pages).map(([what, path]): Question => [
    `operator of ${bookings}: ${what}`,
    async () => async () => {
      const answer = await fetch(product.url + path, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
      return answer.text();
    },
  ]);
}
