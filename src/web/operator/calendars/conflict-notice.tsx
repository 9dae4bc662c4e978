import { isolateName } from '#domain/fields/plain-text.ts';
import { useState } from 'react';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { formatTripTime } from '../../shared/trip/format-trip.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { ConfirmDialog } from '../../shared/acts/confirm-dialog.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { conflictsQuery, useCalendarMutation } from './calendar-requests.ts';
import { describeBusySpan, describeCancellation } from './calendar-texts.ts';

/** Offers to resolve a conflict: keep the trip, move it, or cancel it with a full refund. */
export function ConflictNotice({ conflict }: { conflict: CalendarConflictView }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const formats = useFormats();
  const { refundCents } = conflict;
  const guest = isolateName(conflict.customerName);
  const [isMoving, setMoving] = useState(false);
  const outcomes = {
    parts: { id: conflict.id },
    answers: conflictsQuery(),
    failed: actionMessages.notSaved,
  };
  const keep = useCalendarMutation('POST /api/operator/calendar-conflicts/{id}/keep', {
    ...outcomes,
    done: { title: t.kept },
  });
  const cancel = useCalendarMutation('POST /api/operator/calendar-conflicts/{id}/cancel', {
    ...outcomes,
    done: { title: t.cancelled },
  });
  return (
    <Notice>
      <ConflictText conflict={conflict} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => void keep.send()}
          isPending={keep.isPending}
          pendingLabel={t.keeping}
        >
          {t.keepTrip}
        </Button>
        <Button variant="secondary" onClick={() => setMoving(true)}>
          {t.moveIt}
        </Button>
        <ConfirmButton
          variant="ghost"
          question={{
            title: t.cancelTitle,
            description: `${describeCancellation(t, formats, guest, refundCents)} ${actionMessages.cannotBeUndone}`,
            submitLabel: refundCents > 0 ? t.cancelAndRefund : t.cancelTrip,
            cancelLabel: actionMessages.goBack,
            pendingLabel: actionMessages.cancelling,
          }}
          onConfirm={cancel.send}
        >
          {refundCents > 0 ? t.cancelWithRefund : t.cancelTrip}
        </ConfirmButton>
      </div>
      {isMoving && <MoveTripDialog conflict={conflict} onClose={() => setMoving(false)} />}
    </Notice>
  );
}

function ConflictText({ conflict }: { conflict: CalendarConflictView }) {
  const t = useMessages('operator-calendars');
  const trips = useMessages('trips');
  const formats = useFormats();
  const { boatName, customerName, customerEmail, customerPhone, busyFrom, busyUntil } = conflict;
  const { startDate: date, time, endDate: end, groupSize, code } = conflict;
  const when = formatTripTime(formats, trips, { date, time, end });
  const busy = describeBusySpan({ t, trips, formats }, busyFrom, busyUntil);
  const contact = [customerEmail, customerPhone].filter(Boolean).join(', ');
  return (
    <>
      <h3 className="font-bold">{t.conflict}</h3>
      <p className="mt-1">
        {t.soldTrip(
          isolateName(boatName),
          when,
          isolateName(customerName),
          trips.guests(groupSize),
          code,
        )}
      </p>
      <p className="mt-1">{t.isBusy(conflict.calendarName ?? t.aCalendar, busy)}</p>
      <p className="mt-1 wrap-anywhere">{t.guest(contact || t.noContact)}</p>
    </>
  );
}

type MoveTripDialogProps = { conflict: CalendarConflictView; onClose: () => void };

function MoveTripDialog({ conflict, onClose }: MoveTripDialogProps) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const formats = useFormats();
  const { send, isPending } = useCalendarMutation(
    'POST /api/operator/calendar-conflicts/{id}/move',
    {
      parts: { id: conflict.id },
      answers: conflictsQuery(),
      done: { title: t.moved },
      failed: t.notMoved,
    },
  );
  const choices = listDepartures(formats, conflict);
  const [chosen, setChosen] = useState(choices[0]?.key ?? '');
  const move = async () => {
    const departure = choices.find(({ key }) => key === chosen);
    if (!departure) return;
    const { date, time } = departure;
    if (await send({ date, time: conflict.time && time })) onClose();
  };
  return (
    <ConfirmDialog
      title={t.moveTitle}
      description={t.moveText(isolateName(conflict.customerName))}
      submitLabel={t.move}
      pendingLabel={t.moving}
      cancelLabel={actionMessages.goBack}
      isOff={choices.length === 0}
      isPending={isPending}
      onConfirm={move}
      onClose={onClose}
    >
      {choices.length === 0 ? (
        <p>{t.noDeparture}</p>
      ) : (
        <DepartureField choices={choices} chosen={chosen} onChoose={setChosen} />
      )}
    </ConfirmDialog>
  );
}

type DepartureFieldProps = {
  choices: ReturnType<typeof listDepartures>;
  /** The key of the selected departure. */
  chosen: string;
  onChoose: (key: string) => void;
};

function DepartureField({ choices, chosen, onChoose }: DepartureFieldProps) {
  const t = useMessages('operator-calendars');
  return (
    <SelectField
      label={t.newDeparture}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <Options choices={choices.map(({ key, label }) => [key, label])} />
    </SelectField>
  );
}

function listDepartures(formats: Formats, { freeDepartures, time: own }: CalendarConflictView) {
  return freeDepartures.flatMap(({ date, times }) =>
    (own === null ? times.slice(0, 1) : times).map((time) => ({
      key: `${date} ${time}`,
      date,
      time,
      // Keeps the label short, so that phones do not truncate the time.
      label: `${formats.shortWeekday(date)}${own === null ? '' : `, ${formats.time(time)}`}`,
    })),
  );
}
