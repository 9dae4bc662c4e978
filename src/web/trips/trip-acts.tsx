import { useState } from 'react';
import type { TripView } from '#contract/trip-api.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { CorrectDetailsDialog } from './correct-details-dialog.tsx';
import { FewerGuestsDialog } from './fewer-guests-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { MoveTripDialog } from './move-trip-dialog.tsx';
import { isPaidToCaptain, policyWords } from './trip-money.ts';

type ActName = 'move' | 'fewer' | 'correct' | 'hand-over' | 'cancel';

type TripActsProps = {
  trip: TripView;
  token: string;
  isOffline: boolean;
  onHandedOver: (name: string) => void;
};

/** All that a guest can change, each behind a button; a dialog stays open although its act has ended the trip. */
export function TripActs({ trip, token, isOffline, onHandedOver }: TripActsProps) {
  const [opened, setOpened] = useState<ActName | null>(null);
  const act = { trip, token, onClose: () => setOpened(null) };
  return (
    <>
      {trip.refusal === null && (
        <Card>
          <CardTitle>Change your trip</CardTitle>
          <p>{policyWords(trip)}</p>
          {isOffline && (
            <p className="mt-3 font-semibold">You need a connection to change your trip.</p>
          )}
          <div className="mt-5 grid gap-3 sm:grid-cols-2">
            {actsOf(trip).map(({ name, label }) => (
              <Button
                key={name}
                variant="secondary"
                disabled={isOffline}
                onClick={() => setOpened(name)}
              >
                {label}
              </Button>
            ))}
          </div>
        </Card>
      )}
      {opened === 'move' && <MoveTripDialog {...act} />}
      {opened === 'fewer' && <FewerGuestsDialog {...act} />}
      {opened === 'correct' && <CorrectDetailsDialog {...act} />}
      {opened === 'cancel' && <CancelTripDialog {...act} />}
      {opened === 'hand-over' && <HandOverDialog {...act} onHandedOver={onHandedOver} />}
    </>
  );
}

/** One question at a time: while one is open, a late trip is not moved, nor is another asked of who was paid. */
function actsOf(trip: TripView) {
  const { booking, fewerGuests, asked, needsOperator } = trip;
  const isOneAsked = isPaidToCaptain(trip) && asked !== null;
  const acts: { name: ActName; label: string; isOpen: boolean }[] = [
    { name: 'move', label: 'Move to another day', isOpen: !needsOperator || asked === null },
    {
      name: 'fewer',
      label: 'Come with fewer guests',
      isOpen: fewerGuests.refusal === null && !isOneAsked,
    },
    { name: 'correct', label: 'Correct your details', isOpen: true },
    { name: 'hand-over', label: 'Hand over to somebody', isOpen: booking.status === 'paid' },
    { name: 'cancel', label: 'Cancel the trip', isOpen: !isOneAsked },
  ];
  return acts.filter(({ isOpen }) => isOpen);
}
