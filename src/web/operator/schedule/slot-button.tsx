import {
  Anchor,
  CalendarClock,
  CalendarOff,
  CircleCheckBig,
  CloudLightning,
  MessageCircleQuestionMark,
  TriangleAlert,
  UserMinus,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Day } from '#domain/time/days.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { describeState } from './describe-slot.ts';
import type { Slot, SlotState } from './schedule-slots.ts';

type SlotButtonProps = Omit<ComponentProps<'button'>, 'slot'> & {
  slot: Slot;
  boatName: string;
  date: Day;
};

/** Shows a departure with its seats and states, each as text, icon and colour. */
export function SlotButton({ slot, boatName, date, className, ...button }: SlotButtonProps) {
  const t = useMessages('operator-schedule');
  const { weekdayDay } = useFormats();
  const [urgent] = slot.states;
  return (
    <button
      {...button}
      type="button"
      className={classNames(
        'block w-full scroll-mt-20 rounded-field border px-2 py-1 text-left text-sm leading-tight hover:border-ink print:border-0 print:p-0',
        urgent ? looks[urgent] : 'border-edge bg-card',
        className,
      )}
    >
      <SlotHeading slot={slot} />
      {slot.states.map((state) => (
        <SlotMark key={state} slot={slot} state={state} />
      ))}
      <span className="sr-only">{t.of(isolateName(boatName), weekdayDay(date))}</span>
    </button>
  );
}

function SlotHeading({ slot: { time, departure } }: { slot: Slot }) {
  const t = useMessages('operator-schedule');
  const day = useMessages('operator-day');
  const formats = useFormats();
  if (!departure) {
    return (
      <span className="block font-semibold">
        {time === null ? t.closedAllDay : formats.time(time)}{' '}
      </span>
    );
  }
  const { charter, seatsSold, capacity } = departure;
  return (
    <span className="flex flex-wrap justify-between gap-x-2 tabular-nums">
      <span className="font-semibold">{time === null ? day.allDay : formats.time(time)} </span>
      {charter ? (
        <span className="min-w-0 wrap-anywhere">{charter.customerName} </span>
      ) : (
        <span>
          <span aria-hidden="true">{t.seats(seatsSold, capacity)}</span>
          <span className="sr-only">{day.seatsSold(seatsSold, capacity)} </span>
        </span>
      )}
    </span>
  );
}

function SlotMark({ slot, state }: { slot: Slot; state: SlotState }) {
  const t = useMessages('operator-schedule');
  const isWholeDay = slot.time === null && !slot.departure;
  const Icon = icons[state];
  // Omits the text, because the heading of a closed day already says that the day is closed.
  if (isWholeDay) return null;
  return (
    <span className="mt-0.5 flex items-start gap-1 text-xs font-semibold">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0">{describeState(t, slot, state)} </span>
    </span>
  );
}

const icons: Readonly<Record<SlotState, LucideIcon>> = {
  calledOff: CloudLightning,
  conflict: TriangleAlert,
  request: MessageCircleQuestionMark,
  closed: CalendarOff,
  busy: CalendarClock,
  full: CircleCheckBig,
  few: UserMinus,
  charter: Anchor,
};

const looks: Readonly<Record<SlotState, string>> = {
  calledOff: 'border-danger bg-card text-danger',
  conflict: 'border-danger bg-card text-danger',
  request: 'border-sun-deep bg-sun/25',
  closed: 'border-dashed border-edge text-ink-soft',
  busy: 'border-dashed border-edge text-ink-soft',
  full: 'border-sea bg-sea text-paper print:text-ink',
  few: 'border-sun-deep bg-card',
  charter: 'border-sea bg-shallows',
};
