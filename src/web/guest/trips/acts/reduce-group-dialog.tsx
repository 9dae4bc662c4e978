import { useState, type FormEvent } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { describeApproval, describeRefund, isPaidToCaptain } from '../trip-money.ts';
import { getDialogLabels, useTripAct, type ActProps } from './use-trip-act.ts';
import { WayChoice, type Way } from './way-choice.tsx';

type Choice = TripView['fewerGuests']['choices'][number];

export function ReduceGroupDialog({ trip, token, onClose }: ActProps) {
  const t = useMessages('trip');
  const times = useTripTimes();
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
    const { groupSize, refundCents } = choice;
    const { isDone } =
      way === 'ask'
        ? await run('POST /api/trips/{token}/ask', { change: { kind: 'fewer-guests', groupSize } })
        : await run('POST /api/trips/{token}/fewer-guests', { groupSize, refundCents });
    if (isDone) setDone(way === 'ask' ? t.askedFewer : describeDone(choice, t, times));
  };
  return (
    <ActDialog
      title={t.fewer}
      description={<p>{t.fewerText(times.guests(trip.booking.groupSize))}</p>}
      submitLabel={way === 'ask' ? t.askCaptain : t.comeWith(choice?.groupSize ?? 0)}
      pendingLabel={way === 'ask' ? t.askingNow : t.saving}
      t={getDialogLabels(t)}
      formProps={{ onSubmit: (event) => void submit(event) }}
      isOff={!choice}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      done={done && <p>{done}</p>}
    >
      <GroupSizeChoice
        choices={choices}
        chosen={choice}
        way={mustAsk ? null : way}
        onChoose={setSize}
      />
      <CaptainNote trip={trip} mayAsk={mayAsk} />
      {mayAsk && (
        <WayChoice way={way} onChoose={setChosen} labels={{ ask: t.askFewer, now: t.fewerNow }} />
      )}
      {way === 'ask' && <p className="text-ink-soft">{describeApproval(t)}</p>}
    </ActDialog>
  );
}

type GroupSizeChoiceProps = {
  choices: readonly Choice[];
  chosen: Choice | undefined;
  way: Way | null;
  onChoose: (groupSize: number) => void;
};

function GroupSizeChoice({ choices, chosen, way, onChoose }: GroupSizeChoiceProps) {
  const t = useMessages('trip');
  const times = useTripTimes();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t.howMany}</legend>
      {choices.map((each) => (
        <label key={each.groupSize} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name="groupSize"
            value={each.groupSize}
            checked={each === chosen}
            onChange={() => onChoose(each.groupSize)}
            className="size-5 shrink-0 accent-sea"
          />
          <span>{describeChoice(each, way, t, times)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Explains that the operator decides on the refund. */
function CaptainNote({ trip, mayAsk }: { trip: TripView; mayAsk: boolean }) {
  const t = useMessages('trip');
  if (isPaidToCaptain(trip)) return <p className="text-ink-soft">{t.fewerPaidCaptain}</p>;
  if (!trip.needsOperator) return null;
  return (
    <p className="text-ink-soft">
      {t.fewerLate}
      {mayAsk && ` ${t.mayAgree}`}
    </p>
  );
}

/** Says what the choice costs or refunds; gives no amount if the guest paid the operator. */
function describeChoice(
  choice: Choice,
  way: Way | null,
  t: TripMessages,
  times: TripTimes,
): string {
  const { dueCents, mostCents, refundCents } = choice;
  const guests = times.guests(choice.groupSize);
  if (dueCents !== null) return t.choiceDue(guests, times.money(dueCents));
  if (way === null) return guests;
  const back = way === 'ask' ? mostCents : refundCents;
  return back > 0 ? t.choiceBack(guests, times.money(back)) : t.choiceNothing(guests);
}

function describeDone(
  { groupSize, refundCents, dueCents }: Choice,
  t: TripMessages,
  times: TripTimes,
): string {
  const money =
    dueCents === null ? describeRefund(refundCents, t, times) : t.fewerDue(times.money(dueCents));
  return `${t.fewerDone(groupSize)} ${money}`;
}
