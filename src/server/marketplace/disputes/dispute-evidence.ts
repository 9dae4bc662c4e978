import { readFile } from 'node:fs/promises';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import { formatFullDay, formatTime, toIslandNow } from '#domain/time/days.ts';
import disputes from '#locales/portal/admin/business/admin-disputes.en.ts';
import { formatDollars } from '#domain/money/money.ts';
import { getLocationName } from '#domain/island/ports.ts';

/** Pages that guests accept when they book. */
const POLICIES = ['booking-terms', 'refunds-cancellations-weather'];

/** Composes the evidence for the bank as one text. `booking` is null for a feature payment. */
export async function disputeEvidence(
  dispute: DisputeView,
  booking: AdminBookingView | null,
): Promise<string> {
  const policies = booking ? await Promise.all(POLICIES.map(readPolicy)) : [];
  return [
    formatSection('Dispute', disputeFacts(dispute)),
    ...(booking ? bookingSections(booking) : []),
    ...policies,
  ].join('\n\n');
}

function disputeFacts(dispute: DisputeView): string[] {
  return [
    `Dispute: ${dispute.id}`,
    `Amount: ${formatDollars(dispute.cents)}`,
    `Reason given: ${dispute.reason}`,
    `Opened: ${formatInstant(dispute.openedAt)}`,
    `State: ${disputes.stages[dispute.stage]}`,
    ...(dispute.dueBy === null ? [] : [`Evidence is due by: ${formatInstant(dispute.dueBy)}`]),
    ...(dispute.booking === null ? [`Paid by: ${dispute.operatorName}, to have a boat shown`] : []),
  ];
}

function bookingSections(booking: AdminBookingView): string[] {
  return [
    formatSection('Booking', bookingFacts(booking)),
    formatSection('Guest', [
      `Name: ${booking.customerName}`,
      `Email: ${booking.email}`,
      ...(booking.phone ? [`Phone: ${booking.phone}`] : []),
      ...(booking.specialRequests ? [`Requests: ${booking.specialRequests}`] : []),
    ]),
    formatSection(
      'What happened, mails included',
      booking.history.map(({ at, what, by, more }) =>
        [
          `${formatInstant(at)}: ${what}`,
          by === null ? '' : ` (${by})`,
          more ? `: ${more}` : '',
        ].join(''),
      ),
    ),
  ];
}

function bookingFacts(booking: AdminBookingView): string[] {
  const { start, end, time, amountCents, feeCents, refundedCents } = booking;
  const days =
    start === end ? formatFullDay(start) : `${formatFullDay(start)} to ${formatFullDay(end)}`;
  return [
    `Code: ${booking.code}`,
    `Boat: ${booking.boat.name}, with ${booking.operator.name}`,
    `Date: ${days}${time === null ? '' : `, ${formatTime(time)}`} (time of Sint Maarten)`,
    `From: ${getLocationName(booking.port, booking.customPort)}`,
    `Guests: ${booking.groupSize}`,
    `Booked: ${formatInstant(booking.createdAt)}`,
    `Paid: ${formatDollars(amountCents)}, of which ${formatDollars(feeCents)} service fee${booking.paidAt === null ? '' : `, ${formatInstant(booking.paidAt)}`}`,
    `Refunded: ${formatDollars(refundedCents)}`,
    ...booking.payments.map(({ id, status }) => `Payment page: ${id} (${status})`),
  ];
}

async function readPolicy(name: string): Promise<string> {
  const text = await readFile(`content/${name}.txt`, 'utf8');
  return `What the guest agreed to by booking\n\n${text.trim()}`;
}

function formatSection(title: string, lines: readonly string[]): string {
  return [title, '='.repeat(title.length), ...lines].join('\n');
}

/** Formats an instant in the island's time zone, to the minute. */
function formatInstant(at: string): string {
  const { day, time } = toIslandNow(Date.parse(at));
  return `${formatFullDay(day)}, ${formatTime(time)}`;
}
