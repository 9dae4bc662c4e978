import { bankTypes, providerFeeTypes } from '#domain/payouts/provider-lines.ts';
import type { ConsistencyCheck } from '../../platform/database/database.ts';
import { dollars, quoted } from '../../platform/database/sql-fragments.ts';

/** Cents refunded or disputed. */
const BACK = '(refunded_cents + disputed_cents)';
/** Service fee's share of refunds, as in `domain/refunds/refunds.ts`; duplicated so that the two can be compared. */
const FEE_BACK = `(2::bigint * fee_cents * ${BACK} + amount_cents) / (2 * amount_cents)`;
const KEPT_FEE = `(fee_cents - ${FEE_BACK})`;
const KEPT_TRIP = `(amount_cents - ${BACK} - ${KEPT_FEE})`;
const PAID_TO_US = `paid_at is not null and paid_by = 'card'`;
/** Matches bookings whose payment the operator collected. */
const PAID_TO_OPERATOR = `paid_at is not null and paid_by <> 'card'`;
/** Matches refunds of unwanted payments; every other refund returns part of a trip's price. */
const OF_UNWANTED = `session_id in (select id from payment_sessions where status in ('refund_due', 'refunded'))`;

/** Expected ledger lines, computed from every table except the ledger: (kind, id, account, owner, cents). */
const SHOULD = `
  select 'booking' as kind, id, 'card-clearing' as account, null::uuid as owner, amount_cents::bigint as cents
    from bookings where ${PAID_TO_US}
  union all select 'booking', id, 'owed-to-captain', operator_id, -${KEPT_TRIP}
    from bookings where ${PAID_TO_US}
  union all select 'booking', id, 'service-fees', null, -${KEPT_FEE} from bookings where ${PAID_TO_US}
  union all select 'booking', id, each.account, operator_id, each.sign * (amount_cents - refunded_cents)
    from bookings, (values ('taken-by-captain', 1), ('sold-by-captain', -1)) as each (account, sign)
    where ${PAID_TO_OPERATOR}
  union all select 'booking', booking_id, 'card-clearing', null, cents
    from booking_refunds where ${OF_UNWANTED} and not is_made_at_provider
  union all select 'booking', booking_id, 'card-clearing', null, -cents from booking_refunds where state = 'sent'
  union all select 'booking', booking_id, 'refunds-owed', null, -cents from booking_refunds where state in ('due', 'failed')
  union all select 'booking', booking_id, 'refunded-otherwise', null, -cents from booking_refunds where state = 'settled'
  union all select 'booking', booking_id, 'losses', null, beyond_cents from booking_refunds where beyond_cents > 0
  union all select 'booking', booking_id, 'card-clearing', null, -taken_cents from disputes where booking_id is not null
  union all select 'booking', booking_id, 'losses', null, beyond_cents from disputes where booking_id is not null
  union all select 'feature', boat_feature_id, each.account, null, each.sign * taken_cents
    from disputes, (values ('card-clearing', -1), ('feature-sales', 1)) as each (account, sign)
    where boat_feature_id is not null
  union all select 'feature', id, 'card-clearing', null, amount_cents - refunded_cents
    from boat_features where status in ('paid', 'refund_due')
  union all select 'feature', id, 'feature-sales', null, refunded_cents - amount_cents
    from boat_features where status = 'paid'
  union all select 'feature', id, 'refunds-owed', null, -amount_cents from boat_features where status = 'refund_due'
  union all select 'line', id, 'provider-fees', null,
    fee_cents - case when type in (${quoted(providerFeeTypes)}) then cents else 0 end from provider_lines
  union all select 'line', id, 'at-bank', null, -cents from provider_lines where type in (${quoted(bankTypes)})
  union all select 'line', id, 'card-clearing', null,
    case when type in (${quoted([...bankTypes, ...providerFeeTypes])}) then cents else 0 end - fee_cents from provider_lines
  union all select 'payout', id, 'owed-to-captain', operator_id, cents from payouts
  union all select 'payout', id, 'paid-out', null, -cents from payouts`;

/** Actual lines in the ledger. */
const BOOKS = `
  select case when booking_id is not null then 'booking' when payout_id is not null then 'payout'
    when provider_line_id is not null then 'line' else 'feature' end as kind,
    coalesce(booking_id, boat_feature_id, payout_id, provider_line_id) as id, account, operator_id as owner, cents
  from ledger_entries join ledger_lines on entry_id = ledger_entries.id`;

const NAME = `case kind
  when 'booking' then 'Booking ' || (select code from bookings where bookings.id = differing.id)
  when 'line' then 'The provider’s transaction ' || (select provider_line from provider_lines where provider_lines.id = differing.id)
  when 'feature' then 'The feature payment ' || id
  else 'The payout ' || id end`;

