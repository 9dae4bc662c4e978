import { useState, type FormEvent } from 'react';
import type { TripView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';
import { ActDialog } from '../booking-widgets/act-dialog.tsx';
import { guests } from '../booking-widgets/trip-words.ts';
import { ASKING, backWords, isPaidToCaptain } from './trip-money.ts';
import { useTripAct, type ActProps } from './use-trip-act.ts';
import { WayChoice, type Way } from './way-choice.tsx';

type Choice = TripView['fewerGuests']['choices'][number];

/** Some of the group stay ashore. */
export function FewerGuestsDialog({ trip, token, onClose }: ActProps) {
  const { run, isPending, problem } = useTripAct(token);
  const [chosen, setChosen] = useState<Way>('ask');
  const [size, setSize] = useState(trip.booking.groupSize - 1);
  const [done, setDone] = useState<string | null>(null);
  const { choices } = trip.fewerGuests;
  const choice = choices.find(({ groupSize }) => groupSize === size) ?? choices.at(-1);
  const mayAsk =
    trip.needsOperator && trip.asked === null && choices.some(({ mostCents }) => mostCents > 0);
  const mustAsk = isPaidToCaptain(trip);
  const way = mustAsk ? 'ask' : mayAsk ? chosen : 'now';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    const { groupSize, refundCents, dueCents } = choice;
    const { isDone } =
      way === 'ask'
        ? await run('POST /api/trips/{token}/ask', { change: { kind: 'fewer-guests', groupSize } })
        : await run('POST /api/trips/{token}/fewer-guests', { groupSize, refundCents });
    if (isDone) setDone(way === 'ask' ? ASKED : doneWords(groupSize, refundCents, dueCents));
  };
  return (
    <ActDialog
      title="Come with fewer guests"
      description={
        <p>
          {guests(trip.booking.groupSize)} are booked. The others’ places are free for others at
          once. To add guests later, book them a trip of their own.
        </p>
      }
      submitLabel={way === 'ask' ? 'Ask your captain' : `Come with ${choice?.groupSize ?? 0}`}
      pendingLabel={way === 'ask' ? 'Asking...' : 'Saving...'}
      formProps={{ onSubmit: (event) => void submit(event) }}
      isOff={!choice}
      {...{ isPending, problem, onClose }}
      done={done && <p>{done}</p>}
    >
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">How many come?</legend>
        {choices.map((each) => (
          <label key={each.groupSize} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name="groupSize"
              value={each.groupSize}
              checked={each === choice}
              onChange={() => setSize(each.groupSize)}
              className="size-5 shrink-0 accent-sea"
            />
            <span>
              {guests(each.groupSize)}
              {choiceWords(each, mustAsk ? null : way)}
            </span>
          </label>
        ))}
      </fieldset>
      {mustAsk && (
        <p className="text-ink-soft">
          You paid your captain, and not us: what goes back to you is between the two of you.
        </p>
      )}
      {trip.needsOperator && !mustAsk && (
        <p className="text-ink-soft">
          It is too late for money back by right.{mayAsk && ' Your captain may agree to more.'}
        </p>
      )}
      {mayAsk && (
        <WayChoice
          way={way}
          onChoose={setChosen}
          labels={{
            ask: 'Ask my captain, with the others’ money back',
            now: 'Come with fewer now, with nothing back',
          }}
        />
      )}
      {way === 'ask' && <p className="text-ink-soft">{ASKING}</p>}
    </ActDialog>
  );
}

const ASKED =
  'Your captain has been asked. We mail you the answer, and it stands on this page. Until then all of you are booked.';

/** What the choice costs or gives, either way; nothing where the captain was paid. */
function choiceWords(choice: Choice, way: Way | null): string {
  const { dueCents, mostCents, refundCents } = choice;
  if (dueCents !== null) return `: ${formatDollars(dueCents)} to pay`;
  if (way === null) return '';
  const back = way === 'ask' ? mostCents : refundCents;
  return back > 0 ? `: ${formatDollars(back)} back` : ': nothing back';
}

function doneWords(groupSize: number, refundCents: number, dueCents: number | null): string {
  const money =
    dueCents === null
      ? backWords(refundCents)
      : `${formatDollars(dueCents)} is to be paid; this page and our mail lead to the payment.`;
  return `${guests(groupSize)} ${groupSize === 1 ? 'is' : 'are'} booked now, and your captain knows. ${money}`;
}
