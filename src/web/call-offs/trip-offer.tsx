import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudLightning } from 'lucide-react';
import { useState } from 'react';
import { callOffReasonWords } from '#domain/calling-off.ts';
import { formatDollars } from '#domain/money.ts';
import { isMissing } from '../api.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toasts.ts';
import { OfferChoiceDialog } from './offer-choice-dialog.tsx';
import { OfferDoors } from './offer-doors.tsx';
import { tripOfferQuery } from './offer-requests.ts';
import { wordsOf, type OpenOffer, type WantedTrip } from './offer-words.ts';

/** What became of the last choice. */
type ChoiceOutcome = { isDone: boolean; words: string };

/**
 * What a guest may choose in place of a trip that was called off, at the top of the trip's page. Nothing while the
 * trip sails.
 */
export function TripOffer({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(tripOfferQuery(token));
  const [wanted, setWanted] = useState<WantedTrip | null>(null);
  const [outcome, setOutcome] = useState<ChoiceOutcome | null>(null);
  const offer = data?.offer ?? null;
  if (error && !data && !isMissing(error)) {
    return <UnknownOffer onRetry={() => void refetch()} />;
  }
  if (outcome?.isDone) return <ChosenCard words={outcome.words} />;
  if (offer === null) return outcome && <RefusedChoice words={outcome.words} />;
  return (
    <Card role="region" aria-labelledby="trip-offer" className="border-sun-deep">
      <OfferHead offer={offer} />
      {outcome && <RefusedChoice words={outcome.words} />}
      <OfferDoors offer={offer} onWant={setWanted} />
      {wanted && (
        <OfferChoiceDialog
          token={token}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onDone={() => {
            setWanted(null);
            setOutcome({ isDone: true, words: wordsOf(wanted).done });
            showToast({ title: ARRANGED });
          }}
          onRefused={(words) => {
            setWanted(null);
            setOutcome({ isDone: false, words });
          }}
        />
      )}
    </Card>
  );
}

const ARRANGED = 'It is arranged';

function OfferHead({ offer }: { offer: OpenOffer }) {
  return (
    <>
      <h2 id="trip-offer" className="flex items-center gap-3 text-2xl font-bold">
        <CloudLightning aria-hidden="true" className="size-8 shrink-0 text-sea" strokeWidth={1.5} />
        {offer.reason === 'ship-skipped' ? 'Your trip is called off' : 'Your trip does not sail'}
      </h2>
      <p className="mt-3">
        We are sorry: it was called off {callOffReasonWords[offer.reason]}. You choose what you get
        instead.
      </p>
      {offer.note !== '' && (
        <p className="mt-3 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {offer.note}
        </p>
      )}
      <p className="mt-3 font-semibold">
        Please choose until {islandMoment(offer.dueAt)}, Sint Maarten time.
      </p>
      <p className="text-ink-soft">
        A trip can be chosen until its day begins. If we hear nothing, {unanswered(offer)}
      </p>
    </>
  );
}

function unanswered({ isPaidByHand, refundCents }: OpenOffer): string {
  return isPaidByHand
    ? 'your booking ends, and your captain gives back what you paid them.'
    : `your ${formatDollars(refundCents)} goes back to you by itself.`;
}

function RefusedChoice({ words }: { words: string }) {
  return (
    <div className="mt-4">
      <Notice role="alert">
        <p className="font-semibold">That did not work</p>
        <p className="mt-1">{words}</p>
      </Notice>
    </div>
  );
}

function ChosenCard({ words }: { words: string }) {
  return (
    <Card role="region" aria-labelledby="trip-chosen">
      <h2 id="trip-chosen" className="flex items-center gap-3 text-2xl font-bold">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-sea" strokeWidth={1.5} />
        {ARRANGED}
      </h2>
      <p className="mt-3">{words}</p>
    </Card>
  );
}

/** Whether a trip sails is nothing to be silent about. */
function UnknownOffer({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice role="alert">
      <p>We could not look up whether this trip still sails as planned.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
