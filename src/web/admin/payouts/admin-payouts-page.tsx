import { Link } from 'wouter';
import type { OwedMonthView } from '#contract/admin-payout-api.ts';
import { formatMonth } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { AdminSearch, useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { FileLink, fileOf } from '../layout/file-link.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { Books } from './books.tsx';

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
          <Books />
          <OwedMonths search={search} />
        </>
      )}
    </AdminPage>
  );
}

function OwedMonths({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  const list = useAdminList('GET /api/admin/payouts', search);
  return (
    <section aria-labelledby="owed-months" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="owed-months" className="text-xl font-bold">
          By month
        </h2>
        <FileLink href={fileOf('/api/admin/payouts.csv', search)} of="these months" />
      </div>
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-3"
      >
        <AdminSearch
          label="Captain or email"
          value={search['search'] ?? ''}
          onSearch={(words) => change({ search: words })}
        />
        <TextField label="Month" type="month" {...field('month')} />
        <SelectField label="Show" {...field('show')}>
          <option value="">Only what is open</option>
          <option value="all">All months</option>
        </SelectField>
      </form>
      <AdminList
        list={list}
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

const columns: readonly [AdminColumn<OwedMonthView>, ...AdminColumn<OwedMonthView>[]] = [
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
