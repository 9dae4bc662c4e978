import { isolated } from '#domain/fields/plain-text.ts';
import { useId, useState, type FormEvent } from 'react';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { formatTripTime } from '../../shared/trip/format-trip.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { conflictsQuery, useCalendarMutation } from './calendar-requests.ts';
import { describeBusySpan, describeCancellation } from './calendar-texts.ts';

/** Offers to resolve a conflict: keep the trip, move it, or cancel it with a full refund. */
export function ConflictNotice({ conflict }: { conflict: CalendarConflictView }) {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const formats = useFormats();
  const { refundCents } = conflict;
  const { mutate, running } = useCalendarMutation();
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const parts = { id: conflict.id };
  const outcomes = { failed: acts.notSaved, answers: conflictsQuery(), onOutdated: close };
  const keep = () =>
    mutate('keep', { ...outcomes, done: t.kept }, () =>
      callEndpoint('POST /api/operator/calendar-conflicts/{id}/keep', { parts }),
    );
  const cancel = () =>
    mutate('cancel', { ...outcomes, done: t.cancelled }, () =>
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
          pendingLabel={t.keeping}
        >
          {t.keepTrip}
        </Button>
        <Button variant="secondary" onClick={() => setOpened('move')}>
          {t.moveIt}
        </Button>
        <Button variant="ghost" onClick={() => setOpened('cancel')}>
          {refundCents > 0 ? t.cancelWithRefund : t.cancelTrip}
        </Button>
      </div>
      {opened === 'move' && <MoveTripDialog conflict={conflict} onClose={close} />}
      {opened === 'cancel' && (
        <ConfirmDialog
          title={t.cancelTitle}
          confirmLabel={refundCents > 0 ? t.cancelAndRefund : t.cancelTrip}
          cancelLabel={acts.goBack}
          isPending={running === 'cancel'}
          pendingLabel={acts.cancelling}
          onConfirm={() => void cancel()}
          onCancel={close}
        >
          <p>
            {describeCancellation(t, formats, isolated(conflict.customerName), refundCents)}{' '}
            {acts.cannotBeUndone}
          </p>
        </ConfirmDialog>
      )}
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
          isolated(boatName),
          when,
          isolated(customerName),
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
  const acts = useMessages('portal-acts');
  const formats = useFormats();
  const formId = useId();
  const { mutate, running } = useCalendarMutation();
  const choices = listDepartures(formats, conflict);
  const [chosen, setChosen] = useState(choices[0]?.key ?? '');
  const move = (event: FormEvent) => {
    event.preventDefault();
    const departure = choices.find(({ key }) => key === chosen);
    if (!departure) return;
    const payload = { date: departure.date, time: conflict.time && departure.time };
    const outcomes = { done: t.moved, failed: t.notMoved, answers: conflictsQuery() };
    void mutate('move', { ...outcomes, onOutdated: onClose }, async () => {
      const path = 'POST /api/operator/calendar-conflicts/{id}/move';
      const conflicts = await callEndpoint(path, { parts: { id: conflict.id }, payload });
      onClose();
      return conflicts;
    });
  };
  return (
    <Dialog
      title={t.moveTitle}
      description={t.moveText(isolated(conflict.customerName))}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {acts.goBack}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={choices.length === 0}
            isPending={running !== null}
            pendingLabel={t.moving}
          >
            {t.move}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={move} className="mt-4">
        {choices.length === 0 ? (
          <p>{t.noDeparture}</p>
        ) : (
          <DepartureField choices={choices} chosen={chosen} onChoose={setChosen} />
        )}
      </form>
    </Dialog>
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
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function listDepartures(formats: Formats, { freeDepartures, time: own }: CalendarConflictView) {
  return freeDepartures.flatMap(({ date, times }) =>
    (own === null ? times.slice(0, 1) : times).map((time) => ({
      key: `${date} ${time}`,
      date,
      time,
      // Keeps the label short, so that phones do not cut off the time.
      label: `${formats.shortWeekday(date)}${own === null ? '' : `, ${formats.time(time)}`}`,
    })),
  );
}
