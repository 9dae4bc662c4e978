import { isolated } from '#domain/fields/plain-text.ts';
import { useState } from 'react';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { momentIn, tripTimeIn } from '../../shared/trip/trip-in-words.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { changeRequestsQuery, useCalendarMutation } from '../calendars/calendar-requests.ts';
import { askedText, whyAsked, yesText } from './change-request-texts.ts';

type Answer = 'yes' | 'no';

/** Shows a guest's request for a change after the deadline. */
export function ChangeRequestNotice({ request }: { request: ChangeRequestView }) {
  const texts = useTexts();
  const { words } = texts;
  const acts = useMessages('portal-acts');
  const [opened, setOpened] = useState<Answer | null>(null);
  const close = () => setOpened(null);
  const { send, running } = useAnswer(request, close);
  return (
    <Notice>
      <RequestText request={request} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setOpened('yes')}>{words.agree}</Button>
        <Button variant="secondary" onClick={() => setOpened('no')}>
          {words.decline}
        </Button>
      </div>
      {opened === 'yes' && (
        <ConfirmDialog
          title={words.agreeTitle}
          confirmLabel={words.agree}
          cancelLabel={acts.goBack}
          variant="primary"
          isPending={running === 'yes'}
          pendingLabel={acts.saving}
          onConfirm={() => void send('yes')}
          onCancel={close}
        >
          <p>
            {yesText(texts, request)} {words.agreeText(isolated(request.customerName))}
          </p>
        </ConfirmDialog>
      )}
      {opened === 'no' && (
        <ConfirmDialog
          title={words.declineTitle}
          confirmLabel={words.decline}
          cancelLabel={acts.goBack}
          isPending={running === 'no'}
          pendingLabel={acts.saving}
          onConfirm={() => void send('no')}
          onCancel={close}
        >
          <p>{words.declineText(isolated(request.customerName))}</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function useAnswer({ id }: ChangeRequestView, onOutdated: () => void) {
  const words = useMessages('operator-changes');
  const acts = useMessages('portal-acts');
  const { mutate, running } = useCalendarMutation();
  const send = (answer: Answer) => {
    const outcomes = {
      done: answer === 'yes' ? words.agreed : words.declined,
      failed: acts.notSaved,
      answers: changeRequestsQuery(),
      onOutdated,
    };
    return mutate(answer, outcomes, () =>
      callEndpoint('POST /api/operator/change-requests/{id}/answer', {
        parts: { id },
        payload: { answer },
      }),
    );
  };
  return { send, running };
}

function RequestText({ request }: { request: ChangeRequestView }) {
  const texts = useTexts();
  const { words, trips, formats } = texts;
  const { boatName, startDate: date, time, endDate: end, groupSize, code, asked } = request;
  const when = tripTimeIn(formats, trips, { date, time, end });
  return (
    <>
      <h3 className="font-bold wrap-anywhere">{askedText(texts, request)}</h3>
      <p className="mt-1 wrap-anywhere">
        {words.trip(boatName, when, trips.guests(groupSize), code)} {whyAsked(words, request)}{' '}
        {yesText(texts, request)}
      </p>
      <p className="mt-1 font-semibold">
        {words.answerBy(momentIn(formats, trips, asked.answerBy))}
      </p>
    </>
  );
}

function useTexts() {
  const words = useMessages('operator-changes');
  return { words, trips: useMessages('trips'), formats: useFormats() };
}
