import { useId, useState, type FormEvent } from 'react';
import type { CalendarConflictView } from '#contract/calendar-conflict-api.ts';
import { formatShortWeekday, formatTime } from '#domain/days.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-field.tsx';
import { useCalendarMutation } from './use-calendar-mutation.ts';

type MoveTripDialogProps = {
  conflict: CalendarConflictView;
  onMoved: (conflicts: CalendarConflictView[]) => void;
  onClose: () => void;
};

const words = { done: 'Trip moved', failed: 'Not moved', fallback: 'Please try again.' };

/** Moves a trip to a free departure around its own. */
export function MoveTripDialog({ conflict, onMoved, onClose }: MoveTripDialogProps) {
  const formId = useId();
  const { act, running } = useCalendarMutation();
  const choices = departuresOf(conflict);
  const [chosen, setChosen] = useState(choices[0]?.key ?? '');
  const move = (event: FormEvent) => {
    event.preventDefault();
    const departure = choices.find(({ key }) => key === chosen);
    if (!departure) return;
    const { date, time } = departure;
    const ask = () =>
      callEndpoint('POST /api/operator/calendar-conflicts/{id}/move', {
        parts: { id: conflict.id },
        payload: { date, time: conflict.time === null ? null : time },
      });
    void act('move', { ...words, onOutdated: onClose }, ask, (conflicts) => {
      onClose();
      onMoved(conflicts);
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
