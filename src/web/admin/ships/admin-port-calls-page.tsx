import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { mayDo } from '#domain/admin/admin-permissions.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { PortCallDialog, type PortCallAct } from './port-call-dialogs.tsx';
import { useDescribeClock } from './describe-clock.ts';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('ships', 'admin-ships', 'ships', 'portal-call-offs'),
  path: portalPatterns.adminPortCalls,
  search: ['search', 'from'],
  Page,
});

/** Manages the cruise ship calendar, from which visitors learn which trips fit their ship. */
function Page({ search }: PageInput) {
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.ships} permission="see-port-calls">
      {(admin) => <PortCalls search={search} admin={admin} />}
    </AdminLayout>
  );
}

function PortCalls({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const t = useMessages('admin-ships');
  const [act, setAct] = useState<PortCallAct | null>(null);
  const columns = useColumns(admin, setAct);
  const { field } = useFilters(search);
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t.intro}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAct({ kind: 'add' })}>{t.addShip}</Button>
        <Button variant="secondary" onClick={() => setAct({ kind: 'import' })}>
          {t.importFile}
        </Button>
      </div>
      <FilterForm label={t.filter} className="sm:grid-cols-[2fr_1fr]">
        <AdminSearch label={t.ship} search={search} />
        <TextField label={t.from} type="date" {...field('from')} />
      </FilterForm>
      <AdminList
        call="GET /api/admin/port-calls"
        filters={search}
        one={t.one}
        many={t.many}
        emptyTitle={t.none}
        emptyText={t.noneText}
      >
        {(calls) => (
          <AdminTable label={t.table} items={calls} keyOf={({ id }) => id} columns={columns} />
        )}
      </AdminList>
      {act && <PortCallDialog {...act} onClose={() => setAct(null)} />}
    </>
  );
}

function useColumns(
  admin: AdminView,
  onAct: (act: PortCallAct) => void,
): AdminColumns<AdminPortCallView> {
  const t = useMessages('admin-ships');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { piers } = useMessages('ships');
  const { date } = useAdminFormats();
  return [
    {
      head: t.ship,
      cell: ({ ship, isSkipped }) => (
        <>
          <span className="wrap-anywhere">{ship}</span>{' '}
          {isSkipped && <Badge tone="danger">{t.doesNotCome}</Badge>}
        </>
      ),
    },
    { head: labels.day, cell: ({ day }) => date(day) },
    { head: t.times, cell: (call) => <Times call={call} /> },
    { head: t.pier, cell: ({ pier }) => piers[pier] },
    { head: labels.bookings, isNumber: true, cell: ({ bookings }) => bookings },
    { head: acts.change, cell: (call) => <Acts call={call} admin={admin} onAct={onAct} /> },
  ];
}

function Times({ call: { arrival, allAboard, clockMinutes } }: { call: AdminPortCallView }) {
  const t = useMessages('admin-ships');
  const { time } = useAdminFormats();
  const describeClock = useDescribeClock();
  return (
    <>
      {t.fromTo(time(arrival), time(allAboard))}
      {clockMinutes !== 0 && (
        <span className="block text-sm text-ink-soft">{t.clock(describeClock(clockMinutes))}</span>
      )}
    </>
  );
}

type ActsProps = {
  call: AdminPortCallView;
  admin: AdminView;
  onAct: (act: PortCallAct) => void;
};

/** Offers the actions for a port call. A skipped call cannot be changed. */
function Acts({ call, admin, onAct }: ActsProps) {
  const t = useMessages('admin-ships');
  const acts = useMessages('portal-acts');
  const { labelOf } = useMessages('admin-layout');
  const { date } = useAdminFormats();
  const of = t.shipOn(call.ship, date(call.day));
  const button = (kind: 'change' | 'skip' | 'remove', label: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={labelOf(label, of)}
      onClick={() => onAct({ kind, call })}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {!call.isSkipped && button('change', acts.change)}
      {!call.isSkipped && mayDo(admin.role, 'skip-port') && button('skip', t.doesNotCome)}
      {call.bookings === 0 && button('remove', t.remove)}
    </div>
  );
}
