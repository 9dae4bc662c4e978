import type { ConsistencyCheck } from '../../platform/database/database.ts';

const ISLAND_DAY = (at: string) => `(${at} at time zone 'America/Lower_Princes')::date`;
const MONTH_OF = (day: string) => `to_char(${day}, 'YYYY-MM')`;

/**
 * Conditions for counting a booking (`domain/admin/platform-metrics.ts`) and for listing it
 * (`domain/payouts/operator-totals.ts`).
 */
const COUNTS = `paid_by = 'card' and (paid_at is not null or status = 'pending')`;
const LISTED = `status in ('pending', 'asked', 'paid', 'refunded') or status = 'cancelled' and paid_at is not null`;
const LEFT = `exists (
  select from booking_events where booking_id = bookings.id and event = 'expired' and actor = 'visitor')`;
/** Accounts that receive a trip's price and fee. Amounts refunded or disputed beyond a payment use other accounts. */
const EARNED = `('owed-to-captain', 'service-fees')`;
const BEGUN = (status: string) => `paid_by = 'card' and paid_at is null and ${status}`;

type Amounts = Readonly<Record<string, string>>;

/** Recomputes each metric by day, independently of the triggers, so that the two can be compared. */
const FACTS: readonly { from: string; day: string; amounts: Amounts }[] = [
  {
    from: `bookings where ${COUNTS}`,
    day: 'created_at',
    amounts: { bookings: '1', guests: 'group_size' },
  },
  {
    from: `bookings where paid_at is not null and paid_by = 'card'`,
    day: 'paid_at',
    amounts: {
      paid_cents: 'amount_cents',
      fee_cents: 'fee_cents',
      kept_cents: 'amount_cents - refunded_cents',
    },
  },
  {
    from: `bookings where paid_by <> 'card'`,
    day: 'created_at',
    amounts: { by_hand_bookings: '1', by_hand_cents: 'amount_cents' },
  },
  { from: `bookings where ${LISTED}`, day: 'created_at', amounts: { listed: '1' } },
  ...Object.entries({
    begun_paid: `paid_by = 'card' and paid_at is not null`,
    begun_waiting: BEGUN(`status in ('pending', 'asked')`),
    begun_abandoned: BEGUN(`status = 'expired' and ${LEFT}`),
    begun_expired: BEGUN(`status = 'expired' and not ${LEFT}`),
    begun_called_off: BEGUN(`status = 'cancelled'`),
    begun_too_late: BEGUN(`status = 'refunded'`),
  }).map(([name, when]) => ({
    from: `bookings where ${when}`,
    day: 'created_at',
    amounts: { [name]: '1' },
  })),
  ...Object.entries({
    refunded_cents: [`kind = 'refund-decided' and account in ${EARNED}`, 'cents'],
    disputed_cents: [`kind = 'trip-disputed' and account in ${EARNED}`, 'cents'],
    fee_cents: [
      `kind in ('refund-decided', 'trip-disputed') and account = 'service-fees'`,
      '-cents',
    ],
    by_hand_cents: [`kind = 'by-hand-given-back' and account = 'sold-by-captain'`, '-cents'],
  }).map(([name, [when, cents = '']]) => ({
    from: `ledger_lines join ledger_entries on ledger_entries.id = entry_id
      join bookings on bookings.id = booking_id where ${when}`,
    day: 'at',
    amounts: { [name]: cents },
  })),
];

/** Selects the named amounts with their grouping keys. */
function selectFacts(keys: (day: string) => string, names: readonly string[]): string {
  return FACTS.filter(({ amounts }) => names.some((name) => name in amounts))
    .map(({ from, day, amounts }) => {
      const values = names.map((name) => `${amounts[name] ?? '0'} as ${name}`);
      return `select ${keys(ISLAND_DAY(day))}, ${values.join(', ')} from ${from}`;
    })
    .join(' union all ');
}

type Sums = {
  about: string;
  /** Name of a total in findings. */
  name: string;
  keys: readonly string[];
  amounts: readonly string[];
  /** Queries for keys and amounts: `should` returns the expected amounts, `sums` the stored ones. */
  should: string;
  sums: string;
};

/** Compares totals with their sources and names each difference. */
function buildCheck({ about, name, keys, amounts, should, sums }: Sums): ConsistencyCheck {
  const key = keys.join(', ');
  const summed = amounts.map((each) => `sum(${each})::bigint as ${each}`).join(', ');
  const total = (rows: string) => `select ${key}, ${summed} from (${rows}) as each group by ${key}`;
  const differing = amounts.map(
    (each) => `('${each}', coalesce(should.${each}, 0), coalesce(sums.${each}, 0))`,
  );
  return {
    about,
    sql: `
      with should as (${total(should)}), sums as (${total(sums)})
      select format('The totals for %s say that %s is %s, but it should be %s.', ${name}, amount, said, due) as finding
      from should full join sums using (${key})
      cross join lateral (values ${differing.join(', ')}) as each (amount, due, said)
      where due <> said order by 1`,
  };
}

