import type { PageInput } from '../../shell/site-route.ts';
import { AdminList } from '../frame/admin-list.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { FileLink, fileOf } from '../frame/file-link.tsx';
import { useAdminList } from '../frame/use-admin-list.ts';
import { BookingFilters } from './booking-filters.tsx';
import { BookingRows } from './booking-rows.tsx';

/** All bookings of all boats, newest first. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Bookings"
      act="see-bookings"
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