/** Checks that the ledger balances and matches bookings, refunds, features and payouts. */
export const moneyChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every entry comes to 0',
    sql: `
      select format('Entry %s in the books adds up to %s instead of $0.00.', key, ${dollars('sum')}) as finding
      from (select key, coalesce(sum(cents), 0) as sum, count(cents) as lines
        from ledger_entries left join ledger_lines on entry_id = ledger_entries.id group by key) as weighed
      where sum <> 0 or lines < 2 order by 1`,
  },
  {
    about: 'every booking, feature payment and payout stands in the books, to the cent',
    sql: `
      with should as (select kind, id, account, owner, sum(cents) as cents from (${SHOULD}) as each group by 1, 2, 3, 4),
      books as (select kind, id, account, owner, sum(cents) as cents from (${BOOKS}) as each group by 1, 2, 3, 4),
      differing as (
        select coalesce(should.kind, books.kind) as kind, coalesce(should.id, books.id) as id,
          coalesce(should.account, books.account) as account,
          coalesce(should.cents, 0) as should, coalesce(books.cents, 0) as books
        from should full join books on should.kind = books.kind and should.id = books.id
          and should.account = books.account and should.owner is not distinct from books.owner)
      select format('%s should have %s in %s, but the books say %s.',
        ${NAME}, ${dollars('should')}, account, ${dollars('books')}) as finding
      from differing where should <> books order by 1`,
  },
  {
    about: 'every account is the sum of what happened',
    sql: `
      with should as (select account, sum(cents) as cents from (${SHOULD}) as each group by 1),
      books as (select account, sum(cents) as cents from ledger_lines group by 1)
      select format('The account %s should have %s, but the books say %s.',
        account, ${dollars('coalesce(should.cents, 0)')}, ${dollars('coalesce(books.cents, 0)')}) as finding
      from should full join books using (account)
      where coalesce(should.cents, 0) <> coalesce(books.cents, 0) order by 1`,
  },
  {
    about: 'a booking has given back what was decided',
    sql: `
      select format('Booking %s shows %s as refunded, but its refunds add up to %s.',
        code, ${dollars('refunded_cents')}, ${dollars('coalesce(decided, 0)')}) as finding
      from bookings left join (
        select booking_id, sum(cents - beyond_cents) as decided from booking_refunds where not ${OF_UNWANTED} group by 1) as refunds
        on booking_id = bookings.id
      where ${PAID_TO_US} and refunded_cents <> coalesce(decided, 0) order by 1`,
  },
  {
    about:
      'what an operator took by hand is theirs while the trip stands, and given back when it does not',
    sql: `
      select format('Booking %s was paid to the captain and is %s, but %s of %s was refunded.',
        code, status, ${dollars('refunded_cents')}, ${dollars('amount_cents')}) as finding
      from bookings where paid_by <> 'card' and (paid_at is null or status not in ('paid', 'refunded')
        or refunded_cents <> case status when 'paid' then 0 else amount_cents end) order by 1`,
  },
  {
    about: 'of a booking, so much is disputed as its disputes have taken',
    sql: `
      select format('Booking %s shows %s as disputed, but its disputes took %s.',
        code, ${dollars('disputed_cents')}, ${dollars('coalesce(taken, 0)')}) as finding
      from bookings left join (
        select booking_id, sum(taken_cents - beyond_cents) as taken from disputes group by 1) as disputes
        on booking_id = bookings.id
      where disputed_cents <> coalesce(taken, 0) order by 1`,
  },
  {
    about: 'no refund has failed',
    sql: `
      select format('%s could not be given back to the guest of booking %s: %s',
        ${dollars('booking_refunds.cents')}, code, failure) as finding
      from booking_refunds join bookings on bookings.id = booking_id where booking_refunds.state = 'failed' order by decided_at`,
  },
];

/** Checks that payment pages match their bookings, even after manual changes. */
export const paymentChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every paid booking was paid on one page',
    sql: `
      select format('Booking %s is paid, but has %s paid payment pages instead of 1.', code, count(pages.id)) as finding
      from bookings left join payment_sessions as pages on pages.booking_id = bookings.id and pages.status = 'paid'
      where ${PAID_TO_US} group by bookings.id having count(pages.id) <> 1 order by 1`,
  },
  {
    about: 'every page of a paid booking asks for what the booking comes to',
    sql: `
      select format('Booking %s costs %s, but its payment page was for %s.',
        code, ${dollars('bookings.amount_cents')}, ${dollars('pages.amount_cents')}) as finding
      from bookings join payment_sessions as pages on pages.booking_id = bookings.id
      where pages.status = 'paid' and pages.amount_cents <> bookings.amount_cents order by 1`,
  },
  {
    about: 'no page is paid of a booking that is not',
    sql: `
      select format('Booking %s is not paid, but one of its payment pages is.', code) as finding
      from bookings where not (${PAID_TO_US}) and exists (
        select from payment_sessions where booking_id = bookings.id and status = 'paid') order by 1`,
  },
  {
    about: 'no boat is gone that still has to sail',
    sql: `
      select format('Booking %s sails on %s, but its boat %s was deleted.', code, start_date, boats.name) as finding
      from bookings join boats on boats.id = boat_id
      where bookings.status in ('held', 'pending', 'asked', 'paid') and boats.deleted_at is not null
        and end_date >= boats.deleted_at::date order by 1`,
  },
];