const METRICS = [
  ...['bookings', 'guests', 'paid_cents', 'refunded_cents', 'disputed_cents', 'fee_cents'],
  ...['by_hand_bookings', 'by_hand_cents'],
];
const DAY_METRICS = [
  ...[...METRICS, 'kept_cents', 'begun_paid', 'begun_waiting'],
  ...['begun_abandoned', 'begun_expired', 'begun_called_off', 'begun_too_late'],
];
const OPERATOR_METRICS = [
  ...['listed', 'paid_cents', 'refunded_cents', 'disputed_cents', 'fee_cents'],
  ...['kept_cents', 'by_hand_cents'],
];
const OWED = ['owed_cents', 'paid_out_cents', 'by_hand_trips', 'by_hand_cents'];

const both = (columns: readonly string[], table: string, changed: string) =>
  `select ${columns.join(', ')} from ${table} union all select ${changed}`;

/** Checks that daily totals match bookings and ledger (docs/decisions/0089). */
export const sumChecks: readonly ConsistencyCheck[] = [
  buildCheck({
    about: 'the metrics of every day are the sums of what happened on it',
    name: `'the day ' || day || ', ' || flow`,
    keys: ['day', 'flow'],
    amounts: DAY_METRICS,
    should: selectFacts((day) => `${day} as day, flow`, DAY_METRICS),
    sums: both(
      ['day', 'flow', ...DAY_METRICS],
      'metric_days',
      `day, flow, ${DAY_METRICS.join(', ')} from metric_changes`,
    ),
  }),
  buildCheck({
    about: 'the metrics of every boat and month are the sums of what happened in it',
    name: `'the boat ' || (select boats.name from boats where boats.id = boat_id) || ' in ' || month`,
    keys: ['boat_id', 'month'],
    amounts: METRICS,
    should: selectFacts((day) => `boat_id, ${MONTH_OF(day)} as month`, METRICS),
    sums: both(
      ['boat_id', `${MONTH_OF('month')} as month`, ...METRICS],
      'boat_months',
      `boat_id, ${MONTH_OF('day')}, ${METRICS.join(', ')} from metric_changes`,
    ),
  }),
  buildCheck({
    about: 'a boat was booked as often as it has bookings',
    name: `'the boat ' || (select boats.name from boats where boats.id = boat_id)`,
    keys: ['boat_id'],
    amounts: ['bookings'],
    should: `select boat_id, 1 as bookings from bookings where ${COUNTS}`,
    sums: both(['boat_id', 'bookings'], 'boat_totals', 'boat_id, bookings from metric_changes'),
  }),
  buildCheck({
    about: 'what an operator’s dashboard says is the sum of their bookings',
    name: `'the captain ' || (select operators.name from operators where operators.id = operator_id) || ' in ' || month`,
    keys: ['operator_id', 'month'],
    amounts: OPERATOR_METRICS,
    should: selectFacts(
      (day) => `bookings.operator_id, ${MONTH_OF(day)} as month`,
      OPERATOR_METRICS,
    ),
    sums: both(
      ['operator_id', `${MONTH_OF('month')} as month`, ...OPERATOR_METRICS],
      'operator_months',
      `operator_id, ${MONTH_OF('day')}, ${OPERATOR_METRICS.join(', ')} from metric_changes`,
    ),
  }),
  buildCheck({
    about: 'every account comes on every day to what its entries say',
    name: `'the account ' || account || ' on ' || day`,
    keys: ['day', 'account'],
    amounts: ['cents'],
    should: `select ${ISLAND_DAY('at')} as day, account, cents
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id`,
    sums: `select day, account, cents from account_days
      union all select day, account, cents from account_changes`,
  }),
  buildCheck({
    about: 'the books have as many entries on every day as are counted',
    name: `'the books on ' || day`,
    keys: ['day'],
    amounts: ['entries'],
    should: `select ${ISLAND_DAY('at')} as day, 1 as entries from ledger_entries
      where exists (select from ledger_lines where entry_id = ledger_entries.id)`,
    sums: 'select day, entries from account_days union all select day, entries from account_changes',
  }),
];

/**
 * Checks that amounts owed match ledger and trips; `$1` is today on the island, by the clock of the server that
 * aggregates the totals, which may differ from the database's clock.
 */
export const owedChecks: readonly ConsistencyCheck[] = [
  buildCheck({
    about: 'every operator is owed for a month, and was paid, what the ledger and the trips say',
    name: `'the amount owed to ' || (select operators.name from operators where operators.id = operator_id) || ' for ' || month`,
    keys: ['operator_id', 'month', 'is_over'],
    amounts: OWED,
    should: `
      select ledger_lines.operator_id, ${MONTH_OF('start_date')} as month, end_date < $1::date as is_over,
        -cents as owed_cents, 0 as paid_out_cents, 0 as by_hand_trips, 0 as by_hand_cents
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      join bookings on bookings.id = booking_id where account = 'owed-to-captain'
      union all select payouts.operator_id, month, true, 0, ledger_lines.cents, 0, 0
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      join payouts on payouts.id = payout_id where account = 'owed-to-captain'
      union all select operator_id, ${MONTH_OF('start_date')}, true, 0, 0, 1, amount_cents
      from bookings where paid_by <> 'card' and status = 'paid'`,
    sums: both(
      ['operator_id', 'month', 'last_day < $1::date as is_over', ...OWED],
      'owed_months',
      `operator_id, month, last_day < $1::date, ${OWED.join(', ')} from owed_changes`,
    ),
  }),
];
