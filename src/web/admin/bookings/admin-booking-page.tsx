import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView, HistoryStepView } from '#contract/admin-booking-api.ts';
import { portName } from '#domain/ports.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { Fact, FactList } from '../layout/fact-list.tsx';
import { OpenedEntry } from '../layout/opened-entry.tsx';
import { adminBookingQuery } from './admin-booking-cache.ts';
import { BookingMails } from './booking-mail-buttons.tsx';
import { BookingMoney } from './booking-money-card.tsx';
import { tripWords } from './booking-rows.tsx';
import { BookingStatusPanel } from './booking-status-panel.tsx';

/** One booking with its money, its history and its actions. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Bookings" permission="see-bookings">
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

/** Who booked what, with the contacts of both sides. */
export function BookingFacts({ booking }: { booking: AdminBookingView }) {
  const { boat, operator, pricingMode, groupSize } = booking;
  return (
    <FactList>
      <Fact name="Trip">{tripWords(booking)}</Fact>
      <Fact name="Boat">
        <Link href={`/admin/boats/${boat.id}`} className="text-link">
          {boat.name}
        </Link>
      </Fact>
      <Fact name="Departs from">{portName(booking.port, booking.customPort)}</Fact>
      <Fact name="Booked as">
        {pricingMode === 'charter' ? 'Whole boat' : 'Seats'}, {guests(groupSize)}
      </Fact>
      <Fact name="Guest">
        {booking.customerName}
        <ContactLinks email={booking.email} phone={booking.phone} />
      </Fact>
      <Fact name="Captain">
        <Link href={`/admin/operators/${operator.id}`} className="text-link">
          {operator.name}
        </Link>
        <ContactLinks email={booking.operatorEmail} phone={null} />
      </Fact>
      <Fact name="Booked">{formatInstant(booking.createdAt)}</Fact>
      <Fact name="Way of booking">
        {booking.flow === 'checkout' ? 'Paid at the checkout' : 'Reserved, paid by the mailed link'}
      </Fact>
      <Fact name="Special requests">
        <span className="whitespace-pre-line">{booking.specialRequests ?? 'None'}</span>
      </Fact>
    </FactList>
  );
}

function ContactLinks({ email, phone }: { email: string; phone: string | null }) {
  return (
    <>
      <a href={`mailto:${email}`} className="text-link block">
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone}`} className="text-link block">
          {phone}
        </a>
      )}
    </>
  );
}

/** The booking's history, oldest first, in island time. */
export function BookingHistory({ booking }: { booking: AdminBookingView }) {
  return (
    <>
      {booking.history.length > 0 ? (
        <ol aria-label="History" className="ml-1.5 border-l-2 border-line">
          {booking.history.map((step) => (
            <Step key={`${step.at} ${step.what}`} step={step} />
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">Nothing was written down.</p>
      )}
      <Link
        href={`/admin/audit-log?search=${encodeURIComponent(booking.code)}`}
        className="text-link mt-4 inline-flex min-h-10 items-center"
      >
        What admins did to it, in the audit log
      </Link>
    </>
  );
}

const dots: Readonly<Record<HistoryStepView['state'], string>> = {
  done: 'border-sea bg-sea',
  waiting: 'border-sea bg-card',
  failed: 'border-danger bg-danger',
};

function Step({ step: { at, what, by, more, state } }: { step: HistoryStepView }) {
  return (
    <li className="relative pb-5 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-1.5 -left-[7px] size-3 rounded-full border-2',
          dots[state],
        )}
      />
      <p className={classNames('font-medium wrap-anywhere', state === 'failed' && 'text-danger')}>
        {what}
      </p>
      {more && <p className="wrap-anywhere whitespace-pre-line">{more}</p>}
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{formatInstant(at)}</time>
        {by && `, ${by}`}
      </p>
    </li>
  );
}
