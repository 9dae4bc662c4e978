import { Send } from 'lucide-react';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminBookingView, HistoryStepView } from '#contract/admin/admin-booking-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { BookingMail } from '#domain/bookings/mail-kinds.ts';
import type { AdminBookingsMessages } from '#i18n/catalogues/messages.ts';
import { getPortName } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ContactLinks, EntryLink } from '../layout/admin-links.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { Fact, FactList, OpenedEntry } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { adminBookingQuery } from './admin-booking-cache.ts';
import { BookingMoney } from './booking-money-card.tsx';
import { BookingStatusPanel } from './booking-status-panel.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('booking', 'admin-bookings'),
  path: portalPatterns.adminBooking,
  Page,
});

function Page({ params }: PageInput) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  return (
    <AdminLayout title={labels.bookings} permission="see-bookings">
      {(admin) => (
        <OpenedEntry
          query={adminBookingQuery(params['id'])}
          listPath={portalPaths.adminBookings()}
          listName={labels.allBookings}
          missing={{ title: t.missing, text: t.missingText }}
          titleOf={({ code }) => code}
        >
          {(booking) => <Booking booking={booking} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminLayout>
  );
}

type OfBooking = { booking: AdminBookingView };

function Booking({ booking, admin }: OfBooking & { admin: AdminView }) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  return (
    <>
      <BookingStatusPanel booking={booking} admin={admin} />
      <Card>
        <CardTitle>{labels.details}</CardTitle>
        <BookingFacts booking={booking} />
      </Card>
      <Card>
        <CardTitle>{t.money}</CardTitle>
        <BookingMoney booking={booking} admin={admin} />
      </Card>
      <Card>
        <CardTitle>{t.mailAgain}</CardTitle>
        <BookingMails booking={booking} />
      </Card>
      <Card>
        <CardTitle>{t.history}</CardTitle>
        <BookingHistory booking={booking} />
      </Card>
    </>
  );
}

function BookingFacts({ booking }: OfBooking) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const { guests } = useMessages('trips');
  const { instant, trip } = useAdminFormats();
  const { boat, operator, pricingMode, groupSize } = booking;
  return (
    <FactList>
      <Fact name={labels.trip}>{trip(booking)}</Fact>
      <Fact name={labels.boat}>
        <EntryLink list="boats" {...boat} />
      </Fact>
      <Fact name={labels.departsFrom}>{getPortName(booking.port, booking.customPort)}</Fact>
      <Fact name={t.bookedAs}>
        {pricingMode === 'charter' ? t.wholeBoat : t.seats}, {guests(groupSize)}
      </Fact>
      <Fact name={labels.guest}>
        <bdi>{booking.customerName}</bdi>
        <ContactLinks {...booking} />
      </Fact>
      <Fact name={labels.captain}>
        <EntryLink list="operators" {...operator} />
        <ContactLinks email={booking.operatorEmail} phone={null} />
      </Fact>
      <Fact name={labels.booked}>{instant(booking.createdAt)}</Fact>
      <Fact name={t.way}>{describeWayBooked(t, booking)}</Fact>
      <Fact name={t.requests}>
        <span className="whitespace-pre-line">{booking.specialRequests ?? labels.none}</span>
      </Fact>
    </FactList>
  );
}

function describeWayBooked(t: AdminBookingsMessages, booking: AdminBookingView): string {
  const { flow, source, paidBy } = booking;
  if (flow === 'checkout') return t.atCheckout;
  if (source === null) return t.byLink;
  return t.byCaptain(t.sourcesInside[source], t.hows[paidBy]);
}

/** Lists the mails that can be resent in the booking's current status. */
function BookingMails({ booking }: OfBooking) {
  const t = useMessages('admin-bookings');
  if (booking.mails.length === 0) return <p className="text-ink-soft">{t.noMails}</p>;
  return (
    <ul className="divide-y divide-line">
      {booking.mails.map((mail) => (
        <Mail key={`${mail.kind} ${mail.recipient}`} mail={mail} booking={booking} />
      ))}
    </ul>
  );
}

function Mail({ mail, booking }: OfBooking & { mail: BookingMail }) {
  const t = useMessages('admin-bookings');
  const actionMessages = useMessages('portal-actions');
  const isToGuest = mail.recipient === 'visitor';
  const to = isToGuest ? booking.email : booking.operatorEmail;
  const kind = t.mails[mail.kind];
  const name = isToGuest ? t.mailToGuest(kind) : t.mailToCaptain(kind);
  const { send, isPending, problem } = useAdminMutation('POST /api/admin/bookings/{id}/mails', {
    parts: { id: booking.id },
    answers: adminBookingQuery(booking.id),
    done: { title: t.mailSent, description: t.mailSentTo(to) },
  });
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
        pendingLabel={actionMessages.sending}
        onClick={() => void send(mail)}
      >
        <Send aria-hidden="true" className="size-4" />
        {t.sendAgain}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

function BookingHistory({ booking }: OfBooking) {
  const t = useMessages('admin-bookings');
  return (
    <>
      {booking.history.length > 0 ? (
        <ol aria-label={t.history} className="ml-1.5 border-l-2 border-line">
          {booking.history.map((step) => (
            <Step key={`${step.at} ${step.what}`} step={step} />
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">{t.noHistory}</p>
      )}
      <Link
        href={portalPaths.adminAuditLog({ search: booking.code })}
        className="text-link mt-4 inline-flex min-h-10 items-center"
      >
        {t.inAuditLog}
      </Link>
    </>
  );
}

const dots: Readonly<Record<HistoryStepView['state'], string>> = {
  done: 'mark rounded-full border-sea',
  waiting: 'rounded-full border-sea bg-card',
  failed: 'rotate-45 border-danger bg-danger forced-colors:bg-[CanvasText]',
};

function Step({ step: { at, what, by, more, state } }: { step: HistoryStepView }) {
  const { instant } = useAdminFormats();
  return (
    <li className="relative pb-5 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames('absolute top-1.5 -left-[7px] size-3 border-2', dots[state])}
      />
      <p className={classNames('font-medium wrap-anywhere', state === 'failed' && 'text-danger')}>
        {what}
      </p>
      {more && <p className="wrap-anywhere whitespace-pre-line">{more}</p>}
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{instant(at)}</time>
        {by && `, ${by}`}
      </p>
    </li>
  );
}
