import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { metricsQuery, ownBoatsQuery } from '../session/operator-queries.ts';

export function DeleteBoatDialog({
  boat,
  onClose,
}: {
  boat: OperatorBoatView;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setDeleting(true);
    try {
      await callEndpoint('DELETE /api/operator/boats/{id}', { parts: { id: boat.id } });
      client.setQueryData(ownBoatsQuery().queryKey, (boats) =>
        boats?.filter(({ id }) => id !== boat.id),
      );
      void client.invalidateQueries(metricsQuery());
      showToast({ title: 'Boat deleted' });
      onClose();
    } catch (error) {
      const description = problemWords(error, 'Failed to delete boat.');
      showToast({ title: 'Delete failed', description, tone: 'destructive' });
      setProblem(description);
      setDeleting(false);
    }
  };
  return (
    <ConfirmDialog
      title={`Delete ${boat.name}?`}
      confirmLabel="Delete boat"
      cancelLabel="Keep boat"
      isPending={isDeleting}
      pendingLabel="Deleting..."
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>It leaves the site for good. Past bookings keep its name. This cannot be undone.</p>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
