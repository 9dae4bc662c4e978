import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { noticePayload } from '#contract/admin-notices.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { MailLink } from '../layout/admin-links.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';

type OperatorStatusPanelProps = { operator: AdminOperatorView; admin: AdminView };

/** The operator, their status, and the actions this admin is permitted. */
export function OperatorStatusPanel({ operator, admin }: OperatorStatusPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const isActive = operator.status === 'active';
  const mayChange = mayDo(admin.role, isActive ? 'suspend-operator' : 'reinstate-operator');
  const OperatorStatusDialog = isActive ? SuspendDialog : ReinstateDialog;
  const Icon = isActive ? LockKeyhole : LockKeyholeOpen;
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{operator.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OperatorStatusBadge status={operator.status} />
          <MailLink email={operator.email} />
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
      {isAsking && <OperatorStatusDialog operator={operator} onClose={() => setAsking(false)} />}
    </div>
  );
}

type OperatorDialogProps = { operator: AdminOperatorView; onClose: () => void };

function SuspendDialog({ operator, onClose }: OperatorDialogProps) {
  const cacheOperator = useCacheOperator();
  const parts = { id: operator.id };
  return (
    <ReasonDialog
      title={`Suspend ${operator.name}?`}
      schema={noticePayload}
      submitLabel="Suspend"
      pendingLabel="Suspending..."
      onConfirm={async (payload) => {
        const call = 'POST /api/admin/operators/{id}/suspend';
        cacheOperator(await callEndpoint(call, { parts, payload }));
        return { title: 'Operator suspended', description: 'They are mailed the reason.' };
      }}
      onClose={onClose}
    >
      <p>
        Their boats leave the site at once, they are signed out, and nobody can book with them any
        more. {paidWords(operator.paidTripsToCome)} They are mailed the reason.
      </p>
    </ReasonDialog>
  );
}

function paidWords(paid: number): string {
  if (paid === 0) return 'No paid trip is to come.';
  return paid === 1
    ? '1 paid trip stands, and is listed here with its guest.'
    : `${paid} paid trips stand, and are listed here with their guests.`;
}

function ReinstateDialog({ operator, onClose }: OperatorDialogProps) {
  const cacheOperator = useCacheOperator();
  const parts = { id: operator.id };
  return (
    <ReasonDialog
      title={`Reinstate ${operator.name}?`}
      schema={noticePayload}
      submitLabel="Reinstate"
      pendingLabel="Reinstating..."
      variant="primary"
      onConfirm={async (payload) => {
        const call = 'POST /api/admin/operators/{id}/reinstate';
        cacheOperator(await callEndpoint(call, { parts, payload }));
        return { title: 'Operator reinstated', description: 'They are mailed the reason.' };
      }}
      onClose={onClose}
    >
      <p>
        They can sign in again, and their published boats are back on the site at once. They are
        mailed the reason.
      </p>
    </ReasonDialog>
  );
}

export const adminOperatorQuery = (id = '') => adminQuery('GET /api/admin/operators/{id}', { id });

/** Shows the operator that an action answered with. */
function useCacheOperator() {
  const client = useQueryClient();
  return (operator: AdminOperatorView) =>
    client.setQueryData(adminOperatorQuery(operator.id).queryKey, operator);
}
