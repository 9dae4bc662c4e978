import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudLightning } from 'lucide-react';
import { useState } from 'react';
import { isMissing } from '../../api.ts';
import { Notice } from '../acts/notice.tsx';
import { useTripTimes } from '../calendar/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { OfferChoiceDialog } from './offer-choice-dialog.tsx';
import { OfferOptions } from './offer-options.tsx';
import { tripOfferQuery } from './offer-requests.ts';
import { describeChoice, type OpenOffer, type OfferSelection } from './describe-offer.ts';

type ChoiceOutcome = { isDone: boolean; message: string };

/** Shows what a guest may choose instead of a called-off trip, at the top of the trip's page. */
export function TripOffer({ token }: { token: string }) {
  const t = useMessages('offer');
  const times = useTripTimes();
  const { data, error, refetch } = useQuery(tripOfferQuery(token));
  const [selection, setSelection] = useState<OfferSelection | null>(null);
  const [outcome, setOutcome] = useState<ChoiceOutcome | null>(null);
  const offer = data?.offer ?? null;
  if (error && !data && !isMissing(error)) {
    return <UnknownOffer onRetry={() => void refetch()} />;
  }
  if (outcome?.isDone) return <ChosenCard done={outcome.message} />;
  if (offer === null) return outcome && <RefusedChoice reason={outcome.message} />;
  return (
    <Card role="region" aria-labelledby="trip-offer" className="border-sun-deep">
      <OfferHead offer={offer} />
      {outcome && <RefusedChoice reason={outcome.message} />}
      <OfferOptions offer={offer} onSelect={setSelection} />
      {selection && (
        <OfferChoiceDialog
          token={token}
          selection={selection}
          onClose={() => setSelection(null)}
          onDone={() => {
            setSelection(null);
            setOutcome({ isDone: true, message: describeChoice(selection, t, times).done });
            showToast({ title: t.arranged });
          }}
          onRefused={(reason) => {
            setSelection(null);
            setOutcome({ isDone: false, message: reason });
          }}
        />
      )}
    </Card>
  );
}

function OfferHead({ offer }: { offer: OpenOffer }) {
  const t = useMessages('offer');
  const { islandTime } = useMessages('booking');
  const { moment, money } = useTripTimes();
  return (
    <>
      <h2 id="trip-offer" className="flex items-center gap-3 text-2xl font-bold">
        <CloudLightning aria-hidden="true" className="size-8 shrink-0 text-sea" strokeWidth={1.5} />
        {offer.reason === 'ship-skipped' ? t.calledOff : t.notSailing}
      </h2>
      <p className="mt-3">{t.sorry[offer.reason]}</p>
      {offer.note !== '' && (
        <p className="mt-3 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {offer.note}
        </p>
      )}
      <p className="mt-3 font-semibold">{t.chooseUntil(islandTime(moment(offer.dueAt)))}</p>
      <p className="text-ink-soft">
        {offer.isPaidByHand ? t.unansweredByHand : t.unanswered(money(offer.refundCents))}
      </p>
    </>
  );
}

function RefusedChoice({ reason }: { reason: string }) {
  const t = useMessages('offer');
  return (
    <div className="mt-4">
      <Notice role="alert">
        <p className="font-semibold">{t.didNotWork}</p>
        <p className="mt-1">{reason}</p>
      </Notice>
    </div>
  );
}

function ChosenCard({ done }: { done: string }) {
  const t = useMessages('offer');
  return (
    <Card role="region" aria-labelledby="trip-chosen">
      <h2 id="trip-chosen" className="flex items-center gap-3 text-2xl font-bold">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-sea" strokeWidth={1.5} />
        {t.arranged}
      </h2>
      <p className="mt-3">{done}</p>
    </Card>
  );
}

/** Warns instead of hiding the failure: guests must know whether the trip sails. */
function UnknownOffer({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('offer');
  return (
    <Notice role="alert">
      <p>{t.unknown}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </Notice>
  );
}
