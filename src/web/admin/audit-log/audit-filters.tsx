import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditPeopleView } from '#contract/audit-log-api.ts';
import { eventLabel, loggedEvents } from '#domain/audit-entries.ts';
import { callOf } from '../../api-calls.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { AdminSearch } from '../layout/admin-search.tsx';
import { useFilters } from '../layout/use-filters.ts';

/** What narrows the log: by words, admin, act and days. */
export function AuditFilters({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  const { data: people = [] } = useQuery(peopleQuery());
  return (
    <form
      role="search"
      aria-label="Filter the log"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-4 rounded-card bg-shallows p-4 sm:p-6 xl:grid-cols-[minmax(0,1.5fr)_1fr_1fr_10rem_10rem]"
    >
      <AdminSearch
        label="Boat, captain, booking or admin"
        value={search['search'] ?? ''}
        onSearch={(words) => change({ search: words })}
        className="max-xl:col-span-2"
      />
      <SelectField label="Done by" className="max-sm:col-span-2" {...field('admin')}>
        <option value="">Everybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="What happened" className="max-sm:col-span-2" {...field('act')}>
        <option value="">Everything</option>
        {loggedEvents().map((act) => (
          <option key={act} value={act}>
            {eventLabel(act)}
          </option>
        ))}
      </SelectField>
      <TextField label="From" type="date" max={search['to']} {...field('from')} />
      <TextField label="Until" type="date" min={search['from']} {...field('to')} />
    </form>
  );
}

const peopleQuery = () =>
  queryOptions<AuditPeopleView>({
    queryKey: [callOf('GET /api/admin/audit-log/people').path],
    staleTime: 0,
  });
