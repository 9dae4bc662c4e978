import type { OfferChoice } from '#contract/operator/call-off-api.ts';
import { useTripTimes } from '../calendar/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useOfferChoice } from './offer-requests.ts';
import { describeChoice, type WantedTrip } from './describe-offer.ts';

type OfferChoiceDialogProps = {
  token: string;
  wanted: WantedTrip;
  onClose: () => void;
  onDone: () => void;
  /** Called with the server's reason, after the offer has been refetched. */
  onRefused: (words: string) => void;
};

/** Explains a choice and sends it once. */
export function OfferChoiceDialog({ token, wanted, onClose, ...ends }: OfferChoiceDialogProps) {
  const { choose, isPending, problem } = useOfferChoice(token, ends);
  const t = useMessages('offer');
  const { title, consequence, confirm, pending } = describeChoice(wanted, t, useTripTimes());
  return (
    <ConfirmDialog
      title={title}
      variant="primary"
      confirmLabel={confirm}
      cancelLabel={t.goBack}
      isPending={isPending}
      pendingLabel={pending}
      onConfirm={() => void choose(buildChoice(wanted))}
      onCancel={onClose}
    >
      <p>{consequence}</p>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Strips what only the display needs. */
function buildChoice(wanted: WantedTrip): OfferChoice {
  if (wanted.kind === 'another-day') return wanted;
  if (wanted.kind === 'refunded') return { kind: wanted.kind, refundCents: wanted.refundCents };
  const { boat: _, ...choice } = wanted;
  return choice;
}
