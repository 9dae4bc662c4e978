import { CircleAlert, Scale } from 'lucide-react';
import { Link } from 'wouter';
import type { BooksView, OwedMonthView } from '#contract/admin-payout-api.ts';
import { formatMonth } from '#domain/days.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import { formatDollars } from '#domain/money.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { FailedRefunds } from '../layout/admin-alerts.tsx';
import { AdminSearch, filteredAddress, useFilters } from '../layout/admin-filters.tsx';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { Disclosure, MetricTile } from '../layout/admin-metrics.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { Loaded } from '../layout/opened-entry.tsx';
import { booksQuery } from './payout-cache.ts';

/** What operators are owed, and the ledger's balances. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Payouts"
      permission="see-payouts"
      actions={<FileLink href="/api/admin/books.csv" of="every line" label="Books as CSV" />}
    >
      {() => (
        <>
          <Loaded query={booksQuery()} errorTitle="The books could not be loaded">
            {(books) => <Books books={books} />}
          </Loaded>
          <OwedMonths search={search} />
        </>
      )}
    </AdminPage>
  );
}

/** What can be paid out now, refunds in progress, and the balance of every account. */
function Books({ books }: { books: BooksView }) {
  const { openCents, accounts, failedRefunds } = books;
  // Failed refunds do not move by themselves.
  const onTheirWay = shownCents(books, 'refunds-owed') - failedRefunds.cents;
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        <MetricTile name="To pay out now">{formatDollars(openCents)}</MetricTile>
        <MetricTile name="Refunds on their way">{formatDollars(onTheirWay)}</MetricTile>
        <MetricTile name="At the payment provider">
          {formatDollars(shownCents(books, 'card-clearing'))}
        </MetricTile>
      </dl>
      <FailedRefunds failed={failedRefunds} className="mt-5" />
      <p role="status" className="mt-5 flex items-start gap-2 text-sm">
        <BalanceWords {...books} />
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <Disclosure summary="All accounts">
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
            {accounts.map(({ account }) => (
              <div key={account} className="contents">
                <dt className="text-ink-soft">{accountNames[account]}</dt>
                <dd className="text-right tabular-nums">
                  {formatDollars(shownCents(books, account))}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Card>
  );
}

function BalanceWords({ isBalanced, entries }: BooksView) {
  const count = entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`;
  if (isBalanced) {
    return (
      <>
        <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
        <span>The books balance: {count}, each to the cent.</span>
      </>
    );
  }
  return (
    <>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="font-medium text-danger">
        The books do not balance. Please run the doctor before anybody is paid.
      </span>
    </>
  );
}

/** Liabilities and income are negative in the ledger, and shown as positive. */
function shownCents({ accounts }: BooksView, wanted: LedgerAccount): number {
  const cents = accounts.find(({ account }) => account === wanted)?.cents ?? 0;
  const isAsset = assets.includes(wanted);
  return isAsset ? cents : 0 - cents;
}

const assets: readonly LedgerAccount[] = [
  'card-clearing',
  'provider-fees',
  'at-bank',
  'losses',
  'taken-by-captain',
];

const accountNames = {
  'card-clearing': 'At the payment provider',
  'provider-fees': 'Kept by the payment provider for its work',
  'at-bank': 'Sent by the payment provider to the bank',
  'owed-to-captain': 'Owed to captains, trips to come included',
  'service-fees': 'Service fees earned',
  'feature-sales': 'Featured boats sold',
  'refunds-owed': 'Owed back to guests, failed refunds included',
  'refunded-otherwise': 'Paid back to guests in another way',
  losses: 'Lost: went back beyond what was paid',
  'paid-out': 'Paid out to captains',
  'taken-by-captain': 'Apart: taken by captains themselves, by hand',
  'sold-by-captain': 'Apart: trips that captains sold by hand',
} as const satisfies Record<LedgerAccount, string>;

function OwedMonths({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  return (
    <section aria-labelledby="owed-months" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="owed-months" className="text-xl font-bold">
          By month
        </h2>
        <FileLink href={filteredAddress('/api/admin/payouts.csv', search)} of="these months" />
      </div>
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-3"
      >
        <AdminSearch label="Captain or email" search={search} />
        <TextField label="Month" type="month" {...field('month')} />
        <ChoiceField
          label="Show"
          choices={{ '': 'Only what is open', all: 'All months' }}
          {...field('show')}
        />
      </form>
      <AdminList
        call="GET /api/admin/payouts"
        filters={search}
        one="payout month"
        many="payout months"
        emptyTitle="Nothing is open"
        emptyText="Trips are owed to their captain from the day after they sail. Months that are paid out are shown under “All months”."
      >
        {(months) => (
          <AdminTable
            label="What is owed to captains"
            items={months}
            keyOf={({ operator, month }) => `${operator.id} ${month}`}
            columns={columns}
          />
        )}
      </AdminList>
    </section>
  );
}

const columns: AdminColumns<OwedMonthView> = [
  {
    head: 'Captain',
    cell: ({ operator, month }) => (
      <Link href={`/admin/payouts/${operator.id}/${month}`} className="text-link">
        {operator.name}
        <span className="sr-only">, {formatMonth(month)}</span>
      </Link>
    ),
  },
  { head: 'Trips of', cell: ({ month }) => formatMonth(month) },
  {
    head: 'Paid by',
    cell: ({ method, operator }) => (
      <span className="flex flex-wrap items-center gap-2">
        {method === null ? 'No payout details' : payoutMethodNames[method]}
        {operator.isSuspended && <Badge tone="danger">Suspended</Badge>}
      </span>
    ),
  },
  { head: 'Owed', cell: ({ owedCents }) => formatDollars(owedCents), isNumber: true },
  { head: 'Paid out', cell: ({ paidOutCents }) => formatDollars(paidOutCents), isNumber: true },
  {
    head: 'Open',
    cell: ({ openCents }) => <strong>{formatDollars(openCents)}</strong>,
    isNumber: true,
  },
];
