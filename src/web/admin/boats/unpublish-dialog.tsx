import { useQueryClient } from '@tanstack/react-query';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { noticePayload, type NoticePayload } from '#contract/admin-notices.ts';
import { callEndpoint } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { keepBoat } from './admin-boat-query.ts';

type UnpublishDialogProps = { boat: AdminBoatView; onClose: () => void };

export function UnpublishDialog({ boat, onClose }: UnpublishDialogProps) {
  const client = useQueryClient();
  const sold = boat.trips.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
  const unpublish = async (payload: NoticePayload) => {
    const parts = { id: boat.id };
    const now = await callEndpoint('POST /api/admin/boats/{id}/unpublish', { parts, payload });
    keepBoat(client, now);
    showToast({ title: 'Boat unpublished', description: 'Its captain is mailed the reason.' });
    onClose();
  };
  return (
    <ReasonDialog
      title={`Unpublish ${boat.name}?`}
      schema={noticePayload}
      confirmLabel="Unpublish"
      pendingLabel="Unpublishing..."
      onConfirm={unpublish}
      onClose={onClose}
    >
      <p>
        It leaves the site at once and becomes a draft. Its captain is mailed the reason, and can
        publish it again. {soldWords(sold)}
      </p>
    </ReasonDialog>
  );
}

function soldWords(sold: number): string {
  if (sold === 0) return 'No paid trip is to come.';
  return sold === 1
    ? '1 paid trip stands, and is listed below.'
    : `${sold} paid trips stand, and are listed below.`;
}
