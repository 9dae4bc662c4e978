import { CircleAlert, Scale } from 'lucide-react';
import { Link } from 'wouter';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { LedgerAccount } from '#domain/payouts/ledger.ts';
import { Loaded } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedRefunds } from '../layout/admin-alerts.tsx';
import { filteredAddress } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { FileLink } from '../layout/admin-links.tsx';
import { Disclosure, MetricTile } from '../layout/admin-metrics.tsx';
import { booksQuery } from './payout-cache.ts';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default defineAdminList('admin-payouts', {
  path: portalPatterns.adminPayouts,
  title: 'payouts',
  permission: 'see-payouts',
  call: 'GET /api/admin/payouts',
  search: ['search', 'month', 'show'],
  texts: ({ t }) => ({
    filters: t.byMonth,
    items: t.owedToCaptains,
    one: t.one,
    many: t.many,
    emptyTitle: t.nothingOpen,
    emptyText: t.nothingOpenText,
  }),
  actions: ({ t }) => (
    <FileLink href="/api/admin/books.csv" content={t.everyLine} label={t.booksFile} />
  ),
  frame: ({ t, search }, list) => (
    <>
      <Loaded query={booksQuery()} errorTitle={t.booksFailed}>
        {(books) => <Books books={books} />}
      </Loaded>
      <section aria-labelledby="owed-months" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="owed-months" className="text-xl font-bold">
            {t.byMonth}
          </h2>
          <FileLink
            href={filteredAddress('/api/admin/payouts.csv', search)}
            content={t.monthsFile}
          />
        </div>
        {list}
      </section>
    </>
  ),
  filterClasses: 'sm:grid-cols-3',
  filters: ({ t, actionMessages }) => ({
    search: { label: t.search },
    month: { label: t.month, type: 'month' },
    show: { label: actionMessages.show, choices: { '': t.onlyOpen, all: t.allMonths } },
  }),
  keyOf: ({ operator, month }) => `${operator.id} ${month}`,
  columns: ({ t, labels, formats: { money, month: formatMonth } }) => [
    {
      head: labels.captain,
      cell: ({ operator, month }) => (
        <Link
          href={portalPaths.adminStatement({ operatorId: operator.id, month })}
          className="text-link"
        >
          {operator.name}
          <span className="sr-only">, {formatMonth(month)}</span>
        </Link>
      ),
    },
    { head: t.tripsOf, cell: ({ month }) => formatMonth(month) },
    {
      head: t.paidBy,
      cell: ({ method, operator }) => (
        <span className="flex flex-wrap items-center gap-2">
          {method === null ? t.noDetails : t.methods[method]}
          {operator.isSuspended && <Badge tone="danger">{t.suspended}</Badge>}
        </span>
      ),
    },
    { head: t.owed, cell: ({ owedCents }) => money(owedCents), isNumber: true },
    { head: labels.paidOut, cell: ({ paidOutCents }) => money(paidOutCents), isNumber: true },
    {
      head: t.open,
      cell: ({ openCents }) => <strong>{money(openCents)}</strong>,
      isNumber: true,
    },
  ],
});

/** Shows what can be paid out now, refunds in progress, and the balance of every account. */
function Books({ books }: { books: BooksView }) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { money } = useAdminFormats();
  const { openCents, accounts, failedRefunds } = books;
  // Excludes failed refunds, which need an admin.
  const onTheirWay = shownCents(books, 'refunds-owed') - failedRefunds.cents;
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        <MetricTile name={t.toPayOut}>{money(openCents)}</MetricTile>
        <MetricTile name={t.refundsOnWay}>{money(onTheirWay)}</MetricTile>
        <MetricTile name={labels.atProvider}>
          {money(shownCents(books, 'card-clearing'))}
        </MetricTile>
      </dl>
      <FailedRefunds failed={failedRefunds} className="mt-5" />
      <p role="status" className="mt-5 flex items-start gap-2 text-sm">
        <BalanceNote {...books} />
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <Disclosure summary={t.allAccounts}>
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
            {accounts.map(({ account }) => (
              <div key={account} className="contents">
                <dt className="text-ink-soft">{t.accounts[account]}</dt>
                <dd className="text-right tabular-nums">{money(shownCents(books, account))}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Card>
  );
}

function BalanceNote({ isBalanced, entries }: BooksView) {
  const t = useMessages('admin-payouts');
  const { number } = useAdminFormats();
  if (isBalanced) {
    return (
      <>
        <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
        <span>{t.balanced(entries, number(entries))}</span>
      </>
    );
  }
  return (
    <>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="font-medium text-danger">{t.notBalanced}</span>
    </>
  );
}

/** Returns the balance with a display sign: the ledger keeps liabilities and income negative. */
function shownCents({ accounts }: BooksView, shownAccount: LedgerAccount): number {
  const cents = accounts.find(({ account }) => account === shownAccount)?.cents ?? 0;
  const isAsset = assets.includes(shownAccount);
  return isAsset ? cents : 0 - cents;
}

const assets: readonly LedgerAccount[] = [
  'card-clearing',
  'provider-fees',
  'at-bank',
  'losses',
  'taken-by-captain',
];
