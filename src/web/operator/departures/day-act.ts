import type { DayDepartureView, DayGuestView } from '#contract/operator/operator-day-api.ts';
import type { Time } from '#domain/time/days.ts';

/** An action that the operator starts on the day page. */
export type DayAct =
  | { is: 'move'; departure: DayDepartureView; guests: readonly DayGuestView[] }
  | { is: 'write'; departure: DayDepartureView }
  | { is: 'call-off'; departure: DayDepartureView }
  /** Means all boats without `boatId`, and the whole day without `time`. */
  | { is: 'close'; boatId?: string; time?: Time };
