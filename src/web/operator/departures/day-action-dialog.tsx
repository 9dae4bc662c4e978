import type { OperatorScope } from '#contract/operator/call-off-api.ts';
import type { DayDepartureView } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { CallOffDepartureDialog } from '../call-offs/call-off-dialog.tsx';
import { useHoldSessionEnd } from '../session/operator-session.ts';
import { CloseTimesDialog } from './close-times-dialog.tsx';
import type { DayAction } from './day-action.ts';
import { MoveGuestsDialog } from './move-guests-dialog.tsx';
import { WriteToGuestsDialog } from './write-to-guests-dialog.tsx';

type DayActDialogProps = {
  date: Day;
  act: DayAction;
  /** Opens the next dialog. */
  onAct: (act: DayAction) => void;
  onChanged: () => void;
  onClose: () => void;
};

/**
 * Shows the dialog for an action. The page owns the dialog, because the departure may disappear from the page when the
 * action is done.
 */
export function DayActionDialog({ act, onAct, ...page }: DayActDialogProps) {
  // Keeps the form open if the session ends meanwhile.
  useHoldSessionEnd(true);
  switch (act.type) {
    case 'move':
      return <MoveGuestsDialog {...page} {...act} onCloseTimes={onAct} />;
    case 'write':
      return <WriteToGuestsDialog {...page} departure={act.departure} />;
    case 'call-off':
      return (
        <CallOffDepartureDialog
          scope={scopeFor(page.date, act.departure)}
          onDone={page.onChanged}
          onClose={page.onClose}
        />
      );
    case 'close':
      return <CloseTimesDialog {...page} {...act} />;
  }
}

/** Returns the scope of a departure; the whole day for a charter, which has the boat all day. */
function scopeFor(day: Day, { boat, mode, time }: DayDepartureView): OperatorScope {
  return { boatIds: [boat.id], day, time: mode === 'charter' ? null : time };
}
