import { sql, type RawBuilder } from 'kysely';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { subtractMonths, retention, subtractYears } from '#domain/privacy/retention.ts';
import { LINK_DAYS } from '../../marketplace/core/trips/trip-links.ts';
import { CALLED_OFF_DAYS } from '../../marketplace/cancellations/called-off-departures.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { markErased } from './erase-person.ts';
import { beginErasing, eraseRows } from './erase-rows.ts';
import { tablesKeptBySweep, type GuestRowKeys } from './personal-rows.ts';

type SweepDeps = Pick<Deps, 'database' | 'now' | 'log'>;

/** Rows per transaction: few enough not to block other transactions for long. */
const BATCH = 200;

/**
 * Deletes and redacts expired data (`domain/privacy/retention.ts`) in small transactions. Returns the number of erased
 * guests and deleted or redacted rows.
 */
export async function deleteExpiredData(deps: SweepDeps): Promise<number> {
  let forgotten = 0;
  for (const forget of [forgetGuests, forgetUnpaid]) {
    forgotten += await repeatUntilDone(() =>
      inTransaction(deps.database, (write) => forget(deps, write)),
    );
  }
  for (const sweep of listSweeps(deps.now())) {
    forgotten += await repeatUntilDone(() =>
      inTransaction(deps.database, (write) => deleteBatch(write, sweep)),
    );
  }
  if (forgotten > 0) deps.log.info(`Deleted expired data: ${forgotten} entries.`);
  return forgotten;
}

async function repeatUntilDone(takeBatch: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const taken = await takeBatch();
    total += taken;
    if (taken < BATCH) return total;
  }
}

function forgetGuests(deps: SweepDeps, write: Transaction): Promise<number> {
  const before = toIslandNow(subtractYears(deps.now(), retention.guestYears).getTime()).day;
  return eraseGuests(deps, write, sql<boolean>`end_date < ${before} order by end_date, id`);
}

/** Erases guests who never paid. Active bookings are left to the jobs that end them. */
function forgetUnpaid(deps: SweepDeps, write: Transaction): Promise<number> {
  const before = new Date(deps.now() - retention.unpaidDays * DAY_MS);
  return eraseGuests(
    deps,
    write,
    sql<boolean>`paid_at is null and status in ('expired', 'cancelled') and created_at < ${before}
      order by created_at, id`,
  );
}

/** Skips guests to whom a refund is still owed. */
async function eraseGuests(
  deps: SweepDeps,
  write: Transaction,
  whose: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where erased_at is null
      and not exists (select from booking_refunds
        where booking_id = bookings.id and state in ('due', 'failed'))
      and ${whose} limit ${BATCH} for no key update skip locked`.execute(write);
  const bookingIds = rows.map(({ id }) => id);
  if (bookingIds.length === 0) return 0;
  const events = await sql<{ id: number }>`
    select id from booking_events where booking_id = any(${bookingIds}::uuid[])`.execute(write);
  const guests: GuestRowKeys = {
    bookingIds,
    eventIds: events.rows.map(({ id }) => id),
    optInIds: [],
  };
  await markErased(write, bookingIds, new Date(deps.now()));
  await eraseRows(write, 'guest', guests, tablesKeptBySweep);
  return bookingIds.length;
}

/** Expired rows of a table: deleted, or updated if `set` is given. */
type Sweep = { table: string; key: string; isOld: RawBuilder<unknown>; set?: RawBuilder<unknown> };

function listSweeps(nowMs: number): Sweep[] {
  const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS);
  const today = toIslandNow(nowMs).day;
  const { signInDays, mailMonths, optInMonths } = retention;
  const leftover = daysAgo(retention.leftoverDays);
  const signIn = daysAgo(signInDays);
  const crewDay = addDays(today, -retention.crewLinkDays);
  return [
    {
      table: 'trip_links',
      key: 'token_hash',
      isOld: sql`booking_id in (select id from bookings where end_date < ${addDays(today, -LINK_DAYS)})`,
    },
    {
      table: 'wallet_passes',
      key: 'id',
      isOld: sql`booking_id in (select id from bookings where end_date < ${addDays(today, -LINK_DAYS)})`,
    },
    {
      table: 'boarding_acts',
      key: 'id',
      isOld: sql`crew_link_id in (select id from crew_links where day < ${crewDay})`,
      set: sql`crew_link_id = null`,
    },
    { table: 'crew_links', key: 'id', isOld: sql`day < ${crewDay}` },
    {
      table: 'called_off_departures',
      key: 'ctid',
      isOld: sql`day < ${addDays(today, -CALLED_OFF_DAYS)}`,
    },
    {
      table: 'opt_ins',
      key: 'id',
      isOld: sql`consented_at < ${subtractMonths(nowMs, optInMonths)}`,
    },
    { table: 'mails', key: 'key', isOld: sql`sent_at < ${subtractMonths(nowMs, mailMonths)}` },
    { table: 'mails', key: 'key', isOld: sql`failed_at < ${subtractMonths(nowMs, mailMonths)}` },
    {
      table: 'admin_sessions',
      key: 'token_hash',
      isOld: sql`least(coalesce(ended_at, ends_at), ends_at) < ${signIn}`,
    },
    { table: 'admin_invitations', key: 'id', isOld: sql`ends_at < ${signIn}` },
    {
      table: 'admin_sign_in_attempts',
      key: 'key',
      isOld: sql`greatest(last_failed_at, blocked_until) < ${signIn}`,
    },
    { table: 'calendar_authorisations', key: 'state_hash', isOld: sql`ends_at < ${leftover}` },
    { table: 'rate_limits', key: 'key', isOld: sql`expire < ${leftover.getTime()}` },
    ...sweepsOfAuditLog(nowMs),
  ];
}

function sweepsOfAuditLog(nowMs: number): Sweep[] {
  const { auditAddressMonths, auditYears } = retention;
  return [
    {
      table: 'audit_events',
      key: 'id',
      isOld: sql`address <> '' and at < ${subtractMonths(nowMs, auditAddressMonths)}`,
      set: sql`address = ''`,
    },
    { table: 'audit_events', key: 'id', isOld: sql`at < ${subtractYears(nowMs, auditYears)}` },
  ];
}

async function deleteBatch(write: Transaction, { table, key, isOld, set }: Sweep): Promise<number> {
  await beginErasing(write);
  const from = sql.table(table);
  const by = sql.ref(key);
  const old = sql`select ${by} from ${from} where ${isOld} limit ${BATCH} for update skip locked`;
  const { numAffectedRows } = await (
    set
      ? sql`update ${from} set ${set} where ${by} in (${old})`
      : sql`delete from ${from} where ${by} in (${old})`
  ).execute(write);
  return Number(numAffectedRows ?? 0n);
}
