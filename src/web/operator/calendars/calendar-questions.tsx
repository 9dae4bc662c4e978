import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#contract/calendar-conflict-api.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { islandMoment } from '../../booking-widgets/island-moment.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ChangeRequestNotice } from '../changes/change-request-notice.tsx';
import {
  approvalsQuery,
  changeRequestsQuery,
  conflictsQuery,
  useCalendarMutation,
} from './calendar-requests.ts';
import { ConflictNotice } from './conflict-notice.tsx';

/** Conflicts shown before the list is expanded. */
const FIRST_SHOWN = 3;

/** What an operator has to decide first: trips awaiting approval, guests' questions, and conflicts. */
export function CalendarQuestions() {
  const { data: approvals = [] } = useQuery(approvalsQuery());
  const { data: changes = [] } = useQuery(changeRequestsQuery());
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? conflicts : conflicts.slice(0, FIRST_SHOWN);
  if (approvals.length + changes.length + conflicts.length === 0) return null;
  return (
    <section aria-labelledby="to-decide">
      <h2 id="to-decide" tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        Please decide
      </h2>
      <ul className="flex flex-col gap-4">
        {approvals.map((trip) => (
          <li key={trip.bookingId}>
            <Approval trip={trip} />
          </li>
        ))}
        {changes.map((request) => (
          <li key={request.id}>
            <ChangeRequestNotice request={request} />
          </li>
        ))}
        {shown.map((conflict) => (
          <li key={conflict.id}>
            <ConflictNotice conflict={conflict} />
          </li>
        ))}
      </ul>
      {conflicts.length > FIRST_SHOWN && (
        <Button
          variant="ghost"
          size="small"
          className="mt-3"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show ${conflicts.length - FIRST_SHOWN} more`}
        </Button>
      )}
    </section>
  );
}

/** A trip that was sold while a calendar could not be read. */
function Approval({ trip }: { trip: ApprovalView }) {
  const { mutate, running } = useCalendarMutation();
  const [isDeclining, setDeclining] = useState(false);
  const send = (answer: 'yes' | 'no') => {
    const outcomes = {
      // The charge may still be declined; the result is mailed.
      done: answer === 'yes' ? 'Saved. We charge the card now.' : 'Trip declined',
      failed: 'Not saved',
      answers: approvalsQuery(),
      onOutdated: () => setDeclining(false),
    };
    const parts = { id: trip.bookingId };
    return mutate(answer, outcomes, () =>
      callEndpoint('POST /api/operator/asked-trips/{id}/answer', { parts, payload: { answer } }),
    );
  };
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
          onClick={() => void send('yes')}
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
          onConfirm={() => void send('no')}
          onCancel={() => setDeclining(false)}
        >
          <p>{trip.customerName} is told, and nothing is charged. The places are free again.</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
