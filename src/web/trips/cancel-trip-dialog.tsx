import { useState, type FormEvent } from 'react';
import type { TripView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';
import { ActDialog } from '../booking-widgets/act-dialog.tsx';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { TextArea } from '../ui/form-field.tsx';
import { ASKING, backWords, isPaidToCaptain } from './trip-money.ts';
import { useTripAct, type ActProps } from './use-trip-act.ts';
import { WayChoice, type Way } from './way-choice.tsx';

/** Cancels for what the policy gives; when that is nothing any more, the captain can be asked. */
export function CancelTripDialog({ trip, token, onClose }: ActProps) {
  const { run, isPending, problem } = useTripAct(token);
  const [chosen, setChosen] = useState<Way>('ask');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { refundCents, mostCents } = trip.cancel;
  const mustAsk = isPaidToCaptain(trip);
  const mayAsk = trip.needsOperator && trip.asked === null && mostCents > refundCents;
  const way = mustAsk ? 'ask' : mayAsk ? chosen : 'now';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { isDone } =
      way === 'ask'
        ? await run('POST /api/trips/{token}/ask', { change: { kind: 'cancel' } })
        : await run('POST /api/trips/{token}/cancel', { refundCents, reason });
    if (isDone) setDone(way === 'ask' ? ASKED : cancelledWords(trip));
  };
  return (
    <ActDialog
      title="Cancel your trip"
      description={<p>{consequence(trip)}</p>}
      submitLabel={way === 'ask' ? 'Ask your captain' : cancelLabel(trip)}
      pendingLabel={way === 'ask' ? 'Asking...' : 'Cancelling...'}
      variant={way === 'ask' ? 'primary' : 'danger'}
      cancelLabel="Keep the trip"
      formProps={{ onSubmit: (event) => void submit(event) }}
      {...{ isPending, problem, onClose }}
      done={done && <p>{done}</p>}
    >
      {mayAsk && (
        <WayChoice
          way={way}
          onChoose={setChosen}
          labels={{
            ask: `Ask my captain to cancel, with ${formatDollars(mostCents)} back`,
            now: 'Cancel now, with nothing back',
          }}
        />
      )}
      {way === 'ask' && <p className="text-ink-soft">{ASKING}</p>}
      {way === 'now' && (
        <TextArea
          label="Why? (optional)"
          hint="Your captain reads it."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ActDialog>
  );
}

const ASKED =
  'Your captain has been asked. We mail you the answer, and it stands on this page. Until then your trip stays as it is.';

function consequence(trip: TripView): string {
  const { booking, cancel, needsOperator, policy } = trip;
  if (isPaidToCaptain(trip)) {
    return `You paid ${formatDollars(booking.amountCents)} to your captain, and not us, so they say yes or no. With a yes your places are free for others, and they give you back what you agree on.`;
  }
  const free = 'Your places are free for others at once, and this cannot be undone.';
  if (booking.status !== 'paid') return `Nothing has been charged, and nothing will be. ${free}`;
  if (!needsOperator) return `${backWords(cancel.refundCents)} ${free}`;
  return `It is too late to cancel for free: by the policy of your booking, that was so until ${islandMoment(policy.freeUntil)}, Sint Maarten time. If you cancel now, nothing of the ${formatDollars(booking.amountCents)} that was paid goes back by right. Your captain may agree to more.`;
}

function cancelLabel({ booking, cancel }: TripView): string {
  if (booking.status !== 'paid') return 'Cancel the trip';
  return cancel.refundCents > 0
    ? `Cancel, ${formatDollars(cancel.refundCents)} back`
    : 'Cancel with nothing back';
}

function cancelledWords({ booking, cancel }: TripView): string {
  const money = booking.status === 'paid' ? backWords(cancel.refundCents) : 'Nothing was charged.';
  return `Your trip is cancelled, and your captain knows. ${money}`;
}
