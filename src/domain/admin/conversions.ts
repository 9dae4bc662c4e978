import { bookingFlows, type BookingFlow, type BookingStatus } from '../bookings/bookings.ts';

/** Outcomes of holds and reservations. Every booking has exactly one outcome. */
export const conversionEnds = [
  'paid',
  'waiting',
  'abandoned',
  'expired',
  'called-off',
  'too-late',
] as const;
export type ConversionEnd = (typeof conversionEnds)[number];

/** A group of bookings with the same outcome. `wasLeft`: the visitor left the payment page. */
export type BookingOutcomeGroup = {
  flow: BookingFlow;
  status: BookingStatus;
  wasPaid: boolean;
  wasLeft: boolean;
  count: number;
};

export type Conversion = { flow: BookingFlow; begun: number } & {
  ends: Record<ConversionEnd, number>;
};

export function computeConversions(bookings: readonly BookingOutcomeGroup[]): Conversion[] {
  return bookingFlows.map((flow) => {
    const ofFlow = bookings.filter((each) => each.flow === flow);
    const ends = Object.fromEntries(
      conversionEnds.map((end) => [
        end,
        countBookings(ofFlow.filter((each) => findConversionEnd(each) === end)),
      ]),
    ) as Conversion['ends'];
    return { flow, begun: countBookings(ofFlow), ends };
  });
}

function countBookings(bookings: readonly BookingOutcomeGroup[]): number {
  return bookings.reduce((sum, { count }) => sum + count, 0);
}

/** Counts a paid trip as paid even if it was cancelled later. */
function findConversionEnd({ status, wasPaid, wasLeft }: BookingOutcomeGroup): ConversionEnd {
  if (wasPaid) return 'paid';
  if (status === 'expired') return wasLeft ? 'abandoned' : 'expired';
  if (status === 'cancelled') return 'called-off';
  return status === 'refunded' ? 'too-late' : 'waiting';
}

/** "62.5%"; null if the whole is zero. */
export function formatShare(part: number, whole: number): string | null {
  return whole === 0 ? null : `${(Math.round((part / whole) * 1000) / 10).toFixed(1)}%`;
}
