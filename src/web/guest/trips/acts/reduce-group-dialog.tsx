import { useState } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { RadioChoices } from '../../../forms/radio-choices.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { describeApproval, describeRefund, hasPaidOperator } from '../trip-money.ts';
import { useTripAction, type ActProps } from './use-trip-action.ts';
import { WayChoice, type Way } from './way-choice.tsx';

type Choice = TripView['fewerGuests']['choices'][number];

export function ReduceGroupDialog({ trip, token, onClose }: ActProps) {
  const t = useMessages('trip');
  const times = useTripTimes();
  const { run, ...shown } = useTripAction(token);
  const [chosen, setChosen] = useState<Way>('ask');
  const [size, setSize] = useState(trip.booking.groupSize - 1);
  const [done, setDone] = useState<string | null>(null);
  const { choices } = trip.fewerGuests;
  const choice = choices.find(({ groupSize }) => groupSize === size) ?? choices.at(-1);
  const mayAsk =
    trip.needsOperator && trip.asked === null && choices.some(({ mostCents }) => mostCents > 0);
  const mustAsk = hasPaidOperator(trip);
  const way = mustAsk ? 'ask' : mayAsk ? chosen : 'now';
  const submit = async () => {
    if (!choice) return;
    const { groupSize, refundCents } = choice;
    const { isDone } =
      way === 'ask'
        ? await run('POST /api/trips/{token}/ask', { change: { kind: 'fewer-guests', groupSize } })
        : await run('POST /api/trips/{token}/fewer-guests', { groupSize, refundCents });
    if (isDone) setDone(way === 'ask' ? t.askedFewer : describeDone(choice, t, times));
  };
  return (
    <ConfirmDialog
      title={t.fewer}
      description={<p>{t.fewerText(times.guests(trip.booking.groupSize))}</p>}
      submitLabel={way === 'ask' ? t.askCaptain : t.comeWith(choice?.groupSize ?? 0)}
      pendingLabel={way === 'ask' ? t.askingNow : t.saving}
      cancelLabel={t.goBack}
      doneLabel={t.done}
      onConfirm={submit}
      isOff={!choice}
      {...shown}
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
    </ConfirmDialog>
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
    <RadioChoices
      legend={t.howMany}
      name="groupSize"
      choices={choices.map((each) => [each.groupSize, describeChoice(each, way, t, times)])}
      value={chosen?.groupSize}
      onChange={onChoose}
    />
  );
}

/** Explains that the operator decides on the refund. */
function CaptainNote({ trip, mayAsk }: { trip: TripView; mayAsk: boolean }) {
  const t = useMessages('trip');
  if (hasPaidOperator(trip)) return <p className="text-ink-soft">{t.fewerPaidCaptain}</p>;
  if (!trip.needsOperator) return null;
  return (
    <p className="text-ink-soft">
      {t.fewerLate}
      {mayAsk && ` ${t.mayAgree}`}
    </p>
  );
}

/** Says what the choice costs or refunds. Omits the amount if the guest paid the operator directly. */
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
