import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminPortCallView } from '#contract/admin-ship-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { formatTime } from '#domain/days.ts';
import { clockWords } from '#domain/port-calls.ts';
import { piers } from '#domain/ship-ways.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { formatDate } from '../layout/admin-formatters.ts';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { PortCallDialog, type PortCallAct } from './port-call-dialogs.tsx';

/** The calendar of cruise ships, which says visitors what fits their ship. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Ships" permission="see-port-calls">
      {(admin) => <PortCalls search={search} admin={admin} />}
    </AdminPage>
  );
}

function PortCalls({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const [act, setAct] = useState<PortCallAct | null>(null);
  const { field } = useFilters(search);
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        Cruise ships that lie at the island. Their guests are shown the trips that they can make.
        Times are those of the ship’s clock, as its guests are told them.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAct({ kind: 'add' })}>Add a ship</Button>
        <Button variant="secondary" onClick={() => setAct({ kind: 'import' })}>
          Import a CSV file
        </Button>
      </div>
      <FilterForm label="Filter ships" className="sm:grid-cols-[2fr_1fr]">
        <AdminSearch label="Ship" search={search} />
        <TextField label="From" type="date" {...field('from')} />
      </FilterForm>
      <AdminList
        call="GET /api/admin/port-calls"
        filters={search}
        one="ship"
        many="ships"
        emptyTitle="No ships here"
        emptyText="Add the ships that are expected, one by one or from a file."
      >
        {(calls) => (
          <AdminTable
            label="Ships"
            items={calls}
            keyOf={({ id }) => id}
            columns={columnsFor(admin, setAct)}
          />
        )}
      </AdminList>
      {act && <PortCallDialog {...act} onClose={() => setAct(null)} />}
    </>
  );
}

function columnsFor(
  admin: AdminView,
  onAct: (act: PortCallAct) => void,
): AdminColumns<AdminPortCallView> {
  return [
    {
      head: 'Ship',
      cell: ({ ship, isSkipped }) => (
        <>
          <span className="wrap-anywhere">{ship}</span>{' '}
          {isSkipped && <Badge tone="danger">Does not come</Badge>}
        </>
      ),
    },
    { head: 'Day', cell: ({ day }) => formatDate(day) },
    {
      head: 'Times',
      cell: ({ arrival, allAboard, clockMinutes }) => (
        <>
          {formatTime(arrival)} to {formatTime(allAboard)}
          {clockMinutes !== 0 && (
            <span className="block text-sm text-ink-soft">clock {clockWords(clockMinutes)}</span>
          )}
        </>
      ),
    },
    { head: 'Pier', cell: ({ pier }) => piers[pier] },
    { head: 'Bookings', isNumber: true, cell: ({ bookings }) => bookings },
    { head: 'Change', cell: (call) => <Acts {...{ call, admin, onAct }} /> },
  ];
}

type ActsProps = {
  call: AdminPortCallView;
  admin: AdminView;
  onAct: (act: PortCallAct) => void;
};

/** What became of a ship that does not come stays as it is. */
function Acts({ call, admin, onAct }: ActsProps) {
  const of = `${call.ship} on ${formatDate(call.day)}`;
  const button = (kind: 'change' | 'skip' | 'remove', words: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${words}: ${of}`}
      onClick={() => onAct({ kind, call })}
    >
      {words}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {!call.isSkipped && button('change', 'Change')}
      {!call.isSkipped && mayDo(admin.role, 'skip-port') && button('skip', 'Does not come')}
      {call.bookings === 0 && button('remove', 'Remove')}
    </div>
  );
}
