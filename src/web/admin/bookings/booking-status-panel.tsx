import { CircleX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { RefundBookingDialog } from './refund-booking-dialog.tsx';

type BookingStatusPanelProps = { booking: AdminBookingView; admin: AdminView };

/** The booking's code, status and actions, or why it cannot be cancelled. */
export function BookingStatusPanel({ booking, admin }: BookingStatusPanelProps) {
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setAsking(null);
  const mayRefund = booking.refundOffer.refusal === null && mayDo(admin.role, 'refund-booking');
  const refusal = refusalFor(booking, admin);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{booking.code}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BookingStatusBadge booking={booking} />
          {booking.waitsUntil && <span>Kept until {formatInstant(booking.waitsUntil)}</span>}
        </p>
        {refusal && <p className="mt-3 max-w-prose text-ink-soft">{refusal}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayRefund && (
          <Button variant="secondary" size="small" onClick={() => setAsking('refund')}>
            <Undo2 aria-hidden="true" className="size-4" />
            Refund
          </Button>
        )}
        {!refusal && (
          <Button variant="danger" size="small" onClick={() => setAsking('cancel')}>
            <CircleX aria-hidden="true" className="size-4" />
            Cancel booking
          </Button>
        )}
      </div>
      {asking === 'cancel' && <CancelBookingDialog booking={booking} onClose={close} />}
      {asking === 'refund' && <RefundBookingDialog booking={booking} onClose={close} />}
    </div>
  );
}

function refusalFor({ cancellation }: AdminBookingView, { role }: AdminView): string | null {
  if (cancellation.refusal !== null) return cancellation.refusal;
  if (mayDo(role, 'cancel-booking')) return null;
  return 'Only a super admin can cancel a booking and refund it. Please ask one of them.';
}
