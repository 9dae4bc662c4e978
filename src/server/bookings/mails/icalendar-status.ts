import { ICalEventStatus } from 'ical-generator';
import type { BookingStatus } from '#domain/bookings.ts';

/**
 * What a booking's event is in iCalendar files. One rule for mailed files and for exports: they bear the
 * same UID, and programs keep the event with the highest SEQUENCE.
 */
export function icalendarState({ status, changes }: { status: BookingStatus; changes: number }): {
  status: ICalEventStatus;
  sequence: number;
} {
  const told = icalendarStatus(status);
  return { status: told, sequence: Math.max(changes, leastSteps[told]) };
}

function icalendarStatus(status: BookingStatus): ICalEventStatus {
  if (status === 'paid') return ICalEventStatus.CONFIRMED;
  const isOpen = status === 'held' || status === 'pending' || status === 'asked';
  return isOpen ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
}

/** What was told before changes were counted is not undercut. */
const leastSteps = {
  [ICalEventStatus.TENTATIVE]: 0,
  [ICalEventStatus.CONFIRMED]: 1,
  [ICalEventStatus.CANCELLED]: 2,
};
