import { useQueryClient } from '@tanstack/react-query';
import {
  changedPortCallPayload,
  portCallPayload,
  type AdminPortCallView,
} from '#contract/admin/admin-ship-api.ts';
import { addDays } from '#domain/time/days.ts';
import { clockLimits } from '#domain/ships/port-calls.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ActionDialog, ChoiceField, FormDialog } from '../layout/admin-forms.tsx';
import { refetchOnConflict, useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { ImportPortCallsDialog } from './import-port-calls-dialog.tsx';
import { SkipPortDialog } from './skip-port-dialog.tsx';
import { useDescribeClock } from './describe-clock.ts';

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
  return () =>
    client.invalidateQueries({ queryKey: [buildRequest('GET /api/admin/port-calls').path] });
}

type DialogProps = { refetch: () => Promise<unknown>; onClose: () => void };
type CallDialogProps = DialogProps & { call: AdminPortCallView };

function AddDialog({ refetch, onClose }: DialogProps) {
  const t = useMessages('admin-ships');
  const form = useAdminForm(
    portCallPayload,
    async (payload) => {
      await callEndpoint('POST /api/admin/port-calls', { payload });
      await refetch();
      showToast({ title: t.added });
      onClose();
    },
    readFields,
  );
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

function ChangeDialog({ call, refetch, onClose }: CallDialogProps) {
  const t = useMessages('admin-ships');
  const acts = useMessages('portal-acts');
  const { id, version } = call;
  const form = useAdminForm(
    changedPortCallPayload,
    async (payload) => {
      const change = () =>
        callEndpoint('PUT /api/admin/port-calls/{id}', { parts: { id }, payload });
      await refetchOnConflict(change, refetch);
      await refetch();
      showToast({ title: t.changed });
      onClose();
    },
    (fields) => ({ ...readFields(fields), version }),
  );
  return (
    <FormDialog
      title={t.changeShip(call.ship)}
      description={call.bookings > 0 ? t.bookedText : t.clockText}
      form={form}
      submitLabel={t.save}
      pendingLabel={acts.saving}
      onClose={onClose}
    >
      <PortCallFields form={form} call={call} />
    </FormDialog>
  );
}

function RemoveDialog({ call, refetch, onClose }: CallDialogProps) {
  const t = useMessages('admin-ships');
  const acts = useMessages('portal-acts');
  const { date } = useAdminFormats();
  const { id, ship, day } = call;
  return (
    <ActionDialog
      title={t.removeShip(ship)}
      confirmLabel={t.remove}
      cancelLabel={acts.keepIt}
      pendingLabel={t.removing}
      onConfirm={async () => {
        const remove = () => callEndpoint('DELETE /api/admin/port-calls/{id}', { parts: { id } });
        await refetchOnConflict(remove, refetch);
        await refetch();
        showToast({ title: t.removed });
        onClose();
      }}
      onClose={onClose}
    >
      {t.removeText(date(day))}
    </ActionDialog>
  );
}

function PortCallFields({ form, call }: { form: AdminFormState; call?: AdminPortCallView }) {
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
 * Puts the island's clock first, because most ships use it: "0" is an integer key, which objects list before keys such
 * as "-180".
 */
function clockChoices(describeClock: (minutes: number) => string): Record<string, string> {
  const { least, most, step } = clockLimits;
  const clocks = Array.from({ length: (most - least) / step + 1 }, (_, nth) => least + nth * step);
  return Object.fromEntries(clocks.map((minutes) => [String(minutes), describeClock(minutes)]));
}

function readFields(fields: FormData) {
  return { ...Object.fromEntries(fields), clockMinutes: Number(fields.get('clockMinutes')) };
}
