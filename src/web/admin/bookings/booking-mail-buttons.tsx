import { Send } from 'lucide-react';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { recipientLabel } from '#domain/booking-history.ts';
import { bookingMailNames, type BookingMail } from '#domain/mail-kinds.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { useShowBooking } from './admin-booking-cache.ts';

/** The mails that can be resent in the booking's current status. */
export function BookingMails({ booking }: { booking: AdminBookingView }) {
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

function Mail({ mail, booking }: { mail: BookingMail; booking: AdminBookingView }) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowBooking(booking.id);
  const to = mail.recipient === 'visitor' ? booking.email : booking.operatorEmail;
  const name = `${bookingMailNames[mail.kind]}, to the ${recipientLabel(mail.recipient)}`;
  const send = () =>
    act(async () => {
      const parts = { id: booking.id };
      const call = { parts, payload: mail };
      await showBooking(await callEndpoint('POST /api/admin/bookings/{id}/mails', call));
      showToast({ title: 'Mail sent again', description: `To ${to}.` });
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
        pendingLabel="Sending..."
        onClick={() => void send()}
      >
        <Send aria-hidden="true" className="size-4" />
        Send again
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
