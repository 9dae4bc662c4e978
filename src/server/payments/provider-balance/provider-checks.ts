import { sql } from 'kysely';
import { bankTypes, chargedTypes, followedTypes } from '#domain/provider-lines.ts';
import type { ConsistencyCheck, Reader } from '../../database/database.ts';
import { dollars, quoted } from '../../database/sql-fragments.ts';

/** Our payments by payment intent: what we recorded as paid, refunded and disputed. */
const ours = (isLookedAt: string) => `
  select payment_intent, payment_sessions.amount_cents as paid, 'Booking ' || code as name,
    coalesce((select sum(cents) from booking_refunds
      where session_id = payment_sessions.id and booking_refunds.state = 'sent'), 0) as back,
    coalesce((select sum(taken_cents) from disputes where disputes.session_id = payment_sessions.id), 0) as taken
  from payment_sessions join bookings on bookings.id = booking_id
  where payment_sessions.status in ('paid', 'refund_due', 'refunded') and ${isLookedAt}
  union all
  select payment_intent, amount_cents, 'The feature payment ' || id,
    case status when 'refunded' then amount_cents else refunded_cents end,
    coalesce((select sum(taken_cents) from disputes where boat_feature_id = boat_features.id), 0)
  from boat_features where status in ('paid', 'refund_due', 'refunded') and ${isLookedAt}`;

const theirs = (isLookedAt: string) => `
  select payment_intent,
    coalesce(sum(cents) filter (where type in ('charge', 'payment')), 0) as paid,
    -coalesce(sum(cents) filter (where type like '%refund%'), 0) as back,
    -coalesce(sum(cents) filter (where type = 'adjustment'), 0) as taken
  from provider_lines where payment_intent is not null and ${isLookedAt} group by 1`;

const differing = (isLookedAt: string, what: 'paid' | 'back' | 'taken', words: string) => `
  select format('%s (%s): the provider says that %s ${words}, but the books say %s.',
    ours.name, ours.payment_intent, ${dollars(`theirs.${what}`)}, ${dollars(`ours.${what}`)}) as finding
  from (${ours(isLookedAt)}) as ours join (${theirs(isLookedAt)}) as theirs using (payment_intent)
  where ours.${what} <> theirs.${what} order by 1`;

/** Of which payments: all, or those that the provider has a line of since then. */
function checksOf(since?: Date): readonly ConsistencyCheck[] {
  const moment = `'${since?.toISOString()}'`;
  const isLookedAt = since
    ? `payment_intent in (select payment_intent from provider_lines where at >= ${moment})`
    : 'true';
  return [
    { about: 'what was paid', sql: differing(isLookedAt, 'paid', 'was paid') },
    { about: 'what went back', sql: differing(isLookedAt, 'back', 'went back') },
    { about: 'what is disputed', sql: differing(isLookedAt, 'taken', 'is taken for disputes') },
    {
      about: 'what the provider took is known',
      sql: `
        select format('The provider took %s (%s) that no booking and no feature payment knows of.',
          ${dollars('theirs.paid')}, theirs.payment_intent) as finding
        from (${theirs(isLookedAt)}) as theirs
        where theirs.paid > 0 and not exists (
          select from (${ours(isLookedAt)}) as ours where ours.payment_intent = theirs.payment_intent)
        order by 1`,
    },
    {
      about: 'every line is of a kind that the books know',
      sql: `
        select format('The provider has a line of a kind that the books do not know: %s, %s (%s).',
          type, ${dollars('cents')}, provider_line) as finding
        from provider_lines where (type not in (${quoted([...bankTypes, ...chargedTypes, ...followedTypes])})
          or type = 'adjustment' and payment_intent is null) and ${since ? `at >= ${moment}` : 'true'}
        order by 1`,
    },
  ];
}

/** That the provider's account of its balance and our books say the same, as far as its lines have been read. */
export const providerChecks = checksOf();

/** All that differs of what moved at the provider since then, a sentence each. */
export async function checkProvider(reader: Reader, since: Date): Promise<string[]> {
  const findings: string[] = [];
  for (const check of checksOf(since)) {
    const { rows } = await sql.raw<{ finding: string }>(check.sql).execute(reader);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}
