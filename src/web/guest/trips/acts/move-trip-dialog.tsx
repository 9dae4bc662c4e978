import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type FormEvent } from 'react';
import { addDays, countDaysBetween, getMonth, type Day, type Time } from '#domain/time/days.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { callEndpoint, buildRequest } from '../../../api.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import { readStep, STEP_BUTTON_NAME } from '../../../shared/trip/trip-choice.ts';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import { getProblemText } from '../../../forms/request-problem.ts';
import { describeApproval } from '../trip-money.ts';
import MoveFields, {
  type ChosenDeparture,
  type FreeDays,
  type MovePickerProps,
} from './move-fields.tsx';
import { useTripAction, type ActProps } from './use-trip-action.ts';

/** Falls back to fields if the calendar's code fails to load. */
const MovePicker = lazy<ComponentType<MovePickerProps>>(() =>
  import('./move-calendar.tsx').catch(() => ({ default: MoveFields })),
);

/**
 * Moves the trip to another departure of the boat at the paid price. After the deadline, this needs the operator's
 * approval.
 */
export function MoveTripDialog({ trip, token, onClose }: ActProps) {
  const { booking, needsOperator } = trip;
  const t = useMessages('trip');
  const times = useTripTimes();
  const { run, ...shown } = useTripAction(token);
  const departures = useDepartures(token);
  const days = departures.data?.days ?? noDays;
  const { to, takeStep, ...picker } = useDestination(booking, days);
  const [done, setDone] = useState<string | null>(null);
  const move = async () => {
    if (!to) return;
    const { isDone } = needsOperator
      ? await run('POST /api/trips/{token}/ask', { change: { kind: 'move', ...to } })
      : await run('POST /api/trips/{token}/move', to);
    if (isDone) setDone(needsOperator ? t.asked : t.moveDone(movedTo(booking, to, times)));
    else void departures.refetch();
  };
  return (
    <ConfirmDialog
      title={t.moveTitle}
      description={<p>{needsOperator ? describeLateMove(t) : describePrice(booking, t, times)}</p>}
      submitLabel={needsOperator ? t.askCaptain : t.moveNow}
      pendingLabel={needsOperator ? t.askingNow : t.moving}
      cancelLabel={t.goBack}
      doneLabel={t.done}
      formProps={{ onSubmit: (event) => void (takeStep(event) || move()) }}
      isOff={!to}
      {...shown}
      onClose={onClose}
      done={done && <p>{done}</p>}
    >
      {departures.isPending && <LoadingState text={t.lookingForDays} />}
      {departures.isError && !departures.data && (
        <ErrorState
          title={t.daysNotLoaded}
          text={getProblemText(departures.error, t.connection)}
          onRetry={() => void departures.refetch()}
        />
      )}
      {departures.data && days.length === 0 && <p>{t.noOtherDay}</p>}
      {days.length > 0 && (
        <Suspense fallback={<LoadingState text={t.lookingForDays} />}>
          <MovePicker booking={booking} days={days} {...picker} />
        </Suspense>
      )}
      <div role="status">{to && <FromTo booking={booking} to={to} />}</div>
    </ConfirmDialog>
  );
}

const noDays: FreeDays = [];

/** Holds the destination and the calendar's month. A day with one departure does not require choosing a time. */
function useDestination({ startDate, time: from }: Booking, days: FreeDays) {
  const [chosen, setChosen] = useState<ChosenDeparture>({ date: '', time: '' });
  const [month, setMonth] = useState(getMonth(startDate));
  const day = days.find(({ date }) => date === chosen.date);
  const [only, ...others] = day?.times ?? [];
  const time = others.length === 0 ? only : day?.times.find((each) => each === chosen.time);
  const to = day && (time || from === null) ? { date: day.date, time: from && (time ?? '') } : null;
  /** Applies a calendar step from its submit button. Returns false for the dialog's own button. */
  const takeStep = (event: FormEvent<HTMLFormElement>): boolean => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.name !== STEP_BUTTON_NAME) return false;
    const step = readStep(button.value) ?? {};
    if (step.month) setMonth(step.month);
    if (step.date) setChosen({ date: step.date, time: '' });
    if (step.time) setChosen({ ...chosen, time: step.time });
    return true;
  };
  const shown = { date: chosen.date, time: time ?? '' };
  return { to, takeStep, chosen: shown, month, onTurn: setMonth, onChoose: setChosen };
}

function FromTo({ booking, to }: { booking: Booking; to: Departure }) {
  const t = useMessages('trip');
  const times = useTripTimes();
  const from = times.when(booking.startDate, booking.time, booking.endDate);
  return (
    <p>{renderRichMessage(t.fromTo(from, movedTo(booking, to, times)), { strong: <strong /> })}</p>
  );
}

function useDepartures(token: string) {
  const call = 'GET /api/trips/{token}/departures';
  return useQuery({
    queryKey: [buildRequest(call, { token }).path],
    queryFn: () => callEndpoint(call, { parts: { token } }),
    gcTime: 0,
  });
}

function describeLateMove(t: TripMessages): string {
  return `${t.lateMove} ${describeApproval(t)}`;
}

type Booking = ActProps['trip']['booking'];
type Departure = { date: Day; time: Time | null };

function describePrice(
  { status, amountCents }: Booking,
  t: TripMessages,
  { money }: TripTimes,
): string {
  const price = money(amountCents);
  return status === 'paid' ? t.paidPriceStays(price) : t.priceStays(price);
}

/** Formats the trip on its new departure. A charter keeps its number of days. */
function movedTo(
  { startDate, endDate }: Booking,
  { date, time }: Departure,
  { when }: TripTimes,
): string {
  return when(date, time, addDays(date, countDaysBetween(startDate, endDate)));
}
