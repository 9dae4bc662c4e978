import { useState } from 'react';
import type { ChangeRequestView } from '#contract/trip-api.ts';
import { callEndpoint } from '../../api.ts';
import { islandMoment } from '../../booking-widgets/island-moment.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { changeRequestsQuery, useCalendarMutation } from '../calendars/calendar-requests.ts';
import { askedText, whyAsked, yesText } from './change-request-texts.ts';

type Answer = 'yes' | 'no';

/** A guest asks for a change when it is too late to make it by right. */
export function ChangeRequestNotice({ request }: { request: ChangeRequestView }) {
  const { mutate, running } = useCalendarMutation();
  const [opened, setOpened] = useState<Answer | null>(null);
  const close = () => setOpened(null);
  const send = (answer: Answer) => {
    const outcomes = {
      done: answer === 'yes' ? 'Agreed. The change is made.' : 'Declined. The trip stays.',
      failed: 'Not saved',
      answers: changeRequestsQuery(),
      onOutdated: close,
    };
    const parts = { id: request.id };
    return mutate(answer, outcomes, () =>
      callEndpoint('POST /api/operator/change-requests/{id}/answer', {
        parts,
        payload: { answer },
      }),
    );
  };
  return (
    <Notice>
      <h3 className="font-bold wrap-anywhere">
        {request.customerName} asks {askedText(request)}
      </h3>
      <p className="mt-1 wrap-anywhere">
        {request.boatName}, {dateAndTime(request.startDate, request.time, request.endDate)},{' '}
        {guests(request.groupSize)}, booking {request.code}. {whyAsked(request)} {yesText(request)}
      </p>
      <p className="mt-1 font-semibold">
        Please answer by {islandMoment(request.asked.answerBy)}. Without an answer the trip stays as
        it is.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setOpened('yes')}>Yes, agree</Button>
        <Button variant="secondary" onClick={() => setOpened('no')}>
          No, keep the trip
        </Button>
      </div>
      {opened === 'yes' && (
        <ConfirmDialog
          title="Agree to this change?"
          confirmLabel="Yes, agree"
          cancelLabel="Go back"
          variant="primary"
          isPending={running === 'yes'}
          pendingLabel="Saving..."
          onConfirm={() => void send('yes')}
          onCancel={close}
        >
          <p>
            {yesText(request)} {request.customerName} is told. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
      {opened === 'no' && (
        <ConfirmDialog
          title="Keep the trip as it is?"
          confirmLabel="No, keep the trip"
          cancelLabel="Go back"
          isPending={running === 'no'}
          pendingLabel="Saving..."
          onConfirm={() => void send('no')}
          onCancel={close}
        >
          <p>{request.customerName} is told that you could not agree. No money moves.</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
