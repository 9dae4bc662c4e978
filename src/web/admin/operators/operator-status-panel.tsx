import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { type AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import { noticePayload } from '#contract/fields/notice-reason.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { MailLink } from '../layout/admin-links.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';

type OperatorStatusPanelProps = { operator: AdminOperatorView; admin: AdminView };

export function OperatorStatusPanel({ operator, admin }: OperatorStatusPanelProps) {
  const t = useMessages('admin-operators');
  const { instant } = useAdminFormats();
  const [isOpen, setOpen] = useState(false);
  const isActive = operator.status === 'active';
  const mayChange = hasPermission(admin.role, isActive ? 'suspend-operator' : 'reinstate-operator');
  const Icon = isActive ? LockKeyhole : LockKeyholeOpen;
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{operator.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OperatorStatusBadge status={operator.status} />
          <MailLink email={operator.email} />
          <span className="text-ink-soft">{t.joinedAt(instant(operator.joinedAt))}</span>
        </p>
      </div>
      {mayChange && (
        <Button
          variant={isActive ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isActive ? t.suspend : t.reinstate}
        </Button>
      )}
      {isOpen && <StatusDialog operator={operator} onClose={() => setOpen(false)} />}
    </div>
  );
}

type StatusDialogProps = { operator: AdminOperatorView; onClose: () => void };

function StatusDialog({ operator: { id, ...operator }, onClose }: StatusDialogProps) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  // Frozen while the dialog is open, because the response to the action has the opposite status.
  const [isSuspending] = useState(operator.status === 'active');
  const paid = operator.paidTripsToCome;
  const call = isSuspending
    ? 'POST /api/admin/operators/{id}/suspend'
    : 'POST /api/admin/operators/{id}/reinstate';
  const mutation = useAdminMutation(call, {
    parts: { id },
    answers: adminOperatorQuery(id),
    done: { title: isSuspending ? t.suspended : t.reinstated, description: t.reasonMailed },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={isSuspending ? t.suspendTitle(operator.name) : t.reinstateTitle(operator.name)}
      schema={noticePayload}
      mutation={mutation}
      submitLabel={isSuspending ? t.suspend : t.reinstate}
      pendingLabel={isSuspending ? t.suspending : t.reinstating}
      variant={isSuspending ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {isSuspending
        ? t.suspendText(paid === 0 ? labels.noPaidTrip : t.paidTripsStand(paid))
        : t.reinstateText}
    </ReasonDialog>
  );
}

export const adminOperatorQuery = (id = '') => adminQuery('GET /api/admin/operators/{id}', { id });
