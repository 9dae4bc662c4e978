import type { AdminBoatRowView } from '#contract/admin/admin-boat-api.ts';
import { boatTypes } from '#domain/boats/boats.ts';
import { portName } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { AdminSearch, FilterForm, useFilters, usePortChoices } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { ListingStatusBadge } from '../layout/status-badges.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('boats', 'admin-boats'),
  path: portalPatterns.adminBoats,
  search: ['search', 'status', 'port', 'type', 'featured'],
  Page,
});

function Page({ search }: PageInput) {
  const t = useMessages('admin-boats');
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.boats} permission="see-boats">
      {() => (
        <>
          <BoatFilters search={search} />
          <AdminList
            call="GET /api/admin/boats"
            filters={search}
            one={t.boat}
            many={t.boats}
            emptyTitle={t.noMatch}
            emptyText={t.noMatchText}
          >
            {(boats) => <BoatTable boats={boats} />}
          </AdminList>
        </>
      )}
    </AdminLayout>
  );
}

function BoatFilters({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const { listingStatuses } = useMessages('admin-layout');
  const trips = useMessages('trips');
  const portChoices = usePortChoices();
  const { field } = useFilters(search);
  const types = Object.fromEntries(boatTypes.map((type) => [type, trips.boatTypes[type]]));
  return (
    <FilterForm
      label={t.filter}
      className="min-[26rem]:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <AdminSearch label={t.search} search={search} className="min-[26rem]:max-xl:col-span-2" />
      <ChoiceField
        label={labels.status}
        choices={{ '': labels.anyStatus, ...listingStatuses }}
        {...field('status')}
      />
      <ChoiceField label={labels.port} choices={portChoices} {...field('port')} />
      <ChoiceField label={t.type} choices={{ '': t.anyType, ...types }} {...field('type')} />
      <ChoiceField
        label={t.featured}
        choices={{ '': t.all, yes: t.featured, no: t.notFeatured }}
        {...field('featured')}
      />
    </FilterForm>
  );
}

function BoatTable({ boats }: { boats: readonly AdminBoatRowView[] }) {
  const labels = useMessages('portal-labels');
  const columns = useColumns();
  return <AdminTable label={labels.boats} items={boats} keyOf={({ id }) => id} columns={columns} />;
}

function useColumns(): AdminColumns<AdminBoatRowView> {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const { boatPrices, date } = useAdminFormats();
  return [
    { head: labels.boat, cell: (boat) => <BoatName boat={boat} /> },
    { head: labels.captain, cell: ({ operator }) => <EntryLink list="operators" {...operator} /> },
    { head: labels.port, cell: ({ port, customPort }) => portName(port, customPort) },
    { head: labels.guests, cell: ({ capacity }) => capacity, isNumber: true },
    { head: t.prices, cell: boatPrices },
    { head: labels.status, cell: ({ standing }) => <ListingStatusBadge status={standing} /> },
    {
      head: t.featuredUntil,
      cell: ({ featuredUntil: until }) => (until === null ? t.notFeatured : date(until)),
    },
    {
      head: labels.bookingsToCome,
      cell: ({ bookingsToCome }) => bookingsToCome,
      isNumber: true,
    },
  ];
}

function BoatName({ boat: { id, name, image } }: { boat: AdminBoatRowView }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span className="w-16 shrink-0">
        <BoatPhoto image={image} stockFor={id} alt="" sizes="4rem" className="rounded-md" />
      </span>
      <EntryLink list="boats" id={id} name={name} className="min-w-0 wrap-anywhere" />
    </span>
  );
}
