import type { ScheduleDayView } from '#contract/operator/schedule-api.ts';
import type {
  OperatorScheduleMessages,
  PortalCallOffsMessages,
} from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../shared/language/use-formats.ts';
import type { Slot, SlotState } from './schedule-slots.ts';

/** Formats "Full", "Needs 2 more" or "Charter, day 2 of 3". */
export function describeState(
  t: OperatorScheduleMessages,
  { departure }: Slot,
  state: SlotState,
): string {
  if (state === 'few') return t.needs(departure?.guestsMissing ?? 0);
  const charter = departure?.charter;
  if (state === 'charter' && charter && charter.days > 1) {
    return t.charterDay(charter.day, charter.days);
  }
  return t.states[state];
}

/** Formats "Calendar busy 2:00 PM – 6:00 PM". */
export function describeBusy(
  t: OperatorScheduleMessages,
  { time }: Formats,
  { from, until }: ScheduleDayView['busy'][number],
): string {
  if (until === null) return from === '00:00' ? t.busy : t.busyFrom(time(from));
  return from === '00:00' ? t.busyUntil(time(until)) : t.busyBetween(time(from), time(until));
}

/** Lists what the operator should know about a departure, beyond its seats. */
export function listSlotFacts(
  { t, reasons }: { t: OperatorScheduleMessages } & Pick<PortalCallOffsMessages, 'reasons'>,
  { shortDay }: Formats,
  { departure, states, closedFor }: Slot,
): string[] {
  const { charter, guestsMissing, waiting = {} } = departure ?? {};
  const { choosing = 0, conflicts = 0, requests = 0, approvals = 0 } = waiting;
  return [
    ...(charter && charter.days > 1
      ? [t.charterUntil(charter.customerName, shortDay(charter.lastDay))]
      : []),
    ...(charter && charter.days === 1 ? [t.charterFor(charter.customerName)] : []),
    ...(guestsMissing === undefined ? [] : [t.needsGuests(guestsMissing)]),
    ...(choosing > 0 ? [t.choosing(choosing)] : []),
    ...(conflicts > 0 ? [t.conflicts(conflicts)] : []),
    ...(requests > 0 ? [t.requests(requests)] : []),
    ...(approvals > 0 ? [t.approvals(approvals)] : []),
    ...(states.includes('closed')
      ? [closedFor === null ? t.closedByHand : t.closedBecause(reasons[closedFor])]
      : []),
    ...(states.includes('busy') ? [t.closedByCalendar] : []),
  ];
}
