import { Send } from 'lucide-react';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView, HistoryStepView } from '#contract/admin-booking-api.ts';
import { paidByWords, sourceNames } from '#domain/by-hand.ts';
import { recipientLabel } from '#domain/booking-history.ts';
import { bookingMailNames, type BookingMail } from '#domain/mail-kinds.ts';
import { portName } from '#domain/ports.ts';
import { callEndpoint } from '../../api.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { formatInstant, formatTrip } from '../layout/admin-formatters.ts';
import { ContactLinks, EntryLink } from '../layout/admin-links.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { Fact, FactList, OpenedEntry, useShowAnswer } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { adminBookingQuery } from './admin-booking-cache.ts';
import { BookingMoney } from './booking-money-card.tsx';
import { BookingStatusPanel } from './booking-status-panel.tsx';

/** One booking with its money, its history and its actions. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Bookings" permission="see-bookings">
      {(admin) => (
        <OpenedEntry
          query={adminBookingQuery(params['id'])}
          listPath="/admin/bookings"
          listName="All bookings"
          missing={{ title: 'There is no such booking', text: 'Please look for it in the list.' }}
          titleOf={({ code }) => code}
        >
          {(booking) => <Booking booking={booking} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminPage>
  );
}

type OfBooking = { booking: AdminBookingView };

function Booking({ booking, admin }: OfBooking & { admin: AdminView }) {
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
function BookingFacts({ booking }: OfBooking) {
  const { boat, operator, pricingMode, groupSize } = booking;
  return (
    <FactList>
      <Fact name="Trip">{formatTrip(booking)}</Fact>
      <Fact name="Boat">
        <EntryLink list="boats" {...boat} />
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
        <EntryLink list="operators" {...operator} />
        <ContactLinks email={booking.operatorEmail} phone={null} />
      </Fact>
      <Fact name="Booked">{formatInstant(booking.createdAt)}</Fact>
      <Fact name="Way of booking">{wayWords(booking)}</Fact>
      <Fact name="Special requests">
        <span className="whitespace-pre-line">{booking.specialRequests ?? 'None'}</span>
      </Fact>
    </FactList>
  );
}

function wayWords({ flow, source, paidBy }: AdminBookingView): string {
  if (flow === 'checkout') return 'Paid at the checkout';
  if (source === null) return 'Reserved, paid by the mailed link';
  const how = paidBy === 'card' ? 'paid by the mailed link' : `paid ${paidByWords[paidBy]}`;
  return `By the captain, by hand (${sourceNames[source].toLowerCase()}), ${how}`;
}

/** The mails that can be resent in the booking's current status. */
function BookingMails({ booking }: OfBooking) {
  if (booking.mails.length === 0) {
    return <p className="text-ink-soft">No mail fits how this booking stands now.</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {booking.mails.map((mail) => (
        <Mail key={`${mail.kind} ${mail.recipient}`} mail={mail} booking={booking} />
      ))}
    </ul>
  );
}

function Mail({ mail, booking }: OfBooking & { mail: BookingMail }) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowAnswer(adminBookingQuery(booking.id));
  const to = mail.recipient === 'visitor' ? booking.email : booking.operatorEmail;
  const name = `${bookingMailNames[mail.kind]}, to the ${recipientLabel(mail.recipient)}`;
  const send = async () => {
    const call = { parts: { id: booking.id }, payload: mail };
    showBooking(await callEndpoint('POST /api/admin/bookings/{id}/mails', call));
    showToast({ title: 'Mail sent again', description: `To ${to}.` });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p>{name}</p>
        <p className="wrap-anywhere text-ink-soft">{to}</p>
        <FormAlert>{problem}</FormAlert>
      </div>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        pendingLabel="Sending..."
        onClick={() => void act(send)}
      >
        <Send aria-hidden="true" className="size-4" />
        Send again
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

/** The booking's history, oldest first, in island time. */
function BookingHistory({ booking }: OfBooking) {
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
