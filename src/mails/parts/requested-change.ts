import type { Day, Time } from '#domain/time/days.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { type TripMail } from './trip-phrases.ts';

/** A change that needs the operator's approval. */
export type RequestedChange =
  | { kind: 'cancel' }
  | { kind: 'fewer-guests'; groupSize: number }
  | { kind: 'move'; day: Day; time: Time | null };

export const sampleChange: RequestedChange = { kind: 'move', day: '2026-12-10', time: '14:00' };

/** Describes a requested change as part of a sentence: "to move the trip to …". */
export function describeChange({ context, trip }: TripMail, change: RequestedChange): string {
  const { t, day, time } = context;
  const isOurs = !isPaidToOperator(trip.paidBy);
  if (change.kind === 'cancel') return isOurs ? t.toCancelBack : t.toCancel;
  if (change.kind === 'fewer-guests') {
    return isOurs ? t.toComeWithBack(change.groupSize) : t.toComeWith(change.groupSize);
  }
  const on = day(change.day);
  return t.toMove(change.time ? t.dayAndTime(on, time(change.time)) : on);
}
