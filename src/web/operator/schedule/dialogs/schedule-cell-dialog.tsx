import { CalendarOff, Plus } from 'lucide-react';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { Day } from '#domain/time/days.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ButtonLink } from '../../../shared/page/button-link.tsx';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenSchedule, ScheduleBoat } from './opened-dialog.ts';

type ScheduleCellDialogProps = {
  /** Null for all boats. */
  boat: ScheduleBoat | null;
  date: Day;
  isOffline: boolean;
  onOpen: OpenSchedule;
  onClose: () => void;
};

/** Offers the actions for a boat's whole day. */
export function ScheduleCellDialog({
  boat,
  date,
  isOffline,
  onOpen,
  onClose,
}: ScheduleCellDialogProps) {
  const t = useMessages('operator-schedule');
  const day = useMessages('operator-day');
  const manual = useMessages('operator-manual-bookings');
  const departures = useMessages('operator-departures');
  const { fullDay } = useFormats();
  const { day: today } = useIslandNow();
  const start = boat ? { boatId: boat.id } : undefined;
  return (
    <Dialog
      title={boat?.name ?? fullDay(date)}
      description={boat ? fullDay(date) : undefined}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-3">
        {date >= today && (
          <>
            <Button disabled={isOffline} onClick={() => onOpen({ type: 'add', date, start })}>
              <Plus aria-hidden="true" className="size-5" />
              {manual.add}
            </Button>
            <Button
              variant="secondary"
              disabled={isOffline}
              onClick={() => onOpen({ type: 'act', date, act: { type: 'close', ...start } })}
            >
              <CalendarOff aria-hidden="true" className="size-5" />
              {departures.closeTimes}
            </Button>
          </>
        )}
        <ButtonLink href={portalPaths.operatorDay({ date })} variant="secondary">
          {t.openDay}
        </ButtonLink>
        {isOffline && <p>{day.needsConnection}</p>}
      </div>
    </Dialog>
  );
}
