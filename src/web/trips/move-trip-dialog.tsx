import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { addDays, daysBetween, type Day, type Time } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint, callOf } from '../api.ts';
import { ActDialog } from '../booking-widgets/act-dialog.tsx';
import { DepartureFields } from '../booking-widgets/departure-fields.tsx';
import { dateAndTime } from '../booking-widgets/trip-words.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import { problemWords } from '../layout/request-problem.ts';
import { ASKING } from './trip-money.ts';
import { useTripAct, type ActProps } from './use-trip-act.ts';

/** To another departure of the boat at the price that was paid; late, as a question. */
export function MoveTripDialog({ trip, token, onClose }: ActProps) {
  const { booking, needsOperator } = trip;
  const { run, isPending, problem } = useTripAct(token);
  const departures = useDepartures(token);
  const [chosen, setChosen] = useState({ date: '', time: '' });
  const [done, setDone] = useState<string | null>(null);
  const days = departures.data?.days ?? [];
  const near = days.find(({ date }) => date >= booking.startDate) ?? days.at(-1);
  const day = days.find(({ date }) => date === chosen.date) ?? near;
  const time = day?.times.find((each) => each === chosen.time) ?? day?.times[0] ?? null;
  const hasTime = booking.time !== null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!day) return;
    const to = { date: day.date, time: hasTime ? time : null };
    const { isDone } = needsOperator
      ? await run('POST /api/trips/{token}/ask', { change: { kind: 'move', ...to } })
      : await run('POST /api/trips/{token}/move', to);
    if (isDone) setDone(needsOperator ? ASKED : movedWords(movedTo(booking, to.date, to.time)));
    else void departures.refetch();
  };
  return (
    <ActDialog
      title="Move your trip"
      description={<p>{needsOperator ? LATE : priceWords(booking)}</p>}
      submitLabel={needsOperator ? 'Ask your captain' : 'Move the trip'}
      pendingLabel={needsOperator ? 'Asking...' : 'Moving...'}
      formProps={{ onSubmit: (event) => void submit(event) }}
      isOff={!day}
      {...{ isPending, problem, onClose }}
      done={done && <p>{done}</p>}
    >
      {departures.isPending && <LoadingState text="Looking for free days..." />}
      {departures.isError && !departures.data && (
        <ErrorState
          title="Free days could not be loaded"
          text={problemWords(departures.error, 'Please check your connection and try again.')}
          onRetry={() => void departures.refetch()}
        />
      )}
      {departures.data && !day && (
        <p>
          This boat has no other day with room for you. Your captain may know more: write to them.
        </p>
      )}
      {day && (
        <>
          <DepartureFields
            {...{ days, day, time: hasTime ? time : null }}
            onChoose={(to) => setChosen({ date: to.date, time: to.time ?? '' })}
          />
          <p>
            From {dateAndTime(booking.startDate, booking.time, booking.endDate)} to{' '}
            <strong>{movedTo(booking, day.date, hasTime ? time : null)}</strong>.
          </p>
        </>
      )}
    </ActDialog>
  );
}

function useDepartures(token: string) {
  const call = 'GET /api/trips/{token}/departures';
  return useQuery({
    queryKey: [callOf(call, { token }).path],
    queryFn: () => callEndpoint(call, { parts: { token } }),
    gcTime: 0,
  });
}

const LATE = `It is too late to move this trip without your captain’s yes. The price stays. ${ASKING}`;

const ASKED =
  'Your captain has been asked. We mail you the answer, and it stands on this page. Until then your trip stays as it is.';

type Booking = ActProps['trip']['booking'];

function priceWords({ status, amountCents }: Booking): string {
  const price = formatDollars(amountCents);
  return status === 'paid'
    ? `The price stays as it was paid, ${price}: moving costs nothing. Until when you may cancel for free counts from the new start.`
    : `The price stays, ${price}: moving costs nothing.`;
}

/** A charter keeps the number of its days. */
function movedTo({ startDate, endDate }: Booking, date: Day, time: Time | null): string {
  return dateAndTime(date, time, addDays(date, daysBetween(startDate, endDate)));
}

function movedWords(to: string): string {
  return `Your trip is on ${to} now, at the same price. Your captain knows, and you get a mail with a new calendar file.`;
}
