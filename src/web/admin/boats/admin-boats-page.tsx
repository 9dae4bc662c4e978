import type { AdminBoatRowView } from '#contract/admin-boat-api.ts';
import { boatTypes } from '#domain/boats.ts';
import { listingStatusNames } from '#domain/moderation.ts';
import { portName } from '#domain/ports.ts';
import type { PageInput } from '../../router/site-route.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { AdminSearch, FilterForm, portChoices, useFilters } from '../layout/admin-filters.tsx';
import { formatBoatPrices, formatDate } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { ListingStatusBadge } from '../layout/status-badges.tsx';

/** All boats of all operators. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Manage Boats" permission="see-boats">
      {() => (
        <>
          <BoatFilters search={search} />
          <AdminList
            call="GET /api/admin/boats"
            filters={search}
            one="boat"
            many="boats"
            emptyTitle="No boats match"
            emptyText="Search for other words, or choose other filters."
          >
            {(boats) => (
              <AdminTable label="Boats" items={boats} keyOf={({ id }) => id} columns={columns} />
            )}
          </AdminList>
        </>
      )}
    </AdminPage>
  );
}

function BoatFilters({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  const types = Object.fromEntries(boatTypes.map((type) => [type, type]));
  return (
    <FilterForm
      label="Filter boats"
      className="min-[26rem]:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <AdminSearch
        label="Boat, address or captain"
        search={search}
        className="min-[26rem]:max-xl:col-span-2"
      />
      <ChoiceField
        label="Status"
        choices={{ '': 'Any status', ...listingStatusNames }}
        {...field('status')}
      />
      <ChoiceField label="Port" choices={portChoices} {...field('port')} />
      <ChoiceField label="Type" choices={{ '': 'Any type', ...types }} {...field('type')} />
      <ChoiceField
        label="Featured"
        choices={{ '': 'All', yes: 'Featured', no: 'Not featured' }}
        {...field('featured')}
      />
    </FilterForm>
  );
}

const columns: AdminColumns<AdminBoatRowView> = [
  { head: 'Boat', cell: (boat) => <BoatName boat={boat} /> },
  { head: 'Captain', cell: ({ operator }) => <EntryLink list="operators" {...operator} /> },
  { head: 'Port', cell: ({ port, customPort }) => portName(port, customPort) },
  { head: 'Guests', cell: ({ capacity }) => capacity, isNumber: true },
  { head: 'Prices', cell: formatBoatPrices },
  { head: 'Status', cell: ({ standing }) => <ListingStatusBadge status={standing} /> },
  {
    head: 'Featured until',
    cell: ({ featuredUntil }) =>
      featuredUntil === null ? 'Not featured' : formatDate(featuredUntil),
  },
  { head: 'Bookings to come', cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
];

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
