import type { OperatorScope } from '#contract/operator/call-off-api.ts';
import type { DayDepartureView } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { CallOffDepartureDialog } from '../call-offs/call-off-dialog.tsx';
import { useHoldSessionEnd } from '../session/operator-session.ts';
import { CloseTimesDialog } from './close-times-dialog.tsx';
import type { DayAct } from './day-act.ts';
import { MoveGuestsDialog } from './move-guests-dialog.tsx';
import { WriteToGuestsDialog } from './write-to-guests-dialog.tsx';

type DayActDialogProps = {
  date: Day;
  act: DayAct;
  /** For what follows from it. */
  onAct: (act: DayAct) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** The dialog of an act. It belongs to the page: what it acts on may be gone from there when it is done. */
export function DayActDialog({ act, onAct, ...page }: DayActDialogProps) {
  // Whoever is signed out meanwhile keeps what they typed and chose.
  useHoldSessionEnd(true);
  switch (act.is) {
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

/** One departure of a boat; for a charter, which has the boat all day, the day. */
function scopeFor(day: Day, { boat, mode, time }: DayDepartureView): OperatorScope {
  return { boatIds: [boat.id], day, time: mode === 'charter' ? null : time };
}
