import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { DayDepartureView, DayGuestView } from '#contract/operator-day-api.ts';
import { addDays, type Day, type Time } from '#domain/days.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { ActDialog } from '../../booking-widgets/act-dialog.tsx';
import { DepartureFields, type FreeDay } from '../../booking-widgets/departure-fields.tsx';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests as guestWords } from '../../booking-widgets/trip-words.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { isAnswered, problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import type { DayAct } from './day-act-dialog.tsx';
import { partyWords } from './party-words.ts';
import { useDayAct } from './use-day-act.ts';

type Guests = readonly DayGuestView[];

type MoveGuestsDialogProps = {
  date: Day;
  departure: DayDepartureView;
  /** One of them, or all. */
  guests: Guests;
  onChanged: () => void;
  onCloseTimes: (act: DayAct) => void;
  onClose: () => void;
};

/** Moves a party, or everybody of a departure, to another departure of the boat with room for them. */
export function MoveGuestsDialog(props: MoveGuestsDialogProps) {
  const { date, departure, guests, onClose } = props;
  const { move, isPending, problem } = useMove(props);
  const free = useFreeDepartures(guests);
  const [movedTo, setMovedTo] = useState<To | null>(null);
  const days = free.data?.days ?? [];
  const { day, to, choose } = useDestination(days, props);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!to) return;
    if (await move(to)) setMovedTo(to);
    else void free.refetch();
  };
  return (
    <ActDialog
      title={titleOf(guests)}
      description={<p>{consequence(guests)}</p>}
      submitLabel={guests.length === 1 ? 'Move them' : 'Move everybody'}
      pendingLabel="Moving..."
      formProps={{ onSubmit: (event) => void submit(event) }}
      isOff={!day}
      {...{ isPending, problem, onClose }}
      done={movedTo && <Moved {...props} to={movedTo} />}
    >
      <p className="wrap-anywhere">{partyWords(guests)}</p>
      {free.isPending && <LoadingState text="Looking for free departures..." />}
      {free.isError && !free.data && <NotFree error={free.error} onRetry={free.refetch} />}
      {free.data && !day && <p>No other departure of {departure.boat.name} has room for them.</p>}
      {day && to && (
        <>
          <DepartureFields {...{ days, day, time: to.time }} onChoose={choose} />
          <p>
            From {tripWords(date, departure.time, guests)} to{' '}
            <strong>{tripWords(to.date, to.time, guests)}</strong>.
          </p>
        </>
      )}
    </ActDialog>
  );
}

type To = { date: Day; time: Time | null };

/** The one that was chosen, as long as it is free; before that the next day with room. */
function useDestination(days: readonly FreeDay[], { date, departure }: MoveGuestsDialogProps) {
  const [chosen, choose] = useState<To>({ date: '', time: null });
  const near = days.find((each) => each.date >= date) ?? days.at(-1);
  const day = days.find((each) => each.date === chosen.date) ?? near;
  const time = day?.times.find((each) => each === chosen.time) ?? day?.times[0] ?? null;
  const to = day ? { date: day.date, time: departure.time === null ? null : time } : null;
  return { day, to, choose };
}

function titleOf([first, ...others]: Guests): string {
  return others.length === 0 ? `Move ${first?.customerName ?? ''}` : 'Move everybody';
}

function consequence(guests: Guests): string {
  const [first] = guests;
  if (guests.length === 1 && first) {
    const isPaid = first.status === 'paid';
    return `A mail tells ${first.customerName} at once. The price stays${isPaid ? ', and they can cancel for all of their money within three days' : ''}.`;
  }
  return 'All of them move, or nobody does. A mail tells them at once. The price stays, and whoever has paid can cancel for all of their money within three days.';
}

/** A charter keeps the number of its days. */
function tripWords(date: Day, time: Time | null, [first]: Guests): string {
  return dateAndTime(date, time, addDays(date, (first?.days ?? 1) - 1));
}

function useMove({ date, departure, guests, onChanged }: MoveGuestsDialogProps) {
  const { run, isPending, problem } = useDayAct(onChanged);
  const [first] = guests;
  const move = async (to: To): Promise<boolean> => {
    const { isDone } =
      guests.length === 1 && first
        ? await run(`move ${first.bookingId}`, to, (payload) =>
            callEndpoint('POST /api/operator/bookings/{id}/move', {
              parts: { id: first.bookingId },
              payload,
            }),
          )
        : await run(
            'move everybody',
            { boatId: departure.boat.id, day: date, time: departure.time, to },
            (payload) => callEndpoint('POST /api/operator/departures/move', { payload }),
          );
    return isDone;
  };
  return { move, isPending, problem };
}

function useFreeDepartures(guests: Guests) {
  const call = 'GET /api/operator/bookings/{id}/departures';
  const parts = { id: guests[0]?.bookingId ?? '' };
  const query = guests.length > 1 ? { everybody: 'yes' } : undefined;
  return useQuery({
    queryKey: [callOf(call, parts).path, guests.length > 1],
    queryFn: ({ signal }) => callEndpoint(call, { parts, signal, ...(query && { query }) }),
    gcTime: 0,
  });
}

function NotFree({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  if (isAnswered(error)) {
    return (
      <Notice role="alert">
        <p>{problemWords(error, 'They cannot be moved.')}</p>
      </Notice>
    );
  }
  return (
    <ErrorState
      title="Free departures could not be loaded"
      text={problemWords(error, 'Please check your connection and try again.')}
      onRetry={() => void onRetry()}
    />
  );
}

function Moved({ date, departure, guests, to, onCloseTimes }: MoveGuestsDialogProps & { to: To }) {
  const { time, boat } = departure;
  const isEverybody = guests.length > 1;
  const who = isEverybody
    ? `All ${guests.length} bookings are`
    : `${guests[0]?.customerName ?? ''}, ${guestWords(guests[0]?.groupSize ?? 1)}, is`;
  return (
    <>
      <p className="wrap-anywhere">
        {who} on <strong>{tripWords(to.date, to.time, guests)}</strong> now. A mail with a new
        calendar file is on its way.
      </p>
      {to.date !== date && (
        <p className="mt-2">
          <Link href={`/operator/day/${to.date}`} className="text-link inline-block min-h-10 py-2">
            Open that day
          </Link>
        </p>
      )}
      {isEverybody && time !== null && (
        <>
          <p className="mt-2">Nobody is left on the departure they had, which is still on sale.</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => onCloseTimes({ is: 'close', boatId: boat.id, time })}
          >
            Stop selling it
          </Button>
        </>
      )}
    </>
  );
}
