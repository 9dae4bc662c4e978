import { useId, useState, type FormEvent } from 'react';
import type { CalendarConflictView } from '#contract/calendar-conflict-api.ts';
import { formatShortWeekday, formatTime } from '#domain/days.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-field.tsx';
import { conflictsQuery, useCalendarMutation } from './calendar-requests.ts';
import { busyText, cancellationText } from './calendar-texts.ts';

/** A conflict: keep the trip, move it, or cancel it with a full refund. */
export function ConflictNotice({ conflict }: { conflict: CalendarConflictView }) {
  const { refundCents } = conflict;
  const { mutate, running } = useCalendarMutation();
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const parts = { id: conflict.id };
  const outcomes = { failed: 'Not saved', answers: conflictsQuery(), onOutdated: close };
  const keep = () =>
    mutate('keep', { ...outcomes, done: 'Trip kept' }, () =>
      callEndpoint('POST /api/operator/calendar-conflicts/{id}/keep', { parts }),
    );
  const cancel = () =>
    mutate('cancel', { ...outcomes, done: 'Trip cancelled' }, () =>
      callEndpoint('POST /api/operator/calendar-conflicts/{id}/cancel', { parts }),
    );
  return (
    <Notice>
      <ConflictText conflict={conflict} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => void keep()}
          isPending={running === 'keep'}
          pendingLabel="Keeping..."
        >
          Keep the trip
        </Button>
        <Button variant="secondary" onClick={() => setOpened('move')}>
          Move it
        </Button>
        <Button variant="ghost" onClick={() => setOpened('cancel')}>
          {refundCents > 0 ? 'Cancel with refund' : 'Cancel the trip'}
        </Button>
      </div>
      {opened === 'move' && <MoveTripDialog conflict={conflict} onClose={close} />}
      {opened === 'cancel' && (
        <ConfirmDialog
          title="Cancel this trip?"
          confirmLabel={refundCents > 0 ? 'Cancel and refund' : 'Cancel the trip'}
          cancelLabel="Go back"
          isPending={running === 'cancel'}
          pendingLabel="Cancelling..."
          onConfirm={() => void cancel()}
          onCancel={close}
        >
          <p>{cancellationText(conflict.customerName, refundCents)} This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function ConflictText({ conflict }: { conflict: CalendarConflictView }) {
  const { customerName, customerEmail, customerPhone, busyFrom, busyUntil } = conflict;
  const trip = dateAndTime(conflict.startDate, conflict.time, conflict.endDate);
  return (
    <>
      <h3 className="font-bold">Your calendar says busy on a sold trip</h3>
      <p className="mt-1">
        {conflict.boatName}, {trip}: {customerName}, {guests(conflict.groupSize)}, booking{' '}
        {conflict.code}.
      </p>
      <p className="mt-1">
        {conflict.calendarName ?? 'A calendar'} is busy {busyText(busyFrom, busyUntil)}.
      </p>
      <p className="mt-1 wrap-anywhere">
        Guest: {[customerEmail, customerPhone].filter(Boolean).join(', ') || 'no address was given'}
      </p>
    </>
  );
}

type MoveTripDialogProps = { conflict: CalendarConflictView; onClose: () => void };

/** Moves a trip to a free departure around its own. */
function MoveTripDialog({ conflict, onClose }: MoveTripDialogProps) {
  const formId = useId();
  const { mutate, running } = useCalendarMutation();
  const choices = departuresOf(conflict);
  const [chosen, setChosen] = useState(choices[0]?.key ?? '');
  const move = (event: FormEvent) => {
    event.preventDefault();
    const departure = choices.find(({ key }) => key === chosen);
    if (!departure) return;
    const payload = { date: departure.date, time: conflict.time && departure.time };
    const outcomes = { done: 'Trip moved', failed: 'Not moved', answers: conflictsQuery() };
    void mutate('move', { ...outcomes, onOutdated: onClose }, async () => {
      const path = 'POST /api/operator/calendar-conflicts/{id}/move';
      const conflicts = await callEndpoint(path, { parts: { id: conflict.id }, payload });
      onClose();
      return conflicts;
    });
  };
  return (
    <Dialog
      title="Move this trip"
      description={`${conflict.customerName} is told the new time and gets a new calendar file. The price stays.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={choices.length === 0}
            isPending={running !== null}
            pendingLabel="Moving..."
          >
            Move the trip
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={move} className="mt-4">
        {choices.length === 0 ? (
          <p>No departure in the next weeks has room for this party.</p>
        ) : (
          <SelectField
            label="New departure"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {choices.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Dialog>
  );
}

function departuresOf({ freeDepartures, time: own }: CalendarConflictView) {
  return freeDepartures.flatMap(({ date, times }) =>
    (own === null ? times.slice(0, 1) : times).map((time) => ({
      key: `${date} ${time}`,
      date,
      time,
      // Short, so that the time is not cut off on phones.
      label: `${formatShortWeekday(date)}${own === null ? '' : `, ${formatTime(time)}`}`,
    })),
  );
}
