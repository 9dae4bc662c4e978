import type { PageInput } from '../../router/site-route.ts';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { FileLink, fileOf } from '../layout/file-link.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
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
