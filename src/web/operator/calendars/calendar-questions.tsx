import { isolated } from '#domain/fields/plain-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#contract/operator/calendar-conflict-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { formatMoment, formatTripTime } from '../../shared/trip/format-trip.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
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

/** Number of conflicts shown before the list is expanded. */
const FIRST_SHOWN = 3;

/** Lists open decisions: trips that await approval, guests' change requests, and conflicts. */
export function CalendarQuestions() {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const { data: approvals = [] } = useQuery(approvalsQuery());
  const { data: changes = [] } = useQuery(changeRequestsQuery());
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? conflicts : conflicts.slice(0, FIRST_SHOWN);
  if (approvals.length + changes.length + conflicts.length === 0) return null;
  return (
    <section aria-labelledby="to-decide">
      <h2 id="to-decide" tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        {t.toDecide}
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
          {isExpanded ? acts.showFewer : t.showMore(conflicts.length - FIRST_SHOWN)}
        </Button>
      )}
    </section>
  );
}

/** Shows a trip that was sold while the calendar could not be read. */
function Approval({ trip }: { trip: ApprovalView }) {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const { mutate, running } = useCalendarMutation();
  const [isDeclining, setDeclining] = useState(false);
  const send = (answer: 'yes' | 'no') => {
    const outcomes = {
      // Says nothing of the payment: the charge may still be declined, and the result is mailed.
      done: answer === 'yes' ? t.confirmed : t.declined,
      failed: acts.notSaved,
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
      <ApprovalText trip={trip} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          onClick={() => void send('yes')}
          isPending={running === 'yes'}
          pendingLabel={acts.saving}
        >
          {t.confirmTrip}
        </Button>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          {t.cannot}
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDialog
          title={t.declineTitle}
          confirmLabel={t.decline}
          cancelLabel={acts.goBack}
          isPending={running === 'no'}
          pendingLabel={t.declining}
          onConfirm={() => void send('no')}
          onCancel={() => setDeclining(false)}
        >
          <p>{t.declineText(isolated(trip.customerName))}</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function ApprovalText({ trip }: { trip: ApprovalView }) {
  const t = useMessages('operator-calendars');
  const trips = useMessages('trips');
  const formats = useFormats();
  const { startDate: date, time, endDate: end, groupSize, amountCents } = trip;
  const when = formatTripTime(formats, trips, { date, time, end });
  return (
    <>
      <h3 className="font-bold">
        {t.canYouTake(isolated(trip.customerName), isolated(trip.boatName))}
      </h3>
      <p className="mt-1">
        {t.askedTrip(when, trips.guests(groupSize), formats.money(amountCents))}
      </p>
      <p className="mt-1 font-semibold">
        {t.answerBy(formatMoment(formats, trips, trip.answerUntil))}
      </p>
    </>
  );
}
