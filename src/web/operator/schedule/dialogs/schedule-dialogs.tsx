import type { ScheduleView } from '#contract/operator/schedule-api.ts';
import { DayActionDialog } from '../../departures/day-action-dialog.tsx';
import { AddBookingDialog } from '../../manual-bookings/add-booking-dialog.tsx';
import type { OpenedDialog, OpenSchedule } from './opened-dialog.ts';
import { ScheduleCellDialog } from './schedule-cell-dialog.tsx';
import { ScheduleDepartureDialog } from './schedule-departure-dialog.tsx';
import { findScheduleDay, listSlots } from '../schedule-slots.ts';

type ScheduleDialogsProps = {
  opened: OpenedDialog;
  view: ScheduleView;
  isOffline: boolean;
  onOpen: OpenSchedule;
  onChanged: () => void;
  onClose: () => void;
};

/**
 * Shows the open dialog. The page owns the dialog, because the departure may disappear from the page when the action is
 * done.
 */
export function ScheduleDialogs({ opened, view, onOpen, ...page }: ScheduleDialogsProps) {
  const { isOffline, onChanged, onClose } = page;
  switch (opened.type) {
    case 'slot': {
      const boat = view.boats.find(({ id }) => id === opened.boat.id);
      const slots = listSlots(boat && findScheduleDay(boat, opened.date));
      const slot = slots.find(({ key }) => key === opened.key);
      return (
        <ScheduleDepartureDialog
          {...page}
          boat={opened.boat}
          date={opened.date}
          slot={slot}
          onOpen={onOpen}
        />
      );
    }
    case 'cell':
      return (
        <ScheduleCellDialog {...opened} isOffline={isOffline} onOpen={onOpen} onClose={onClose} />
      );
    case 'add':
      return <AddBookingDialog date={opened.date} start={opened.start} onClose={onClose} />;
    case 'act':
      return (
        <DayActionDialog
          key={opened.act.type}
          date={opened.date}
          act={opened.act}
          onAct={(act) => onOpen({ type: 'act', date: opened.date, act })}
          onChanged={onChanged}
          onClose={onClose}
        />
      );
  }
}
