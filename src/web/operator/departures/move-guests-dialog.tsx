import { isolateName } from '#domain/fields/plain-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { DayDepartureView, DayGuestView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, type Day, type Time } from '#domain/time/days.ts';
import type { OperatorDeparturesMessages } from '#i18n/catalogues/messages.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { ConfirmDialog } from '../../shared/acts/confirm-dialog.tsx';
import { DepartureFields, type FreeDay } from '../../shared/trip/departure-fields.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { isAnswered, getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import type { DayAction } from './day-action.ts';
import { describeParties } from './describe-parties.ts';
import { useDayAction } from './use-day-action.ts';

type Guests = readonly DayGuestView[];

type MoveGuestsDialogProps = {
  date: Day;
  departure: DayDepartureView;
  /** One party, or all parties of the departure. */
  guests: Guests;
  onChanged: () => void;
  onCloseTimes: (act: DayAction) => void;
  onClose: () => void;
};

/** Moves one party, or all parties of a departure, to another departure of the same boat with enough seats. */
export function MoveGuestsDialog(props: MoveGuestsDialogProps) {
  const t = useMessages('operator-departures');
  const actionMessages = useMessages('portal-actions');
  const trips = useMessages('trips');
  const formatTrip = useFormatTrip(props.guests);
  const { date, departure, guests, onClose } = props;
  const { send, ...shown } = useMove(props);
  const free = useFreeDepartures(guests);
  const [movedTo, setMovedTo] = useState<To | null>(null);
  const days = free.data?.days ?? [];
  const { day, to, choose } = useDestination(days, props);
  const submit = async () => {
    if (!to) return;
    if ((await send(to)) === null) setMovedTo(to);
    else void free.refetch();
  };
  return (
    <ConfirmDialog
      title={getTitle(t, guests)}
      description={<p>{consequence(t, guests)}</p>}
      submitLabel={guests.length === 1 ? t.moveThem : t.moveEverybody}
      pendingLabel={t.moving}
      cancelLabel={actionMessages.goBack}
      doneLabel={t.done}
      onConfirm={submit}
      isOff={!day}
      {...shown}
      onClose={onClose}
      done={movedTo && <Moved {...props} to={movedTo} />}
    >
      <p className="wrap-anywhere">{describeParties(t, trips, guests)}</p>
      {free.isPending && <LoadingState text={t.looking} />}
      {free.isError && !free.data && <NotFree error={free.error} onRetry={free.refetch} />}
      {free.data && !day && <p>{t.noneFree(departure.boat.name)}</p>}
      {day && to && (
        <>
          <DepartureFields
            days={days}
            day={day}
            time={to.time}
            onChoose={choose}
            t={{ newDay: t.newDay, newTime: t.newTime }}
          />
          <p>
            {renderRichMessage(t.fromTo(formatTrip({ ...departure, date }), formatTrip(to)), bold)}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}

type To = { date: Day; time: Time | null };

/** Returns the selected departure while it is free, else the first free one from the original day on. */
function useDestination(days: readonly FreeDay[], { date, departure }: MoveGuestsDialogProps) {
  const [chosen, choose] = useState<To>({ date: '', time: null });
  const near = days.find((each) => each.date >= date) ?? days.at(-1);
  const day = days.find((each) => each.date === chosen.date) ?? near;
  const time = day?.times.find((each) => each === chosen.time) ?? day?.times[0] ?? null;
  const to = day ? { date: day.date, time: departure.time === null ? null : time } : null;
  return { day, to, choose };
}

function getTitle(t: OperatorDeparturesMessages, [first, ...others]: Guests): string {
  return others.length === 0
    ? t.moveTitle(isolateName(first?.customerName ?? ''))
    : t.moveEverybody;
}

function consequence(t: OperatorDeparturesMessages, [first, ...others]: Guests): string {
  if (!first || others.length > 0) return t.moveAllText;
  const { status, customerName } = first;
  return status === 'paid'
    ? t.moveTextPaid(isolateName(customerName))
    : t.moveText(isolateName(customerName));
}

/** Formats the trip on its new departure. A charter keeps its number of days. */
function useFormatTrip([first]: Guests) {
  const { when } = useTripTimes();
  return ({ date, time }: To) => when(date, time, addDays(date, (first?.days ?? 1) - 1));
}

const bold = { strong: <strong /> };

function useMove({ date, departure, guests, onChanged }: MoveGuestsDialogProps) {
  const [first] = guests;
  const one = useDayAction('POST /api/operator/bookings/{id}/move', {
    parts: { id: first?.bookingId ?? '' },
    onChanged,
  });
  const all = useDayAction('POST /api/operator/departures/move', { onChanged });
  const { boat, time } = departure;
  const moveAll = (to: To) => all.send({ boatId: boat.id, day: date, time, to });
  return guests.length === 1 ? one : { ...all, send: moveAll };
}

function useFreeDepartures(guests: Guests) {
  const call = 'GET /api/operator/bookings/{id}/departures';
  const parts = { id: guests[0]?.bookingId ?? '' };
  const query = guests.length > 1 ? { everybody: 'yes' } : undefined;
  return useQuery({
    queryKey: [buildRequest(call, parts).path, guests.length > 1],
    queryFn: ({ signal }) => callEndpoint(call, { parts, signal, ...(query && { query }) }),
    gcTime: 0,
  });
}

function NotFree({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const t = useMessages('operator-departures');
  const actionMessages = useMessages('portal-actions');
  if (isAnswered(error)) {
    return (
      <Notice role="alert">
        <p>{getProblemText(error, t.cannotMove)}</p>
      </Notice>
    );
  }
  return (
    <ErrorState
      title={t.freeFailed}
      text={getProblemText(error, actionMessages.checkConnection)}
      onRetry={() => void onRetry()}
    />
  );
}

function Moved({ date, departure, guests, to, onCloseTimes }: MoveGuestsDialogProps & { to: To }) {
  const t = useMessages('operator-departures');
  const trips = useMessages('trips');
  const there = useFormatTrip(guests)(to);
  const { time, boat } = departure;
  const isEverybody = guests.length > 1;
  const [{ customerName, groupSize } = { customerName: '', groupSize: 1 }] = guests;
  const moved = isEverybody
    ? t.movedAll(guests.length, there)
    : t.movedOne(isolateName(customerName), trips.guests(groupSize), there);
  return (
    <>
      <p className="wrap-anywhere">{renderRichMessage(moved, bold)}</p>
      {to.date !== date && (
        <p className="mt-2">
          <Link href={portalPaths.operatorDay(to)} className="text-link inline-block min-h-10 py-2">
            {t.openThatDay}
          </Link>
        </p>
      )}
      {isEverybody && time !== null && (
        <>
          <p className="mt-2">{t.nobodyLeft}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => onCloseTimes({ type: 'close', boatId: boat.id, time })}
          >
            {t.stopSellingIt}
          </Button>
        </>
      )}
    </>
  );
}
