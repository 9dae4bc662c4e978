import { isolateName } from '#domain/fields/plain-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#contract/operator/calendar-conflict-api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
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
  const actionMessages = useMessages('portal-actions');
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
          {isExpanded ? actionMessages.showFewer : t.showMore(conflicts.length - FIRST_SHOWN)}
        </Button>
      )}
    </section>
  );
}

/** Shows a trip that was sold while the calendar could not be read. */
function Approval({ trip }: { trip: ApprovalView }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const outcomes = {
    parts: { id: trip.bookingId },
    answers: approvalsQuery(),
    failed: actionMessages.notSaved,
  };
  const call = 'POST /api/operator/asked-trips/{id}/answer';
  // Does not mention the payment, because the charge may still be declined and its result is mailed.
  const confirm = useCalendarMutation(call, { ...outcomes, done: { title: t.confirmed } });
  const decline = useCalendarMutation(call, { ...outcomes, done: { title: t.declined } });
  return (
    <Notice>
      <ApprovalText trip={trip} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          onClick={() => void confirm.send({ answer: 'yes' })}
          isPending={confirm.isPending}
          pendingLabel={actionMessages.saving}
        >
          {t.confirmTrip}
        </Button>
        <ConfirmButton
          variant="secondary"
          question={{
            title: t.declineTitle,
            description: t.declineText(isolateName(trip.customerName)),
            submitLabel: t.decline,
            cancelLabel: actionMessages.goBack,
            pendingLabel: t.declining,
          }}
          onConfirm={() => decline.send({ answer: 'no' })}
        >
          {t.cannot}
        </ConfirmButton>
      </div>
    </Notice>
  );
}

function ApprovalText({ trip }: { trip: ApprovalView }) {
  const t = useMessages('operator-calendars');
  const { when, moment, guests, money } = useTripTimes();
  const { startDate, time, endDate, groupSize, amountCents } = trip;
  return (
    <>
      <h3 className="font-bold">
        {t.canYouTake(isolateName(trip.customerName), isolateName(trip.boatName))}
      </h3>
      <p className="mt-1">
        {t.askedTrip(when(startDate, time, endDate), guests(groupSize), money(amountCents))}
      </p>
      <p className="mt-1 font-semibold">{t.answerBy(moment(trip.answerUntil))}</p>
    </>
  );
}
