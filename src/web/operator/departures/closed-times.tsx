import { CalendarOff } from 'lucide-react';
import type { ClosureView } from '#contract/operator/departure-api.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { DayAction } from './day-action.ts';
import { describeClosure } from './describe-closing.ts';
import { useDayAction } from './use-day-action.ts';

type CloseTimesButtonProps = { isOffline: boolean; onAct: (act: DayAction) => void };

export function CloseTimesButton({ isOffline, onAct }: CloseTimesButtonProps) {
  const t = useMessages('operator-departures');
  return (
    <Button variant="secondary" disabled={isOffline} onClick={() => onAct({ type: 'close' })}>
      <CalendarOff aria-hidden="true" className="size-5" />
      {t.closeTimes}
    </Button>
  );
}

type ClosedTimesProps = {
  view: Pick<OperatorDayView, 'date' | 'closures'>;
  isOffline: boolean;
  onChanged: () => void;
};

/** Lists the manual closures on a future day, with buttons that reopen these times. */
export function ClosedTimes({ view, isOffline, onChanged }: ClosedTimesProps) {
  const t = useMessages('operator-departures');
  const { date, closures } = view;
  return (
    <section
      aria-labelledby="closed-times"
      className="rounded-card border border-line bg-card px-4 py-3 sm:px-6 print:hidden"
    >
      <h2 id="closed-times" className="font-bold">
        {t.closedTimes}
      </h2>
      <ul className="divide-y divide-line">
        {closures.map((closure) => (
          <Closure
            key={closure.boat.id}
            date={date}
            closure={closure}
            isOffline={isOffline}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}

type ClosureProps = {
  date: Day;
  closure: ClosureView;
  isOffline: boolean;
  onChanged: () => void;
};

function Closure({ date, closure, isOffline, onChanged }: ClosureProps) {
  const t = useMessages('operator-departures');
  const closed = describeClosure(t, useFormats(), closure);
  const { send, problem } = useDayAction('POST /api/operator/openings', {
    onChanged,
    onDone: () => showToast({ title: t.onSaleAgain, description: closed }),
  });
  const open = async () => (await send({ boatId: closure.boat.id, day: date })) === null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="wrap-anywhere">{closed}</span>
      <ConfirmButton
        variant="ghost"
        size="small"
        className="ml-auto"
        disabled={isOffline}
        question={{
          title: t.openTitle,
          description: t.openText(closed),
          submitLabel: t.openAgain,
          cancelLabel: t.keepClosed,
          pendingLabel: t.opening,
          variant: 'primary',
          problem,
        }}
        onConfirm={open}
      >
        <span>
          {t.openAgain}
          <span className="sr-only">{t.named(closed)}</span>
        </span>
      </ConfirmButton>
    </li>
  );
}
