import { useQueryClient } from '@tanstack/react-query';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { noticePayload, type NoticePayload } from '#contract/admin-notices.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { dayWords } from '../layout/when-words.ts';
import { keepBoat } from './admin-boat-query.ts';

type EndFeatureDialogProps = { boat: AdminBoatView; onClose: () => void };

/** Says before it is done that an operator has paid for what is cut short. */
export function EndFeatureDialog({ boat, onClose }: EndFeatureDialogProps) {
  const client = useQueryClient();
  const { featurePaidUntil: paidUntil } = boat;
  const end = async ({ reason }: NoticePayload) => {
    const now = await callEndpoint('POST /api/admin/boats/{id}/end-feature', {
      parts: { id: boat.id },
      payload: { reason, evenIfPaid: paidUntil !== null },
    });
    keepBoat(client, now);
    showToast({ title: 'Featuring ended' });
    onClose();
  };
  return (
    <ReasonDialog
      title={`Stop featuring ${boat.name}?`}
      schema={noticePayload}
      confirmLabel={paidUntil === null ? 'End featuring' : 'End it, though it is paid for'}
      pendingLabel="Ending..."
      onConfirm={end}
      onClose={onClose}
    >
      <p>It leaves the home page’s featured boats at once. Its captain is mailed the reason.</p>
      {paidUntil !== null && (
        <div className="mt-4 text-ink">
          <Notice>
            <p>
              <strong>Its captain has paid for this until {dayWords(paidUntil)}.</strong> Nothing is
              paid back by ending it.
            </p>
          </Notice>
        </div>
      )}
    </ReasonDialog>
  );
}
