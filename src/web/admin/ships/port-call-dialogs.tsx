import { useQueryClient } from '@tanstack/react-query';
import {
  changedPortCallPayload,
  portCallPayload,
  type AdminPortCallView,
} from '#contract/admin-ship-api.ts';
import { addDays } from '#domain/days.ts';
import { clockLimits, clockWords } from '#domain/port-calls.ts';
import { piers } from '#domain/ship-ways.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatDate } from '../layout/admin-formatters.ts';
import { ActionDialog, ChoiceField, FormDialog } from '../layout/admin-forms.tsx';
import { refetchOnConflict, useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { ImportPortCallsDialog } from './import-port-calls-dialog.tsx';
import { SkipPortDialog } from './skip-port-dialog.tsx';

export type PortCallAct =
  | { kind: 'add' | 'import' }
  | { kind: 'change' | 'skip' | 'remove'; call: AdminPortCallView };

export function PortCallDialog({ onClose, ...act }: PortCallAct & { onClose: () => void }) {
  const refetch = useRefetch();
  const props = { onClose, refetch };
  if (act.kind === 'add') return <AddDialog {...props} />;
  if (act.kind === 'import') return <ImportPortCallsDialog {...props} />;
  if (!('call' in act)) return null;
  if (act.kind === 'change') return <ChangeDialog call={act.call} {...props} />;
  if (act.kind === 'skip') return <SkipPortDialog call={act.call} {...props} />;
  return <RemoveDialog call={act.call} {...props} />;
}

function useRefetch() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [callOf('GET /api/admin/port-calls').path] });
}

type DialogProps = { refetch: () => Promise<unknown>; onClose: () => void };
type CallDialogProps = DialogProps & { call: AdminPortCallView };

function AddDialog({ refetch, onClose }: DialogProps) {
  const form = useAdminForm(
    portCallPayload,
    async (payload) => {
      await callEndpoint('POST /api/admin/port-calls', { payload });
      await refetch();
      showToast({ title: 'Ship added' });
      onClose();
    },
    readFields,
  );
  return (
    <FormDialog
      title="Add a ship"
      description="Times are those of the ship’s clock, as its guests are told them."
      form={form}
      submitLabel="Add"
      pendingLabel="Adding..."
      onClose={onClose}
    >
      <PortCallFields form={form} />
    </FormDialog>
  );
}

function ChangeDialog({ call, refetch, onClose }: CallDialogProps) {
  const { id, version } = call;
  const form = useAdminForm(
    changedPortCallPayload,
    async (payload) => {
      const change = () =>
        callEndpoint('PUT /api/admin/port-calls/{id}', { parts: { id }, payload });
      await refetchOnConflict(change, refetch);
      await refetch();
      showToast({ title: 'Ship changed' });
      onClose();
    },
    (fields) => ({ ...readFields(fields), version }),
  );
  return (
    <FormDialog
      title={`Change ${call.ship}`}
      description={
        call.bookings > 0
          ? 'Guests have booked by these times, and are not told of a change by themselves.'
          : 'Times are those of the ship’s clock, as its guests are told them.'
      }
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onClose={onClose}
    >
      <PortCallFields form={form} call={call} />
    </FormDialog>
  );
}

function RemoveDialog({ call, refetch, onClose }: CallDialogProps) {
  const { id, ship, day } = call;
  return (
    <ActionDialog
      title={`Remove ${ship}?`}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      pendingLabel="Removing..."
      onConfirm={async () => {
        const remove = () => callEndpoint('DELETE /api/admin/port-calls/{id}', { parts: { id } });
        await refetchOnConflict(remove, refetch);
        await refetch();
        showToast({ title: 'Ship removed' });
        onClose();
      }}
      onClose={onClose}
    >
      It leaves the calendar of {formatDate(day)}. No guest has booked for it.
    </ActionDialog>
  );
}

function PortCallFields({ form, call }: { form: AdminFormState; call?: AdminPortCallView }) {
  const { day: today } = useIslandNow();
  return (
    <>
      <TextField
        label="Ship"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={call?.ship}
        {...form.field('ship')}
      />
      <TextField
        label="Day"
        type="date"
        required
        min={today}
        defaultValue={call?.day ?? addDays(today, 1)}
        {...form.field('day')}
      />
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <TextField
          label="Arrival"
          type="time"
          required
          defaultValue={call?.arrival ?? '08:00'}
          {...form.field('arrival')}
        />
        <TextField
          label="All aboard"
          type="time"
          required
          defaultValue={call?.allAboard ?? '17:00'}
          {...form.field('allAboard')}
        />
      </div>
      <ChoiceField
        label="Guests come ashore"
        choices={piers}
        defaultValue={call?.pier}
        {...form.field('pier')}
      />
      <ChoiceField
        label="The ship’s clock"
        choices={clockChoices}
        defaultValue={String(call?.clockMinutes ?? 0)}
        {...form.field('clockMinutes')}
      />
    </>
  );
}

/** The island's clock first: most ships keep it. */
const clockChoices = Object.fromEntries(
  Array.from(
    { length: (clockLimits.most - clockLimits.least) / clockLimits.step + 1 },
    (_, nth) => clockLimits.least + nth * clockLimits.step,
  ).map((minutes) => [String(minutes), clockWords(minutes)]),
);

function readFields(fields: FormData) {
  return { ...Object.fromEntries(fields), clockMinutes: Number(fields.get('clockMinutes')) };
}
