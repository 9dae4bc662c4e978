import { useQuery } from '@tanstack/react-query';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { OpenedEntry } from '../layout/opened-entry.tsx';
import { adminBookingQuery } from './admin-booking-cache.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history-list.tsx';
import { BookingMails } from './booking-mail-buttons.tsx';
import { BookingMoney } from './booking-money-card.tsx';
import { BookingStatusPanel } from './booking-status-panel.tsx';

/** One booking with its money and its whole history, and what may be done about it. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Bookings" act="see-bookings">
      {(admin) => <OpenedBooking id={params['id'] ?? ''} admin={admin} />}
    </AdminPage>
  );
}

function OpenedBooking({ id, admin }: { id: string; admin: AdminView }) {
  const query = useQuery(adminBookingQuery(id));
  return (
    <OpenedEntry
      query={query}
      listPath="/admin/bookings"
      listName="All bookings"
      missing={{ title: 'There is no such booking', text: 'Please look for it in the list.' }}
      titleOf={({ code }) => code}
    >
      {(booking) => <Booking booking={booking} admin={admin} />}
    </OpenedEntry>
  );
}

function Booking({ booking, admin }: { booking: AdminBookingView; admin: AdminView }) {
  return (
    <>
      <BookingStatusPanel booking={booking} admin={admin} />
      <Card>
        <CardTitle>Details</CardTitle>
        <BookingFacts booking={booking} />
      </Card>
      <Card>
        <CardTitle>Money</CardTitle>
        <BookingMoney booking={booking} admin={admin} />
      </Card>
      <Card>
        <CardTitle>Send a mail again</CardTitle>
        <BookingMails booking={booking} />
      </Card>
      <Card>
        <CardTitle>History</CardTitle>
        <BookingHistory booking={booking} />
      </Card>
    </>
  );
}
