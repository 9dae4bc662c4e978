import { bookingStatuses } from '#domain/bookings.ts';
import { refundStates } from '#domain/refunds.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AdminSearch } from '../layout/admin-search.tsx';
import { PortFilter } from '../layout/port-filter.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { bookingStatusNames } from './booking-status-badge.tsx';
import { refundStateNames } from './refund-state-names.ts';

/** What narrows the list of bookings; all of it stands in the address. */
export function BookingFilters({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  return (
    <form
      role="search"
      aria-label="Filter bookings"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-2 sm:p-6 xl:grid-cols-4"
    >
      <AdminSearch
        label="Code, guest or email"
        value={search['search'] ?? ''}
        onSearch={(words) => change({ search: words })}
        className="min-[26rem]:col-span-2"
      />
      <SelectField label="Status" {...field('status')}>
        <option value="">Any status</option>
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {bookingStatusNames[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Refund" {...field('refund')}>
        <option value="">Any refund or none</option>
        {refundStates.map((state) => (
          <option key={state} value={state}>
            {refundStateNames[state]}
          </option>
        ))}
      </SelectField>
      <PortFilter {...field('port')} />
      <TextField label="Day of the trip" type="date" {...field('day')} />
      <TextField label="Trips from" type="date" {...field('from')} />
      <TextField label="Trips until" type="date" {...field('to')} />
      <OnlyOf search={search} onAll={() => change({ boat: '', operator: '' })} />
    </form>
  );
}

type OnlyOfProps = Pick<PageInput, 'search'> & { onAll: () => void };

/** Whoever came from a boat or an operator sees that there are others. */
function OnlyOf({ search, onAll }: OnlyOfProps) {
  const whose = search['boat'] ? 'boat' : search['operator'] ? 'operator' : null;
  if (whose === null) return null;
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
      Only bookings of one {whose} are listed.
      <Button variant="secondary" size="small" onClick={onAll}>
        Show all
      </Button>
    </p>
  );
}
