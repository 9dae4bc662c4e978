import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOptInView } from '#contract/opt-in-api.ts';
import { callEndpoint } from '../../api.ts';
import { callOf } from '../../api-calls.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';

type DeleteOptInDialogProps = { optIn: AdminOptInView; onClose: () => void };

export function DeleteOptInDialog({ optIn, onClose }: DeleteOptInDialogProps) {
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setDeleting(true);
    try {
      await callEndpoint('DELETE /api/admin/opt-ins/{id}', { parts: { id: optIn.id } });
      await client.invalidateQueries({ queryKey: [callOf('GET /api/admin/opt-ins').path] });
      showToast({ title: 'Address deleted' });
      onClose();
    } catch (error) {
      setProblem(problemWords(error, 'That did not work. Please try again.'));
      setDeleting(false);
    }
  };
  return (
    <ConfirmDialog
      title={`Delete ${optIn.email}?`}
      confirmLabel="Delete address"
      cancelLabel="Keep address"
      isPending={isDeleting}
      pendingLabel="Deleting..."
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        The address goes for good, and with it the record of the mails to it. The audit log keeps
        that it was done, not the address. Mails that were sent are in their mailboxes still.
      </p>
      <FormAlert>{problem}</FormAlert>
    </ConfirmDialog>
  );
}
