import { sql } from 'kysely';
import { HOUR_MS } from '#domain/time/durations.ts';
import {
  bankTypes,
  providerFeeTypes,
  postedElsewhereTypes,
} from '#domain/payouts/provider-lines.ts';
import type { ConsistencyCheck, Queryable } from '../../platform/database/database.ts';
import { dollars, quoted } from '../../platform/database/sql-fragments.ts';

/**
 * Tolerance for recent movements: balance transactions appear a little after our refunds, and webhooks a little after
 * the transactions of refunds made at the provider.
 */
const ON_ITS_WAY_MS = HOUR_MS;

type Scope = {
  /** Filter for the compared payments. */
  isComparedWhere: string;
};

/** Start of the tolerance: an hour ago, or the newest transaction that was read if that is older. */
const onItsWaySince = (
  nowMs: number,
) => `least('${new Date(nowMs - ON_ITS_WAY_MS).toISOString()}'::timestamptz,
  coalesce((select max(at) from provider_lines), '-infinity'))`;

/** Recent movements in our ledger per payment: outgoing (`more`) and returned (`less`). */
const LATE_MOVES = `
  select booking_id, boat_feature_id,
    coalesce(sum(-cents) filter (where cents < 0 and not is_dispute), 0) as back_more,
    coalesce(sum(cents) filter (where cents > 0 and not is_dispute), 0) as back_less,
    coalesce(sum(-cents) filter (where cents < 0 and is_dispute), 0) as taken_more,
    coalesce(sum(cents) filter (where cents > 0 and is_dispute), 0) as taken_less
  from (
    select booking_id, boat_feature_id, cents, kind like '%-disputed' as is_dispute
    from ledger_entries join ledger_lines on entry_id = ledger_entries.id
    where account = 'card-clearing' and at > (select at from since)
      and kind in (${quoted([
        ...[
          'refund-sent',
          'refund-returned',
          'trip-disputed',
          'feature-disputed',
          'feature-refunded',
        ],
        ...['feature-refund-returned', 'feature-given-back', 'feature-give-back-failed'],
      ])})) as moves
  group by 1, 2`;

/** Bounds of refunded and disputed amounts, with and without recent movements. */
const RANGES = `
    back, back - coalesce(back_more, 0) as back_least, back + coalesce(back_less, 0) as back_most,
    taken, taken - coalesce(taken_more, 0) as taken_least, taken + coalesce(taken_less, 0) as taken_most`;

/** Recorded payments, refunds and disputes by payment intent. */
const ours = ({ isComparedWhere }: Scope) => `
  select payment_intent, payment_sessions.amount_cents as paid, 'Booking ' || code as name, ${RANGES}
  from payment_sessions join bookings on bookings.id = booking_id
  cross join lateral (select
    coalesce((select sum(cents) from booking_refunds
      where session_id = payment_sessions.id and booking_refunds.state = 'sent'), 0) as back,
    coalesce((select sum(taken_cents) from disputes
      where disputes.session_id = payment_sessions.id), 0) as taken) as sums
  left join late on late.booking_id = bookings.id
  where payment_sessions.status in ('paid', 'refund_due', 'refunded') and ${isComparedWhere}
  union all
  select payment_intent, amount_cents, 'The feature payment ' || id, ${RANGES}
  from boat_features
  cross join lateral (select
    case status when 'refunded' then amount_cents else refunded_cents end as back,
    coalesce((select sum(taken_cents) from disputes
      where boat_feature_id = boat_features.id), 0) as taken) as sums
  left join late on late.boat_feature_id = boat_features.id
  where status in ('paid', 'refund_due', 'refunded') and ${isComparedWhere}`;

