import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#contract/calendar-conflict-api.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { approvalsQuery } from './calendar-queries.ts';
import { islandMoment } from './calendar-words.ts';
import { useCalendarMutation } from './use-calendar-mutation.ts';

/** A trip that was sold while a calendar could not be read. */
export function Approval({ trip }: { trip: ApprovalView }) {
  const client = useQueryClient();
  const { act, running } = useCalendarMutation();
  const [isDeclining, setDeclining] = useState(false);
  const answer = (said: 'yes' | 'no') =>
    act(
      said,
      {
        // Whether the card is good for it is known only a moment later, and mailed.
        done: said === 'yes' ? 'Saved. We charge the card now.' : 'Trip declined',
        failed: 'Not saved',
        fallback: 'Please try again.',
        onOutdated: () => setDeclining(false),
      },
      () =>
        callEndpoint('POST /api/operator/asked-trips/{id}/answer', {
          parts: { id: trip.bookingId },
          payload: { answer: said },
        }),
      (waiting) => client.setQueryData(approvalsQuery().queryKey, waiting),
    );
  return (
    <Notice>
      <h3 className="font-bold">
        Can you take {trip.customerName} on {trip.boatName}?
      </h3>
      <p className="mt-1">
        {dateAndTime(trip.startDate, trip.time, trip.endDate)}, {guests(trip.groupSize)},{' '}
        {formatDollars(trip.amountCents)}. We could not read your calendar when it was booked. The
        card is only charged with your yes.
      </p>
      <p className="mt-1 font-semibold">Please answer by {islandMoment(trip.answerUntil)}.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          onClick={() => void answer('yes')}
          isPending={running === 'yes'}
          pendingLabel="Saving..."
        >
          Yes, confirm the trip
        </Button>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          No, I cannot
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDialog
          title="Decline this trip?"
          confirmLabel="Decline"
          cancelLabel="Go back"
          isPending={running === 'no'}
          pendingLabel="Declining..."
          onConfirm={() => void answer('no')}
          onCancel={() => setDeclining(false)}
        >
          <p>{trip.customerName} is told, and nothing is charged. The places are free again.</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
