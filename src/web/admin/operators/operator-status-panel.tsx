import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { type AdminOperatorView } from '#contract/admin-operator-api.ts';
import { noticePayload } from '#contract/notice-reason.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { MailLink } from '../layout/admin-links.tsx';
import { adminQuery, useShowAnswer } from '../layout/opened-entry.tsx';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';

type OperatorStatusPanelProps = { operator: AdminOperatorView; admin: AdminView };

/** The operator, their status, and the actions this admin is permitted. */
export function OperatorStatusPanel({ operator, admin }: OperatorStatusPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const isActive = operator.status === 'active';
  const mayChange = mayDo(admin.role, isActive ? 'suspend-operator' : 'reinstate-operator');
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
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isActive ? 'Suspend' : 'Reinstate'}
        </Button>
      )}
      {isOpen && <StatusDialog operator={operator} onClose={() => setOpen(false)} />}
    </div>
  );
}

type StatusDialogProps = { operator: AdminOperatorView; onClose: () => void };

/** Suspends an active operator, or reinstates a suspended one. */
function StatusDialog({ operator: { id, ...operator }, onClose }: StatusDialogProps) {
  // Kept while the dialog is open: the answer shows the operator with the other status.
  const [isSuspending] = useState(operator.status === 'active');
  const showOperator = useShowAnswer(adminOperatorQuery(id));
  const verb = isSuspending ? 'Suspend' : 'Reinstate';
  const call = isSuspending
    ? 'POST /api/admin/operators/{id}/suspend'
    : 'POST /api/admin/operators/{id}/reinstate';
  return (
    <ReasonDialog
      title={`${verb} ${operator.name}?`}
      schema={noticePayload}
      submitLabel={verb}
      pendingLabel={isSuspending ? 'Suspending...' : 'Reinstating...'}
      variant={isSuspending ? 'danger' : 'primary'}
      onConfirm={async (payload) => {
        showOperator(await callEndpoint(call, { parts: { id }, payload }));
        const title = `Operator ${isSuspending ? 'suspended' : 'reinstated'}`;
        return { title, description: 'They are mailed the reason.' };
      }}
      onClose={onClose}
    >
      {isSuspending
        ? `Their boats leave the site at once, they are signed out, and nobody can book with them any more. ${paidWords(operator.paidTripsToCome)}`
        : 'They can sign in again, and their published boats are back on the site at once.'}{' '}
      They are mailed the reason.
    </ReasonDialog>
  );
}

function paidWords(paid: number): string {
  if (paid === 0) return 'No paid trip is to come.';
  return paid === 1
    ? '1 paid trip stands, and is listed here with its guest.'
    : `${paid} paid trips stand, and are listed here with their guests.`;
}

export const adminOperatorQuery = (id = '') => adminQuery('GET /api/admin/operators/{id}', { id });
