import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import type { Day } from '#domain/time/days.ts';
import { buildRequest, callEndpoint } from '../../../api.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ButtonLink } from '../../../shared/page/button-link.tsx';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { QueryState } from '../../../shared/states/query-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { departureId } from '../../day/departure-card.tsx';
import { ClosedTimes } from '../../departures/closed-times.tsx';
import { DepartureActions } from '../../departures/departure-actions.tsx';
import { describeParties } from '../../departures/describe-parties.ts';
import { listSlotFacts } from '../describe-slot.ts';
import type { OpenSchedule, ScheduleBoat } from './opened-dialog.ts';
import type { Slot } from '../schedule-slots.ts';

type DepartureDialogProps = {
  boat: ScheduleBoat;
  date: Day;
  /** Undefined if the departure is no longer on the schedule. */
  slot: Slot | undefined;
  isOffline: boolean;
  onOpen: OpenSchedule;
  onChanged: () => void;
  onClose: () => void;
};

/** Shows a departure's facts, with the day page's actions for it. */
export function ScheduleDepartureDialog(props: DepartureDialogProps) {
  const t = useMessages('operator-schedule');
  const dayMessages = useMessages('operator-day');
  const formats = useFormats();
  const { boat, date, slot, isOffline, onClose } = props;
  const time = slot?.time ?? null;
  const what = time === null ? dayMessages.allDay : formats.time(time);
  const anchor = slot?.departure && `#${departureId({ boat, mode: slot.departure.mode, time })}`;
  return (
    <Dialog
      title={`${what} · ${boat.name}`}
      description={formats.fullDay(date)}
      onClose={onClose}
      footer={
        <ButtonLink
          href={portalPaths.operatorDay({ date }) + (anchor ?? '')}
          variant="secondary"
          size="small"
        >
          {t.openDay}
        </ButtonLink>
      }
    >
      {slot ? (
        <div className="mt-3 flex flex-col gap-4">
          <SlotFacts slot={slot} />
          {isOffline ? (
            <p>{dayMessages.needsConnection}</p>
          ) : (
            <DepartureOfDay {...props} slot={slot} />
          )}
        </div>
      ) : (
        <p className="mt-3">{t.gone}</p>
      )}
    </Dialog>
  );
}

function SlotFacts({ slot }: { slot: Slot }) {
  const t = useMessages('operator-schedule');
  const dayMessages = useMessages('operator-day');
  const formats = useFormats();
  const { reasons } = useMessages('portal-call-offs');
  const { departure } = slot;
  const { requests = 0, approvals = 0, conflicts = 0 } = departure?.waiting ?? {};
  return (
    <div>
      {departure && !departure.charter && (
        <p className="text-lg font-semibold">
          {dayMessages.seatsSold(departure.seatsSold, departure.capacity)}
        </p>
      )}
      {listSlotFacts({ t, reasons }, formats, slot).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {requests + approvals + conflicts > 0 && (
        <Link
          href={portalPaths.operatorDashboard()}
          className="text-link inline-block min-h-10 py-2"
        >
          {t.answerThere}
        </Link>
      )}
    </div>
  );
}

type DepartureOfDayProps = Omit<DepartureDialogProps, 'slot' | 'onClose'> & { slot: Slot };

/** Loads the departure with its guests, which its actions need. */
function DepartureOfDay({ boat, date, slot, onOpen, onChanged }: DepartureOfDayProps) {
  const departures = useMessages('operator-departures');
  const trips = useMessages('trips');
  const manual = useMessages('operator-manual-bookings');
  const now = useIslandNow();
  const day = useDay(date);
  if (!day.data) return <DayState day={day} />;
  const { data: view } = day;
  const departure = view.departures.find(
    (each) =>
      each.boat.id === boat.id && each.mode === slot.departure?.mode && each.time === slot.time,
  );
  const closures = view.closures.filter((each) => each.boat.id === boat.id);
  const isOver = hasBegun(date, slot.time, now);
  const { seatsSold = 0, capacity = 0 } = slot.departure ?? {};
  const canAdd = slot.departure?.mode === 'perSeat' && slot.time !== null && !isOver;
  const start = { boatId: boat.id, time: slot.time ?? undefined };
  const refetch = () => {
    onChanged();
    void day.refetch();
  };
  const guests = departure?.guests.filter(({ left }) => left === undefined) ?? [];
  return (
    <>
      {guests.length > 0 && (
        <p className="wrap-anywhere">{describeParties(departures, trips, guests)}</p>
      )}
      {canAdd && seatsSold < capacity && (
        <Button className="self-start" onClick={() => onOpen({ type: 'add', date, start })}>
          <Plus aria-hidden="true" className="size-5" />
          {manual.add}
        </Button>
      )}
      {departure && (
        // Aligns the actions with the text above.
        <div className="-mx-5 sm:-mx-7">
          <DepartureActions
            departure={{ ...departure, guests }}
            view={{ date, closures }}
            isOffline={false}
            onAct={(act) => onOpen({ type: 'act', date, act })}
          />
        </div>
      )}
      {!isOver && slot.states.includes('closed') && closures.length > 0 && (
        <ClosedTimes view={{ date, closures }} isOffline={false} onChanged={refetch} />
      )}
    </>
  );
}

type DayQuery = UseQueryResult<OperatorDayView>;

function useDay(date: Day): DayQuery {
  const parts = { date };
  const { path } = buildRequest('GET /api/operator/day/{date}', parts);
  return useQuery({
    // Differs from the day page's key, because that query's data also says whether the device supplied it.
    queryKey: [path, 'of the schedule'],
    queryFn: ({ signal }) => callEndpoint('GET /api/operator/day/{date}', { parts, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

function DayState({ day }: { day: DayQuery }) {
  const t = useMessages('operator-schedule');
  return (
    <QueryState state={day} errorTitle={t.guestsFailed}>
      {() => null}
    </QueryState>
  );
}
