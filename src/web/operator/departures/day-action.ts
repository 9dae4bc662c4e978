import type { DayDepartureView, DayGuestView } from '#contract/operator/operator-day-api.ts';
import type { Time } from '#domain/time/days.ts';

/** An action that the operator starts on the day page. */
export type DayAction =
  | { type: 'move'; departure: DayDepartureView; guests: readonly DayGuestView[] }
  | { type: 'write'; departure: DayDepartureView }
  | { type: 'call-off'; departure: DayDepartureView }
  /** Closes all boats if `boatId` is missing, and the whole day if `time` is missing. */
  | { type: 'close'; boatId?: string; time?: Time };
