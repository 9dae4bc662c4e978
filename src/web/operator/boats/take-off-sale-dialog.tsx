import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { changeStatus, keepBoat } from './boat-mutations.ts';

type TakeOffSaleDialogProps = { boat: OperatorBoatView; onClose: () => void };

/** A published boat becomes a draft again: nothing of it is lost, and it is published again from its editor. */
export function TakeOffSaleDialog({ boat, onClose }: TakeOffSaleDialogProps) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const takeOff = async () => {
    setSaving(true);
    try {
      keepBoat(client, await changeStatus(boat, 'draft'));
      showToast({ title: 'Boat updated', description: `${boat.name} is off sale.` });
      onClose();
    } catch (error) {
      const description = problemWords(error, 'Please try again.');
      showToast({ title: 'Update failed', description, tone: 'destructive' });
      setProblem(description);
      setSaving(false);
      // It may have been changed elsewhere.
      void client.invalidateQueries(ownBoatsQuery());
    }
  };
  return (
    <ConfirmDialog
      title={`Take ${boat.name} off sale?`}
      confirmLabel="Take off sale"
      cancelLabel="Keep on sale"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={() => void takeOff()}
      onCancel={onClose}
    >
      <p>
        Visitors no longer find it, and nothing more is booked. Trips that are sold stay sold. You
        can publish it again whenever you like.
      </p>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
