import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { addDays, daysBetween, type Day, type Time } from '#domain/time/days.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { callEndpoint, buildRequest } from '../../../api.ts';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { DepartureFields } from '../../../shared/trip/departure-fields.tsx';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import { getProblemText } from '../../../forms/request-problem.ts';
import { describeApproval } from '../trip-money.ts';
import { getDialogLabels, useTripAct, type ActProps } from './use-trip-act.ts';

/** Moves the trip to another departure of the boat at the paid price; when late, it needs the operator's approval. */
export function MoveTripDialog({ trip, token, onClose }: ActProps) {
  const { booking, needsOperator } = trip;
  const t = useMessages('trip');
  const times = useTripTimes();
  const { run, isPending, problem } = useTripAct(token);
  const departures = useDepartures(token);
  const [chosen, setChosen] = useState({ date: '', time: '' });
  const [done, setDone] = useState<string | null>(null);
  const days = departures.data?.days ?? [];
  const near = days.find(({ date }) => date >= booking.startDate) ?? days.at(-1);
  const day = days.find(({ date }) => date === chosen.date) ?? near;
  const time = day?.times.find((each) => each === chosen.time) ?? day?.times[0] ?? null;
  const to = day && { date: day.date, time: booking.time === null ? null : time };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!to) return;
    const { isDone } = needsOperator
      ? await run('POST /api/trips/{token}/ask', { change: { kind: 'move', ...to } })
      : await run('POST /api/trips/{token}/move', to);
    if (isDone) setDone(needsOperator ? t.asked : t.moveDone(movedTo(booking, to, times)));
    else void departures.refetch();
  };
  return (
    <ActDialog
      title={t.moveTitle}
      description={<p>{needsOperator ? describeLateMove(t) : describePrice(booking, t, times)}</p>}
      submitLabel={needsOperator ? t.askCaptain : t.moveNow}
      pendingLabel={needsOperator ? t.askingNow : t.moving}
      t={getDialogLabels(t)}
      formProps={{ onSubmit: (event) => void submit(event) }}
      isOff={!day}
      isPending={isPending}
      problem={problem}
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
      {departures.data && !day && <p>{t.noOtherDay}</p>}
      {day && to && (
        <>
          <DepartureFields
            days={days}
            day={day}
            time={to.time}
            t={{ newDay: t.newDay, newTime: t.newTime }}
            onChoose={({ date, time: at }) => setChosen({ date, time: at ?? '' })}
          />
          <FromTo booking={booking} to={to} />
        </>
      )}
    </ActDialog>
  );
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

/** Keeps the number of days of a charter. */
function movedTo(
  { startDate, endDate }: Booking,
  { date, time }: Departure,
  { when }: TripTimes,
): string {
  return when(date, time, addDays(date, daysBetween(startDate, endDate)));
}
