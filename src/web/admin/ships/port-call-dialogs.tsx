import {
  changedPortCallPayload,
  portCallPayload,
  type AdminPortCallView,
} from '#contract/admin/admin-ship-api.ts';
import { addDays } from '#domain/time/days.ts';
import { clockLimits } from '#domain/ships/port-calls.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { ActionDialog, FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm, type MutationForm } from '../../shared/requests/use-mutation-form.ts';
import { ImportPortCallsDialog } from './import-port-calls-dialog.tsx';
import { SkipPortDialog } from './skip-port-dialog.tsx';
import { useDescribeClock } from './describe-clock.ts';

export type PortCallAction =
  | { kind: 'add' | 'import' }
  | { kind: 'change' | 'skip' | 'remove'; call: AdminPortCallView };

export function PortCallDialog({ onClose, ...act }: PortCallAction & { onClose: () => void }) {
  if (act.kind === 'add') return <AddDialog onClose={onClose} />;
  if (act.kind === 'import') return <ImportPortCallsDialog onClose={onClose} />;
  if (!('call' in act)) return null;
  if (act.kind === 'change') return <ChangeDialog call={act.call} onClose={onClose} />;
  if (act.kind === 'skip') return <SkipPortDialog call={act.call} onClose={onClose} />;
  return <RemoveDialog call={act.call} onClose={onClose} />;
}

type DialogProps = { onClose: () => void };
type CallDialogProps = DialogProps & { call: AdminPortCallView };

function AddDialog({ onClose }: DialogProps) {
  const t = useMessages('admin-ships');
  const add = useAdminMutation('POST /api/admin/port-calls', {
    invalidates: ['GET /api/admin/port-calls'],
    done: { title: t.added },
    onDone: onClose,
  });
  const form = useMutationForm(portCallPayload, add, readFields);
  return (
    <FormDialog
      title={t.addShip}
      description={t.clockText}
      form={form}
      submitLabel={t.add}
      pendingLabel={t.adding}
      onClose={onClose}
    >
      <PortCallFields form={form} />
    </FormDialog>
  );
}

function ChangeDialog({ call, onClose }: CallDialogProps) {
  const t = useMessages('admin-ships');
  const actionMessages = useMessages('portal-actions');
  const { id, version } = call;
  const change = useAdminMutation('PUT /api/admin/port-calls/{id}', {
    parts: { id },
    invalidates: ['GET /api/admin/port-calls'],
    done: { title: t.changed },
    onDone: onClose,
  });
  const form = useMutationForm(changedPortCallPayload, change, (fields) => ({
    ...readFields(fields),
    version,
  }));
  return (
    <FormDialog
      title={t.changeShip(call.ship)}
      description={call.bookings > 0 ? t.bookedText : t.clockText}
      form={form}
      submitLabel={t.save}
      pendingLabel={actionMessages.saving}
      onClose={onClose}
    >
      <PortCallFields form={form} call={call} />
    </FormDialog>
  );
}

function RemoveDialog({ call, onClose }: CallDialogProps) {
  const t = useMessages('admin-ships');
  const actionMessages = useMessages('portal-actions');
  const { date } = useAdminFormats();
  const { id, ship, day } = call;
  const remove = useAdminMutation('DELETE /api/admin/port-calls/{id}', {
    parts: { id },
    invalidates: ['GET /api/admin/port-calls'],
    done: { title: t.removed },
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t.removeShip(ship)}
      submitLabel={t.remove}
      cancelLabel={actionMessages.keepIt}
      pendingLabel={t.removing}
      mutation={remove}
      onClose={onClose}
      description={t.removeText(date(day))}
    />
  );
}

function PortCallFields({ form, call }: { form: MutationForm; call?: AdminPortCallView }) {
  const t = useMessages('admin-ships');
  const labels = useMessages('portal-labels');
  const { piers } = useMessages('ships');
  const describeClock = useDescribeClock();
  const { day: today } = useIslandNow();
  return (
    <>
      <TextField
        label={t.ship}
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={call?.ship}
        {...form.field('ship')}
      />
      <TextField
        label={labels.day}
        type="date"
        required
        min={today}
        defaultValue={call?.day ?? addDays(today, 1)}
        {...form.field('day')}
      />
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <TextField
          label={t.arrival}
          type="time"
          required
          defaultValue={call?.arrival ?? '08:00'}
          {...form.field('arrival')}
        />
        <TextField
          label={t.allAboard}
          type="time"
          required
          defaultValue={call?.allAboard ?? '17:00'}
          {...form.field('allAboard')}
        />
      </div>
      <ChoiceField
        label={t.ashore}
        choices={piers}
        defaultValue={call?.pier}
        {...form.field('pier')}
      />
      <ChoiceField
        label={t.shipsClock}
        choices={clockChoices(describeClock)}
        defaultValue={String(call?.clockMinutes ?? 0)}
        {...form.field('clockMinutes')}
      />
    </>
  );
}

/**
 * Puts the island's clock first, because most ships use it. This needs no sorting: objects list an integer key such as
 * "0" before keys such as "-180".
 */
function clockChoices(describeClock: (minutes: number) => string): Record<string, string> {
  const { min, max, step } = clockLimits;
  const clocks = Array.from({ length: (max - min) / step + 1 }, (_, nth) => min + nth * step);
  return Object.fromEntries(clocks.map((minutes) => [String(minutes), describeClock(minutes)]));
}

function readFields(fields: FormData) {
  return { ...Object.fromEntries(fields), clockMinutes: Number(fields.get('clockMinutes')) };
}
