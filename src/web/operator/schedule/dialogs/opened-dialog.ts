import type { Day } from '#domain/time/days.ts';
import type { DayAction } from '../../departures/day-action.ts';
import type { BookingStart } from '../../manual-bookings/use-manual-booking.ts';

export type ScheduleBoat = { id: string; name: string };

/**
 * The open dialog: for a departure, for one boat's day or all boats' day, or for an action opened from one of these.
 */
export type OpenedDialog =
  | { type: 'slot'; boat: ScheduleBoat; date: Day; key: string }
  | { type: 'cell'; boat: ScheduleBoat | null; date: Day }
  | { type: 'add'; date: Day; start: BookingStart | undefined }
  | { type: 'act'; date: Day; act: DayAction };
export type OpenSchedule = (opened: OpenedDialog) => void;
