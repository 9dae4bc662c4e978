import { isolated } from '#domain/fields/plain-text.ts';
import { useState } from 'react';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { formatMoment, formatTripTime } from '../../shared/trip/format-trip.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { changeRequestsQuery, useCalendarMutation } from '../calendars/calendar-requests.ts';
import { describeRequest, whyAsked, describeConsequence } from './change-request-texts.ts';

type Answer = 'yes' | 'no';

/** Shows a guest's request for a change after the deadline. */
export function ChangeRequestNotice({ request }: { request: ChangeRequestView }) {
  const texts = useTexts();
  const { t } = texts;
  const acts = useMessages('portal-acts');
  const [opened, setOpened] = useState<Answer | null>(null);
  const close = () => setOpened(null);
  const { send, running } = useAnswer(request, close);
  return (
    <Notice>
      <RequestText request={request} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setOpened('yes')}>{t.agree}</Button>
        <Button variant="secondary" onClick={() => setOpened('no')}>
          {t.decline}
        </Button>
      </div>
      {opened === 'yes' && (
        <ConfirmDialog
          title={t.agreeTitle}
          confirmLabel={t.agree}
          cancelLabel={acts.goBack}
          variant="primary"
          isPending={running === 'yes'}
          pendingLabel={acts.saving}
          onConfirm={() => void send('yes')}
          onCancel={close}
        >
          <p>
            {describeConsequence(texts, request)} {t.agreeText(isolated(request.customerName))}
          </p>
        </ConfirmDialog>
      )}
      {opened === 'no' && (
        <ConfirmDialog
          title={t.declineTitle}
          confirmLabel={t.decline}
          cancelLabel={acts.goBack}
          isPending={running === 'no'}
          pendingLabel={acts.saving}
          onConfirm={() => void send('no')}
          onCancel={close}
        >
          <p>{t.declineText(isolated(request.customerName))}</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function useAnswer({ id }: ChangeRequestView, onOutdated: () => void) {
  const t = useMessages('operator-changes');
  const acts = useMessages('portal-acts');
  const { mutate, running } = useCalendarMutation();
  const send = (answer: Answer) => {
    const outcomes = {
      done: answer === 'yes' ? t.agreed : t.declined,
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
  const { t, trips, formats } = texts;
  const { boatName, startDate: date, time, endDate: end, groupSize, code, asked } = request;
  const when = formatTripTime(formats, trips, { date, time, end });
  return (
    <>
      <h3 className="font-bold wrap-anywhere">{describeRequest(texts, request)}</h3>
      <p className="mt-1 wrap-anywhere">
        {t.trip(boatName, when, trips.guests(groupSize), code)} {whyAsked(t, request)}{' '}
        {describeConsequence(texts, request)}
      </p>
      <p className="mt-1 font-semibold">
        {t.answerBy(formatMoment(formats, trips, asked.answerBy))}
      </p>
    </>
  );
}

function useTexts() {
  const t = useMessages('operator-changes');
  return { t, trips: useMessages('trips'), formats: useFormats() };
}
