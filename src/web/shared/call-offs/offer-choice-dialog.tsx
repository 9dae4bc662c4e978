import type { OfferChoice } from '#contract/operator/call-off-api.ts';
import { useTripTimes } from '../calendar/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';
import { ConfirmDialog } from '../acts/confirm-dialog.tsx';
import { useOfferChoice } from './offer-requests.ts';
import { describeChoice, type OfferSelection } from './describe-offer.ts';

type OfferChoiceDialogProps = {
  token: string;
  selection: OfferSelection;
  onClose: () => void;
  onDone: () => void;
  /** Called with the server's reason for the rejection, after the offer has been refetched. */
  onRefused: (reason: string) => void;
};

/** Explains a choice and sends it once. */
export function OfferChoiceDialog({ token, selection, onClose, ...ends }: OfferChoiceDialogProps) {
  const { choose, isPending, problem } = useOfferChoice(token, ends);
  const t = useMessages('offer');
  const { title, consequence, confirm, pending } = describeChoice(selection, t, useTripTimes());
  return (
    <ConfirmDialog
      title={title}
      description={consequence}
      submitLabel={confirm}
      cancelLabel={t.goBack}
      isPending={isPending}
      pendingLabel={pending}
      onConfirm={() => choose(buildChoice(selection))}
      onClose={onClose}
      problem={problem}
    />
  );
}

/** Strips the fields that only the display needs. */
function buildChoice(selection: OfferSelection): OfferChoice {
  if (selection.kind === 'another-day') return selection;
  if (selection.kind === 'refunded')
    return { kind: selection.kind, refundCents: selection.refundCents };
  const { boat: _, ...choice } = selection;
  return choice;
}
