import { portalPatterns } from '#contract/pages/portal-paths.ts';
import type { AdminBoatRowView } from '#contract/admin/admin-boat-api.ts';
import { getPortName } from '#domain/island/ports.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { listPortChoices } from '../layout/admin-filters.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { ListingStatusBadge } from '../layout/status-badges.tsx';

export default defineAdminList('admin-boats', {
  path: portalPatterns.adminBoats,
  title: 'boats',
  permission: 'see-boats',
  call: 'GET /api/admin/boats',
  search: ['search', 'status', 'port', 'type', 'featured'],
  texts: ({ t, labels }) => ({
    filters: t.filter,
    items: labels.boats,
    one: t.boat,
    many: t.boats,
    emptyTitle: t.noMatch,
    emptyText: t.noMatchText,
  }),
  filterClasses: 'min-[26rem]:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]',
  filters: ({ t, labels, adminLayout, trips }) => ({
    search: { label: t.search, className: 'min-[26rem]:max-xl:col-span-2' },
    status: {
      label: labels.status,
      choices: { '': labels.anyStatus, ...adminLayout.listingStatuses },
    },
    port: { label: labels.port, choices: listPortChoices(adminLayout) },
    type: { label: t.type, choices: { '': t.anyType, ...trips.boatTypes } },
    featured: {
      label: t.featured,
      choices: { '': t.all, yes: t.featured, no: t.notFeatured },
    },
  }),
  columns: ({ t, labels, formats: { boatPrices, date } }) => [
    { head: labels.boat, cell: (boat) => <BoatName boat={boat} /> },
    { head: labels.captain, cell: ({ operator }) => <EntryLink list="operators" {...operator} /> },
    { head: labels.port, cell: ({ port, customPort }) => getPortName(port, customPort) },
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
  ],
});

function BoatName({ boat: { id, name, image } }: { boat: AdminBoatRowView }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span className="@container w-16 shrink-0">
        <BoatPhoto image={image} stockFor={id} alt="" sizes="4rem" className="rounded-md" />
      </span>
      <EntryLink list="boats" id={id} name={name} className="min-w-0 wrap-anywhere" />
    </span>
  );
}
