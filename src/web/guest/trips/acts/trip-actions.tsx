import { useState } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { useTripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button, getButtonClasses } from '../../../ui/button.tsx';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { CorrectDetailsDialog } from './correct-details-dialog.tsx';
import { ReduceGroupDialog } from './reduce-group-dialog.tsx';
import { TransferTripDialog } from './transfer-trip-dialog.tsx';
import { MESSAGE_ID } from './message-box.tsx';
import { MoveTripDialog } from './move-trip-dialog.tsx';
import { hasPaidOperator, describePolicy } from '../trip-money.ts';
import { TitledCard } from '../../../shared/page/titled-card.tsx';

type ActName = 'hand-over' | 'message' | 'move' | 'fewer' | 'correct' | 'cancel';

type TripActsProps = {
  trip: TripView;
  token: string;
  isOffline: boolean;
  onHandedOver: (name: string) => void;
};

/**
 * Offers every change that a guest can make. A dialog stays open even if its action has made further changes
 * unavailable.
 */
export function TripActions({ trip, token, isOffline, onHandedOver }: TripActsProps) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  const times = useTripTimes();
  const [opened, setOpened] = useState<ActName | null>(null);
  const act = { trip, token, onClose: () => setOpened(null) };
  return (
    <>
      {trip.refusal === null && (
        <TitledCard title={t.change}>
          <p>{describePolicy(trip, t, booking, times)}</p>
          {isOffline && <p className="mt-3 font-semibold">{t.needConnection}</p>}
          <div className="mt-5 grid gap-3 sm:grid-cols-2">
            {listActs(trip, t).map(({ name, label }) =>
              name === 'message' ? (
                <a
                  key={name}
                  href={`#${MESSAGE_ID}`}
                  className={getButtonClasses({ variant: 'secondary' })}
                >
                  {label}
                </a>
              ) : (
                <Button
                  key={name}
                  variant="secondary"
                  disabled={isOffline}
                  onClick={() => setOpened(name)}
                >
                  {label}
                </Button>
              ),
            )}
          </div>
          {!isOneAsked(trip) && (
            <button
              type="button"
              disabled={isOffline}
              onClick={() => setOpened('cancel')}
              className="text-link mt-4 min-h-11 disabled:opacity-55"
            >
              {t.cancel}
            </button>
          )}
        </TitledCard>
      )}
      {opened === 'move' && <MoveTripDialog {...act} />}
      {opened === 'fewer' && <ReduceGroupDialog {...act} />}
      {opened === 'correct' && <CorrectDetailsDialog {...act} />}
      {opened === 'cancel' && <CancelTripDialog {...act} />}
      {opened === 'hand-over' && <TransferTripDialog {...act} onHandedOver={onHandedOver} />}
    </>
  );
}

/**
 * Lists the guest's actions, the most used first. Allows one pending request at a time: while a request is pending, a
 * trip cannot be moved after the deadline, and a guest who paid the operator cannot make another request.
 */
function listActs(trip: TripView, t: TripMessages) {
  const { booking, fewerGuests, asked, needsOperator } = trip;
  const acts: { name: ActName; label: string; isOpen: boolean }[] = [
    { name: 'hand-over', label: t.handOver, isOpen: booking.status === 'paid' },
    { name: 'message', label: t.write, isOpen: true },
    { name: 'move', label: t.move, isOpen: !needsOperator || asked === null },
    {
      name: 'fewer',
      label: t.fewer,
      isOpen: fewerGuests.refusal === null && !isOneAsked(trip),
    },
    { name: 'correct', label: t.correct, isOpen: true },
  ];
  return acts.filter(({ isOpen }) => isOpen);
}

function isOneAsked(trip: TripView): boolean {
  return hasPaidOperator(trip) && trip.asked !== null;
}
