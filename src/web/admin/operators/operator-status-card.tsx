import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminView } from '#contract/admin-account-api.ts';
import { noticePayload, type NoticePayload } from '#contract/admin-notices.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import type { OperatorStatus } from '#domain/moderation.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/date-formatters.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { adminOperatorQuery } from './admin-operator-query.ts';

/** The operator, their status, and the actions this admin is permitted. */
export function OperatorStatusCard({
  operator,
  admin,
}: {
  operator: AdminOperatorView;
  admin: AdminView;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const isActive = operator.status === 'active';
  const mayChange = mayDo(admin.role, isActive ? 'suspend-operator' : 'reinstate-operator');
  const OperatorStatusDialog = isActive ? SuspendDialog : ReinstateDialog;
  const Icon = isActive ? LockKeyhole : LockKeyholeOpen;
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{operator.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OperatorBadge status={operator.status} />
          <a href={`mailto:${operator.email}`} className="text-link wrap-anywhere">
            {operator.email}
          </a>
          <span className="text-ink-soft">Joined {formatInstant(operator.joinedAt)}</span>
        </p>
      </div>
      {mayChange && (
        <Button
          variant={isActive ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setAsking(true)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isActive ? 'Suspend' : 'Reinstate'}
        </Button>
      )}
      {isAsking && <OperatorStatusDialog operator={operator} onClose={close} />}
    </div>
  );
}

type OperatorStatusDialogProps = { operator: AdminOperatorView; onClose: () => void };

function SuspendDialog({ operator, onClose }: OperatorStatusDialogProps) {
  const keep = useCacheOperator(onClose);
  const suspend = async (payload: NoticePayload) => {
    const parts = { id: operator.id };
    keep(await callEndpoint('POST /api/admin/operators/{id}/suspend', { parts, payload }));
    showToast({ title: 'Operator suspended', description: 'They are mailed the reason.' });
  };
  return (
    <ReasonDialog
      title={`Suspend ${operator.name}?`}
      schema={noticePayload}
      confirmLabel="Suspend"
      pendingLabel="Suspending..."
      onConfirm={suspend}
      onClose={onClose}
    >
      <p>
        Their boats leave the site at once, they are signed out, and nobody can book with them any
        more. {paidWords(operator.paidTripsToCome)} They are mailed the reason.
      </p>
    </ReasonDialog>
  );
}

function ReinstateDialog({ operator, onClose }: OperatorStatusDialogProps) {
  const keep = useCacheOperator(onClose);
  const reinstate = async (payload: NoticePayload) => {
    const parts = { id: operator.id };
    keep(await callEndpoint('POST /api/admin/operators/{id}/reinstate', { parts, payload }));
    showToast({ title: 'Operator reinstated', description: 'They are mailed the reason.' });
  };
  return (
    <ReasonDialog
      title={`Reinstate ${operator.name}?`}
      schema={noticePayload}
      confirmLabel="Reinstate"
      pendingLabel="Reinstating..."
      variant="primary"
      onConfirm={reinstate}
      onClose={onClose}
    >
      <p>
        They can sign in again, and their published boats are back on the site at once. They are
        mailed the reason.
      </p>
    </ReasonDialog>
  );
}

/** Stores the operator that an action answered with, and closes the dialog. */
function useCacheOperator(onClose: () => void) {
  const client = useQueryClient();
  return (operator: AdminOperatorView) => {
    client.setQueryData(adminOperatorQuery(operator.id).queryKey, operator);
    onClose();
  };
}

function paidWords(paid: number): string {
  if (paid === 0) return 'No paid trip is to come.';
  return paid === 1
    ? '1 paid trip stands, and is listed here with its guest.'
    : `${paid} paid trips stand, and are listed here with their guests.`;
}

export function OperatorBadge({ status }: { status: OperatorStatus }) {
  return status === 'suspended' ? <Badge tone="danger">Suspended</Badge> : <Badge>Active</Badge>;
}
