import { useState } from 'react';
import type { TripView } from '#contract/trip-api.ts';
import { ActDialog } from '../booking-widgets/act-dialog.tsx';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../booking-widgets/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { isPaidToCaptain } from './trip-money.ts';
import { useTripAct } from './use-trip-act.ts';

type AskedChangeProps = { trip: TripView; token: string; isOffline: boolean };

/** What waits for the captain's answer. It can be taken back. */
export function AskedChange({ trip, token, isOffline }: AskedChangeProps) {
  const { run, isPending, problem } = useTripAct(token);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (trip.asked === null) return null;
  const takeBack = async () => {
    const { isDone } = await run('POST /api/trips/{token}/withdraw');
    if (isDone) close();
  };
  return (
    <Notice>
      <h2 className="font-bold">Waiting for your captain</h2>
      <p className="mt-1">
        You asked {askedFor(trip.asked, isPaidToCaptain(trip))}. The answer comes by mail by{' '}
        {islandMoment(trip.asked.answerBy)}, Sint Maarten time; until then your trip stays as it is.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={isOffline}
        onClick={() => setAsking(true)}
      >
        Take it back
      </Button>
      {isAsking && (
        <ActDialog
          title="Take your question back?"
          isQuestion
          description={<p>Your trip stays as it is, and your captain need not answer.</p>}
          submitLabel="Take it back"
          pendingLabel="One moment..."
          formProps={{
            onSubmit: (event) => {
              event.preventDefault();
              void takeBack();
            },
          }}
          done={null}
          onClose={close}
          {...{ isPending, problem }}
        />
      )}
    </Notice>
  );
}

function askedFor(
  { kind, groupSize, date, time }: NonNullable<TripView['asked']>,
  isToCaptain: boolean,
): string {
  if (kind === 'cancel') return `to cancel${isToCaptain ? '' : ', with your money back'}`;
  if (kind === 'fewer-guests') {
    return `to come with ${guests(groupSize ?? 0)}${isToCaptain ? '' : ', with the others’ money back'}`;
  }
  return `to move to ${dateAndTime(date ?? '', time)}`;
}
