import { boatTypes } from '#domain/boats.ts';
import { listingStatusNames, listingStatuses } from '#domain/listing-status.ts';
import type { PageInput } from '../../router/site-route.ts';
import { SelectField } from '../../ui/form-field.tsx';
import { AdminSearch, PortFilter, useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { BoatRows } from './boat-rows.tsx';

/** All boats of all operators. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Manage Boats" permission="see-boats">
      {() => <Boats search={search} />}
    </AdminPage>
  );
}

function Boats({ search }: Pick<PageInput, 'search'>) {
  const list = useAdminList('GET /api/admin/boats', search);
  return (
    <>
      <BoatFilters search={search} />
      <AdminList
        list={list}
        one="boat"
        many="boats"
        emptyTitle="No boats match"
        emptyText="Search for other words, or choose other filters."
      >
        {(boats) => <BoatRows boats={boats} />}
      </AdminList>
    </>
  );
}

function BoatFilters({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  return (
    <form
      role="search"
      aria-label="Filter boats"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-2 sm:p-6 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <AdminSearch
        label="Boat, address or captain"
        value={search['search'] ?? ''}
        onSearch={(words) => change({ search: words })}
        className="min-[26rem]:max-xl:col-span-2"
      />
      <SelectField label="Status" {...field('status')}>
        <option value="">Any status</option>
        {listingStatuses.map((status) => (
          <option key={status} value={status}>
            {listingStatusNames[status]}
          </option>
        ))}
      </SelectField>
      <PortFilter {...field('port')} />
      <SelectField label="Type" {...field('type')}>
        <option value="">Any type</option>
        {boatTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <SelectField label="Featured" {...field('featured')}>
        <option value="">All</option>
        <option value="yes">Featured</option>
        <option value="no">Not featured</option>
      </SelectField>
    </form>
  );
}
