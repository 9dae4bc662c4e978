import { hash } from 'node:crypto';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { normalizeMailbox } from '#domain/fields/mail-addresses.ts';
import type { Outcome } from '#domain/problems.ts';
import {
  decideUnpaid,
  MIN_UNPAID_DAYS,
  type UnpaidCounts,
  type UnpaidLimits,
} from '#domain/bookings/unpaid-limits.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { pipelineQueries } from '../../../platform/database/pipeline-queries.ts';

/** Guest without a payment yet: hashes of mailbox and network, and the limits for them. */
export type UnpaidGuest = {
  mailbox: string;
  network: string;
  limits: UnpaidLimits;
  /** Counts the days on which the boat sails. */
  season: () => number;
};

export function unpaidGuest(
  { email, network }: { email: string; network: string },
  bounds: Pick<UnpaidGuest, 'limits' | 'season'>,
): UnpaidGuest {
  return { mailbox: hashText(normalizeMailbox(email)), network: hashText(network), ...bounds };
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url');
}

type Counted = UnpaidGuest & { boatId: string; at: Date };

/**
 * Counts unpaid bookings after the insert, and checks the limits. Concurrent sales with the same mailbox, network or
 * boat serialize here until the commit, so that together they cannot exceed a limit.
 */
export async function checkUnpaid(
  write: Transaction,
  guest: Counted,
): Promise<Outcome<null, 'too-many' | 'conflict'>> {
  const [, [counts]] = await pipelineQueries(write, [
    lockUnpaid(guest).compile(write),
    sql<UnpaidCounts>`select ${countUnpaid(guest)}`.compile(write),
  ]);
  if (!counts) throw new Error('The count of unpaid bookings returned no row.');
  return decideUnpaid(counts, guest.limits, guest.season);
}

/**
 * Builds statements that fail if `decideUnpaid` must decide: if a limit is exceeded, or if so many of the boat's days
 * are held that its share of the season may be exceeded.
 */
export function unpaidGuards(write: Transaction, guest: Counted): CompiledQuery<object>[] {
  const { perEmail, perNetwork, boatShare } = guest.limits;
  const guard = sql<object>`
    select case when "ofEmail" > ${perEmail}::integer or "ofNetwork" > ${perNetwork}::integer
        or "boatDays" > ${boatShare === null ? null : MIN_UNPAID_DAYS}::integer
      then refuse('too much is unpaid') end
    from (select ${countUnpaid(guest)}) counts`;
  return [lockUnpaid(guest).compile(write), guard.compile(write)];
}

/** Locks mailbox, network and boat in the order that all sales use: after the boat's row and before its days. */
function lockUnpaid({ mailbox, network, boatId }: Counted): RawBuilder<object> {
  return sql<object>`select pg_advisory_xact_lock(${MAILBOXES}::integer, hashtext(${mailbox})),
    pg_advisory_xact_lock(${NETWORKS}::integer, hashtext(${network})),
    pg_advisory_xact_lock(${BOATS}::integer, hashtext(${boatId}))`;
}

const MAILBOXES = 360001;
const NETWORKS = 360002;
const BOATS = 360003;

function countUnpaid({ mailbox, network, boatId, at }: Counted): RawBuilder<unknown> {
  const isOpen = sql`status in ('held', 'pending') and hold_ends_at > ${at}::timestamptz`;
  const onBoat = sql`(
    select count(distinct day) as days, count(distinct id) as bookings,
      count(distinct day) filter (where unpaid_network = ${network}::text) as network_days,
      count(distinct id) filter (where unpaid_network = ${network}::text) as network_bookings
    from bookings, generate_series(start_date, end_date, interval '1 day') day
    where boat_id = ${boatId}::uuid and unpaid_mailbox is not null and ${isOpen})`;
  return sql`
    (select count(*)::integer from bookings where unpaid_mailbox = ${mailbox}::text and ${isOpen}) as "ofEmail",
    (select count(*)::integer from bookings where unpaid_network = ${network}::text and ${isOpen}) as "ofNetwork",
    days::integer as "boatDays", network_days::integer as "networkDays",
    bookings::integer as "ofBoat", network_bookings::integer as "ofNetworkOnBoat"
    from ${onBoat} held`;
}