/** Provider's transactions by payment intent. Recent ones may be missing from our ledger. */
const theirs = ({ isComparedWhere }: Scope) => `
  select payment_intent,
    coalesce(sum(paid), 0) as paid, coalesce(sum(paid) filter (where not is_late), 0) as paid_least,
    coalesce(sum(back), 0) as back,
    coalesce(sum(back) filter (where not is_late or back < 0), 0) as back_least,
    coalesce(sum(back) filter (where not is_late or back > 0), 0) as back_most,
    coalesce(sum(taken), 0) as taken,
    coalesce(sum(taken) filter (where not is_late or taken < 0), 0) as taken_least,
    coalesce(sum(taken) filter (where not is_late or taken > 0), 0) as taken_most
  from (
    select payment_intent, at > (select at from since) as is_late,
      case when type in ('charge', 'payment') then cents end as paid,
      case when type like '%refund%' then -cents end as back,
      case when type = 'adjustment' then -cents end as taken
    from provider_lines where payment_intent is not null and ${isComparedWhere}) as lines
  group by 1`;

const differing = (scope: Scope, what: 'back' | 'taken', subject: string) => `
  select format('%s (%s): the provider says that %s ${subject}, but the books say %s.',
    ours.name, ours.payment_intent, ${dollars(`theirs.${what}`)}, ${dollars(`ours.${what}`)}) as finding
  from (${ours(scope)}) as ours join (${theirs(scope)}) as theirs using (payment_intent)
  where ours.${what}_least > theirs.${what}_most or theirs.${what}_least > ours.${what}_most order by 1`;

/** Builds checks for all payments, or only for payments with a transaction since `linesSince`. */
function buildProviderChecks(nowMs: number, linesSince?: Date): readonly ConsistencyCheck[] {
  const moment = `'${linesSince?.toISOString()}'`;
  const scope = {
    isComparedWhere: linesSince
      ? `payment_intent in (select payment_intent from provider_lines where at >= ${moment})`
      : 'true',
  };
  const withLate = `with since as materialized (select ${onItsWaySince(nowMs)} as at), late as materialized (${LATE_MOVES})`;
  const checks = [
    {
      about: 'what was paid',
      sql: `
        select format('%s (%s): the provider says that %s was paid, but the books say %s.',
          ours.name, ours.payment_intent, ${dollars('theirs.paid')}, ${dollars('ours.paid')}) as finding
        from (${ours(scope)}) as ours join (${theirs(scope)}) as theirs using (payment_intent)
        where ours.paid <> theirs.paid order by 1`,
    },
    { about: 'what went back', sql: differing(scope, 'back', 'was refunded') },
    { about: 'what is disputed', sql: differing(scope, 'taken', 'was taken for disputes') },
    {
      about: 'what the provider took is known',
      sql: `
        select format('The provider took %s (%s) that belongs to no booking or feature payment.',
          ${dollars('theirs.paid')}, theirs.payment_intent) as finding
        from (${theirs(scope)}) as theirs
        where theirs.paid_least > 0 and not exists (
          select from (${ours(scope)}) as ours where ours.payment_intent = theirs.payment_intent)
        order by 1`,
    },
    {
      about: 'every line is of a kind that the books know',
      sql: `
        select format('The provider lists a transaction of a type that the books do not know: %s, %s (%s).',
          type, ${dollars('cents')}, provider_line) as finding
        from provider_lines where (type not in (${quoted([...bankTypes, ...providerFeeTypes, ...postedElsewhereTypes])})
          or type = 'adjustment' and payment_intent is null) and ${linesSince ? `at >= ${moment}` : 'true'}
        order by 1`,
    },
  ];
  return checks.map(({ about, sql: query }) => ({ about, sql: `${withLate} ${query}` }));
}

/** Builds checks that the provider's balance transactions and our ledger agree, as far as they were imported. */
export function providerChecks(nowMs: number): readonly ConsistencyCheck[] {
  return buildProviderChecks(nowMs);
}

/** Describes all differences in payments with a transaction since `linesSince`. */
export async function checkProvider(
  reader: Queryable,
  nowMs: number,
  linesSince: Date,
): Promise<string[]> {
  const findings: string[] = [];
  for (const check of buildProviderChecks(nowMs, linesSince)) {
    const { rows } = await sql.raw<{ finding: string }>(check.sql).execute(reader);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}
