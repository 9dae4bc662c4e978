import { sql } from 'kysely';
import type { BookingMoneyView } from '#contract/public/booking-money-views.ts';
import { isInquiry, getDisputeStage } from '#domain/refunds/disputes.ts';

type DisputeOfBooking = { status: string; cents: number; takenCents: number; dueBy: string | null };

export const newestDispute = sql<DisputeOfBooking | null>`(
  select json_build_object('status', disputes.status, 'cents', disputes.cents,
    'takenCents', disputes.taken_cents, 'dueBy', disputes.due_by)
  from disputes where disputes.booking_id = bookings.id
  order by disputes.opened_at desc, disputes.id desc limit 1)`;

export function presentBookingMoney({
  refundedCents,
  dispute,
}: {
  refundedCents: number;
  dispute: DisputeOfBooking | null;
}): BookingMoneyView {
  if (dispute === null) return { refundedCents, dispute: null };
  const { status, cents, takenCents, dueBy } = dispute;
  return {
    refundedCents,
    dispute: {
      stage: getDisputeStage(status),
      isInquiry: isInquiry(status),
      cents,
      takenCents,
      dueBy: dueBy === null ? null : new Date(dueBy).toISOString(),
    },
  };
}
