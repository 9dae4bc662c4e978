import type { DayDepartureView, DayGuestView } from '#contract/operator/operator-day-api.ts';
import type { Time } from '#domain/time/days.ts';

/** What an operator is about to do on the page of a day. */
export type DayAct =
  | { is: 'move'; departure: DayDepartureView; guests: readonly DayGuestView[] }
  | { is: 'write'; departure: DayDepartureView }
  | { is: 'call-off'; departure: DayDepartureView }
  /** Without a boat, all of them; without a time, the whole day. */
  | { is: 'close'; boatId?: string; time?: Time };
