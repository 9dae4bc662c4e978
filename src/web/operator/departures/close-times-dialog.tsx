import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeTimesPayload, type ClosureView } from '#contract/operator/departure-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import { BoatTicks } from '../boats/boat-ticks.tsx';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import {
  describeClosure,
  computeHours,
  previewClosing,
  type ClosedHours,
} from './describe-closing.ts';
import { useDayAction } from './use-day-action.ts';

type CloseTimesDialogProps = {
  date: Day;
  /** `boatId` preselects a boat; `time` also preselects the hours of that boat's departure at this time. */
  boatId?: string;
  time?: Time;
  onChanged: () => void;
  onClose: () => void;
};

/** Closes a day, or some of its hours, to sales. */
export function CloseTimesDialog(props: CloseTimesDialogProps) {
  const t = useMessages('operator-departures');
  const actionMessages = useMessages('portal-actions');
  const state = useQuery(operatorBoatsQuery());
  const boats = state.data?.filter(({ status }) => status === 'published') ?? [];
  if (boats.length > 0) return <CloseTimesForm {...props} boats={boats} />;
  return (
    <Dialog title={t.closeTimes} onClose={props.onClose}>
      <QueryState state={state} errorTitle={actionMessages.boatsFailed}>
        {() => <p>{t.noneOnSite}</p>}
      </QueryState>
    </Dialog>
  );
}

function CloseTimesForm(props: CloseTimesDialogProps & { boats: readonly OperatorBoatView[] }) {
  const t = useMessages('operator-departures');
  const actionMessages = useMessages('portal-actions');
  const { fullDay } = useFormats();
  const { date, boatId, time, boats, onChanged, onClose } = props;
  const own = boats.find(({ id }) => id === boatId);
  const [boatIds, setBoatIds] = useState(own ? [own.id] : boats.map(({ id }) => id));
  const [hours, setHours] = useState<ClosedHours>(
    own && time ? computeHours(own, date, time) : null,
  );
  const [closed, setClosed] = useState<readonly ClosureView[] | null>(null);
  const chosen = boats.filter(({ id }) => boatIds.includes(id));
  const preview = previewClosing(chosen, date, hours);
  const isForwards = hours === null || hours.from < hours.until;
  const isNothing = preview.length === 0 && chosen.length > 0 && isForwards;
  const close = useDayAction('POST /api/operator/closures', {
    onChanged,
    onDone: (done) => setClosed(done.closed),
  });
  const form = useMutationForm(closeTimesPayload, close, () => ({ boatIds, day: date, hours }));
  return (
    <FormDialog
      title={t.closeTimes}
      description={<p>{t.closeText(fullDay(date))}</p>}
      submitLabel={hours ? t.closeHours : t.closeDay}
      pendingLabel={t.closing}
      cancelLabel={actionMessages.goBack}
      doneLabel={t.done}
      isOff={isNothing}
      form={form}
      onClose={onClose}
      done={closed && <Closed closures={closed} />}
    >
      <HoursFields hours={hours} onChange={setHours} errors={form.errors} />
      <BoatTicks
        boats={boats}
        boatIds={boatIds}
        error={form.errors['boatIds']}
        onChange={setBoatIds}
      />
      <Preview closures={preview} isNothing={isNothing} />
      {hours && chosen.some(({ pricingMode }) => pricingMode !== 'perSeat') && (
        <p className="text-sm text-ink-soft">{t.charterStays}</p>
      )}
    </FormDialog>
  );
}

const USUAL_HOURS = { from: '08:00', until: '18:00' };

type HoursFieldsProps = {
  hours: ClosedHours;
  onChange: (hours: ClosedHours) => void;
  errors: FieldErrors;
};

function HoursFields({ hours, onChange, errors }: HoursFieldsProps) {
  const t = useMessages('operator-departures');
  const labels = useMessages('portal-labels');
  return (
    <>
      <SelectField
        label={t.whatToClose}
        value={hours ? 'hours' : 'day'}
        onChange={({ target }) => onChange(target.value === 'hours' ? USUAL_HOURS : null)}
      >
        <option value="day">{labels.wholeDay}</option>
        <option value="hours">{t.someHours}</option>
      </SelectField>
      {hours && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t.from}
            name="hours"
            type="time"
            required
            value={hours.from}
            error={errors['hours']}
            onChange={({ target }) => onChange({ ...hours, from: target.value })}
          />
          <TextField
            label={t.until}
            name="hours"
            type="time"
            required
            value={hours.until}
            onChange={({ target }) => onChange({ ...hours, until: target.value })}
          />
        </div>
      )}
    </>
  );
}

type PreviewProps = { closures: readonly ClosureView[]; isNothing: boolean };

function Preview({ closures, isNothing }: PreviewProps) {
  const t = useMessages('operator-departures');
  return (
    <div role="status">
      {isNothing && <p>{t.nothingToClose}</p>}
      {closures.length > 0 && (
        <div className="rounded-field bg-shallows p-3">
          <p className="font-semibold">{t.offSaleWillBe}</p>
          <ClosureList closures={closures} />
        </div>
      )}
    </div>
  );
}

function Closed({ closures }: { closures: readonly ClosureView[] }) {
  const t = useMessages('operator-departures');
  if (closures.length === 0) return <p>{t.closedAlready}</p>;
  return (
    <>
      <p className="font-semibold">{t.offSaleNow}</p>
      <ClosureList closures={closures} />
      <p className="mt-3">{t.openThere}</p>
    </>
  );
}

function ClosureList({ closures }: { closures: readonly ClosureView[] }) {
  const t = useMessages('operator-departures');
  const formats = useFormats();
  return (
    <ul className="mt-1 list-disc pl-5">
      {closures.map((closure) => (
        <li key={closure.boat.id} className="wrap-anywhere">
          {describeClosure(t, formats, closure)}
        </li>
      ))}
    </ul>
  );
}
