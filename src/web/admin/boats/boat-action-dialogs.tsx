import { useQueryClient } from '@tanstack/react-query';
import {
  featureByHandPayload,
  type FeatureByHandPayload,
  type AdminBoatView,
} from '#contract/admin-boat-api.ts';
import { noticePayload, type NoticePayload } from '#contract/admin-notices.ts';
import { addDays } from '#domain/days.ts';
import { lastDayByHand } from '#domain/featuring.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatDate } from '../layout/date-formatters.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { cacheBoat } from './admin-boat-query.ts';

type FeatureBoatDialogProps = { boat: AdminBoatView; onClose: () => void };

export function FeatureBoatDialog({ boat, onClose }: FeatureBoatDialogProps) {
  const client = useQueryClient();
  const today = useIslandNow().day;
  const end = boat.featured ? boat.featuredEndDate : null;
  const feature = async (payload: FeatureByHandPayload) => {
    const parts = { id: boat.id };
    const now = await callEndpoint('POST /api/admin/boats/{id}/feature', { parts, payload });
    cacheBoat(client, now);
    showToast({ title: 'Boat featured', description: `Until ${formatDate(payload.until)}.` });
    onClose();
  };
  return (
    <ReasonDialog
      title={`Feature ${boat.name}`}
      schema={featureByHandPayload}
      confirmLabel="Feature boat"
      pendingLabel="Featuring..."
      variant="primary"
      onConfirm={feature}
      onClose={onClose}
      renderFields={(errors) => (
        <TextField
          label="Last day"
          name="until"
          type="date"
          required
          min={end === null ? today : addDays(end, 1)}
          max={lastDayByHand(today)}
          hint={`At the latest ${formatDate(lastDayByHand(today))}.`}
          error={errors.until}
        />
      )}
    >
      <p>
        {end === null
          ? 'It is shown on the home page from today on, while it is published.'
          : `It is featured until ${formatDate(end)} already; this makes it longer.`}{' '}
        Nobody pays for it. Its captain is mailed the reason.
      </p>
    </ReasonDialog>
  );
}

type EndFeatureDialogProps = { boat: AdminBoatView; onClose: () => void };

/** Warns when the operator has paid for the rest of the term. */
export function EndFeatureDialog({ boat, onClose }: EndFeatureDialogProps) {
  const client = useQueryClient();
  const { featurePaidUntil: paidUntil } = boat;
  const end = async ({ reason }: NoticePayload) => {
    const now = await callEndpoint('POST /api/admin/boats/{id}/end-feature', {
      parts: { id: boat.id },
      payload: { reason, evenIfPaid: paidUntil !== null },
    });
    cacheBoat(client, now);
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
              <strong>Its captain has paid for this until {formatDate(paidUntil)}.</strong> Nothing
              is paid back by ending it.
            </p>
          </Notice>
        </div>
      )}
    </ReasonDialog>
  );
}

type UnpublishDialogProps = { boat: AdminBoatView; onClose: () => void };

export function UnpublishDialog({ boat, onClose }: UnpublishDialogProps) {
  const client = useQueryClient();
  const sold = boat.trips.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
  const unpublish = async (payload: NoticePayload) => {
    const parts = { id: boat.id };
    const now = await callEndpoint('POST /api/admin/boats/{id}/unpublish', { parts, payload });
    cacheBoat(client, now);
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
