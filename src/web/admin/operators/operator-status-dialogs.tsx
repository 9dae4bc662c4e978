import { useQueryClient } from '@tanstack/react-query';
import { noticePayload, type NoticePayload } from '#contract/admin-notices.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { callEndpoint } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { adminOperatorQuery } from './admin-operator-query.ts';

type OperatorStatusDialogProps = { operator: AdminOperatorView; onClose: () => void };

export function SuspendDialog({ operator, onClose }: OperatorStatusDialogProps) {
  const keep = useKeptOperator(onClose);
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

export function ReinstateDialog({ operator, onClose }: OperatorStatusDialogProps) {
  const keep = useKeptOperator(onClose);
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

/** What an act has answered is how the operator stands now. */
function useKeptOperator(onClose: () => void) {
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
