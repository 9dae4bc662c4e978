import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  adminCallOffPayload,
  adminScopePayload,
  type AdminScope,
  type AffectedTripsView,
} from '#contract/operator/call-off-api.ts';
import { addDays } from '#domain/time/days.ts';
import { ports } from '#domain/island/ports.ts';
import { CallOffReasonFields } from '../../shared/call-offs/call-off-reason-fields.tsx';
import { callOffLabel, AffectedTrips } from '../../shared/call-offs/affected-trips.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { text, textOrNull, type FieldErrors } from '../../forms/use-checked-form.ts';
import { TextField } from '../../forms/form-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';

type Previewed = { scope: AdminScope; concerned: AffectedTripsView };

/** Calls off a port or the island. Asks for the scope first, then previews the affected trips. */
export function AdminCallOffDialog({ onClose }: { onClose: () => void }) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  return previewed ? (
    <CallOffQuestion {...previewed} onClose={onClose} />
  ) : (
    <ScopeForm onPreview={setPreviewed} onClose={onClose} />
  );
}

type ScopeFormProps = { onPreview: (previewed: Previewed) => void; onClose: () => void };

function ScopeForm({ onPreview, onClose }: ScopeFormProps) {
  const t = useMessages('admin-call-offs');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const callOffs = useMessages('portal-call-offs');
  const preview = useAdminMutation('POST /api/admin/call-offs/preview', {
    onDone: (concerned, scope) => onPreview({ scope, concerned }),
  });
  const form = useMutationForm(adminScopePayload, preview, readScope);
  const { data: ownPorts = [] } = useQuery(adminQuery('GET /api/admin/call-offs/ports'));
  return (
    <FormDialog
      form={form}
      title={t.callOff}
      description={t.scopeText}
      submitLabel={callOffs.seeWhom}
      pendingLabel={actionMessages.looking}
      onClose={onClose}
    >
      <ChoiceField
        label={labels.port}
        name="port"
        choices={{
          '': t.island,
          ...ports,
          ...Object.fromEntries(ownPorts.map((name) => [name, name])),
        }}
        error={form.errors['port']}
      />
      <PeriodFields errors={form.errors} />
    </FormDialog>
  );
}

function PeriodFields({ errors }: { errors: FieldErrors }) {
  const t = useMessages('admin-call-offs');
  const { day } = useIslandNow();
  return (
    <div className="grid gap-4 min-[24rem]:grid-cols-2">
      <TextField
        label={t.fromDay}
        name="fromDay"
        type="date"
        required
        min={day}
        defaultValue={day}
        error={errors['from']}
      />
      <TextField label={t.fromTime} name="fromTime" type="time" required defaultValue="00:00" />
      <TextField
        label={t.untilDay}
        name="untilDay"
        type="date"
        required
        min={day}
        defaultValue={addDays(day, 1)}
        error={errors['until']}
      />
      <TextField label={t.untilTime} name="untilTime" type="time" required defaultValue="00:00" />
    </div>
  );
}

function readScope(fields: FormData) {
  return {
    port: textOrNull(fields, 'port'),
    from: { day: text(fields, 'fromDay'), time: text(fields, 'fromTime') },
    until: { day: text(fields, 'untilDay'), time: text(fields, 'untilTime') },
  };
}

type CallOffQuestionProps = Previewed & { onClose: () => void };

function CallOffQuestion({ scope, concerned, onClose }: CallOffQuestionProps) {
  const callOffs = useMessages('portal-call-offs');
  const callOff = useAdminMutation('POST /api/admin/call-offs', {
    invalidates: ['GET /api/admin/call-offs'],
    done: { title: callOffs.calledOff, description: callOffs.guestsNotified },
    onDone: onClose,
  });
  const { requestKey } = callOff;
  const form = useMutationForm(adminCallOffPayload, callOff, (fields) => ({
    ...scope,
    ...Object.fromEntries(fields),
    requestKey,
  }));
  return (
    <FormDialog
      form={form}
      title={callOffs.whom}
      description={<AffectedTrips concerned={concerned} />}
      isQuestion
      variant="danger"
      cancelLabel={callOffs.keepTrips}
      submitLabel={callOffLabel(concerned, callOffs)}
      pendingLabel={callOffs.callingOff}
      onClose={onClose}
    >
      <CallOffReasonFields errors={form.errors} />
    </FormDialog>
  );
}
