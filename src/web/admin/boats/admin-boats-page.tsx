import { boatStandingNames, boatStandings } from '#domain/boat-standing.ts';
import { boatTypes } from '#domain/boats.ts';
import type { PageInput } from '../../shell/site-route.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { AdminList } from '../frame/admin-list.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { AdminSearch } from '../frame/admin-search.tsx';
import { PortFilter } from '../frame/port-filter.tsx';
import { useAdminList } from '../frame/use-admin-list.ts';
import { useFilters } from '../frame/use-filters.ts';
import { BoatRows } from './boat-rows.tsx';

/** All boats of all captains. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Manage Boats" act="see-boats">
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
        {boatStandings.map((standing) => (
          <option key={standing} value={standing}>
            {boatStandingNames[standing]}
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
