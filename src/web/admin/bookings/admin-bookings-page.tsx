import { bookingStatuses } from '#domain/bookings.ts';
import { refundStates } from '#domain/refunds.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { AdminSearch, PortFilter, useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { FileLink, fileOf } from '../layout/file-link.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { BookingRows } from './booking-rows.tsx';
import { bookingStatusNames, refundStateNames } from './booking-status-badge.tsx';

/** All bookings of all boats, newest first. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Bookings"
      permission="see-bookings"
      actions={<FileLink href={fileOf('/api/admin/bookings.csv', search)} of="these bookings" />}
    >
      {() => <Bookings search={search} />}
    </AdminPage>
  );
}

function Bookings({ search }: Pick<PageInput, 'search'>) {
  const list = useAdminList('GET /api/admin/bookings', search);
  return (
    <>
      <BookingFilters search={search} />
      <AdminList
        list={list}
        one="booking"
        many="bookings"
        emptyTitle="No bookings match"
        emptyText="Search for how a code, a name, a surname or an email address begins, or choose other filters."
      >
        {(bookings) => <BookingRows bookings={bookings} />}
      </AdminList>
    </>
  );
}

/** The filters of the list; their state lives in the query string. */
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
      <NarrowedNote search={search} onAll={() => change({ boat: '', operator: '' })} />
    </form>
  );
}

type NarrowedNoteProps = Pick<PageInput, 'search'> & { onAll: () => void };

/** Shown when a link narrowed the list to one boat or operator. */
function NarrowedNote({ search, onAll }: NarrowedNoteProps) {
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
