import { useQueryClient } from '@tanstack/react-query';
import {
  featureByHandPayload,
  type FeatureByHandPayload,
  type AdminBoatView,
} from '#contract/admin-boat-api.ts';
import { addDays } from '#domain/days.ts';
import { lastDayByHand } from '#domain/featuring.ts';
import { callEndpoint } from '../../api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { dayWords } from '../layout/when-words.ts';
import { keepBoat } from './admin-boat-query.ts';

type FeatureBoatDialogProps = { boat: AdminBoatView; onClose: () => void };

export function FeatureBoatDialog({ boat, onClose }: FeatureBoatDialogProps) {
  const client = useQueryClient();
  const today = useIslandNow().day;
  const end = boat.featured ? boat.featuredEndDate : null;
  const feature = async (payload: FeatureByHandPayload) => {
    const parts = { id: boat.id };
    const now = await callEndpoint('POST /api/admin/boats/{id}/feature', { parts, payload });
    keepBoat(client, now);
    showToast({ title: 'Boat featured', description: `Until ${dayWords(payload.until)}.` });
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
          hint={`At the latest ${dayWords(lastDayByHand(today))}.`}
          error={errors.until}
        />
      )}
    >
      <p>
        {end === null
          ? 'It is shown on the home page from today on, while it is published.'
          : `It is featured until ${dayWords(end)} already; this makes it longer.`}{' '}
        Nobody pays for it. Its captain is mailed the reason.
      </p>
    </ReasonDialog>
  );
}
