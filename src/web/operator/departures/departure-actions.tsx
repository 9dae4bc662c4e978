import { CalendarOff, CloudLightning, MessageSquare, MoveRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosureView } from '#contract/operator/departure-api.ts';
import type {
  DayDepartureView,
  DayGuestView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import type { Day } from '#domain/time/days.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { departureTime } from '../day/describe-day.ts';
import type { DayAction } from './day-action.ts';

type ActsProps = {
  view: Pick<OperatorDayView, 'date' | 'closures'>;
  isOffline: boolean;
  onAct: (act: DayAction) => void;
};

export function DepartureActions({
  departure,
  view,
  isOffline,
  onAct,
}: ActsProps & { departure: DayDepartureView }) {
  const t = useMessages('operator-departures');
  const callOffs = useMessages('portal-call-offs');
  const day = useMessages('operator-day');
  const formats = useFormats();
  const { boat, guests, mode, time } = departure;
  const isOver = hasBegun(view.date, time, useIslandNow());
  const name = t.departureOf(departureTime(day, formats, departure), isolateName(boat.name));
  const canClose = mode === 'perSeat' && time !== null && !isOver && !isClosed(view, departure);
  const canMoveAll = guests.length > 1 && !isOver && !guests.some((each) => each.isCalledOff);
  const canCallOff = !isOver && guests.some((each) => !each.isCalledOff);
  if (guests.length === 0 && !canClose) return null;
  const buttonProps = { variant: 'ghost', size: 'small', disabled: isOffline } as const;
  return (
    <div className="flex flex-wrap gap-1 border-t border-line px-1 py-1.5 sm:px-3 print:hidden">
      {guests.length > 0 && (
        <Button {...buttonProps} onClick={() => onAct({ type: 'write', departure })}>
          <MessageSquare aria-hidden="true" className="size-4" />
          <Named name={name}>{guests.length === 1 ? t.write : t.writeAll}</Named>
        </Button>
      )}
      {canMoveAll && (
        <Button {...buttonProps} onClick={() => onAct({ type: 'move', departure, guests })}>
          <MoveRight aria-hidden="true" className="size-4" />
          <Named name={name}>{t.moveEverybody}</Named>
        </Button>
      )}
      {canCallOff && (
        <Button {...buttonProps} onClick={() => onAct({ type: 'call-off', departure })}>
          <CloudLightning aria-hidden="true" className="size-4" />
          <Named name={name}>{t.callOff}</Named>
        </Button>
      )}
      {canClose && (
        <Button {...buttonProps} onClick={() => onAct({ type: 'close', boatId: boat.id, time })}>
          <CalendarOff aria-hidden="true" className="size-4" />
          <Named name={name}>{callOffs.stopSelling}</Named>
        </Button>
      )}
    </div>
  );
}

function isClosed(
  { closures }: { closures: readonly ClosureView[] },
  { boat, time }: Pick<DayDepartureView, 'boat' | 'time'>,
): boolean {
  const closure = closures.find((each) => each.boat.id === boat.id);
  if (!closure) return false;
  return closure.times === null || (time !== null && closure.times.includes(time));
}

/** Moves one party. A charter can be moved only from its first day, on which it starts. */
export function GuestActions({
  guest,
  departure,
  date,
  isOffline,
  onAct,
}: Omit<ActsProps, 'view'> & { guest: DayGuestView; departure: DayDepartureView; date: Day }) {
  const t = useMessages('operator-departures');
  const isOver = hasBegun(date, departure.time, useIslandNow());
  if (isOver || guest.isCalledOff || guest.day > 1) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="print:hidden"
      disabled={isOffline}
      onClick={() => onAct({ type: 'move', departure, guests: [guest] })}
    >
      <MoveRight aria-hidden="true" className="size-4" />
      <Named name={guest.customerName}>{t.move}</Named>
    </Button>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages('operator-departures');
  return (
    <span>
      {children}
      <span className="sr-only">{t.named(isolateName(name))}</span>
    </span>
  );
}
