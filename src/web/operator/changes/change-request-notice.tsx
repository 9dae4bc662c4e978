import { isolateName } from '#domain/fields/plain-text.ts';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { changeRequestsQuery, useCalendarMutation } from '../calendars/calendar-requests.ts';
import { describeRequest, explainRequest, describeConsequence } from './change-request-texts.ts';

/** Shows a change that a guest requested after the deadline. */
export function ChangeRequestNotice({ request }: { request: ChangeRequestView }) {
  const texts = useTexts();
  const { t } = texts;
  const actionMessages = useMessages('portal-actions');
  const { send } = useCalendarMutation('POST /api/operator/change-requests/{id}/answer', {
    parts: { id: request.id },
    answers: changeRequestsQuery(),
    done: (_, { answer }) => ({ title: answer === 'yes' ? t.agreed : t.declined }),
    failed: actionMessages.notSaved,
  });
  const guest = isolateName(request.customerName);
  const labels = { cancelLabel: actionMessages.goBack, pendingLabel: actionMessages.saving };
  return (
    <Notice>
      <RequestText request={request} />
      <div className="mt-3 flex flex-wrap gap-3">
        <ConfirmButton
          question={{
            ...labels,
            title: t.agreeTitle,
            description: `${describeConsequence(texts, request)} ${t.agreeText(guest)}`,
            submitLabel: t.agree,
            variant: 'primary',
          }}
          onConfirm={() => send({ answer: 'yes' })}
        >
          {t.agree}
        </ConfirmButton>
        <ConfirmButton
          variant="secondary"
          question={{
            ...labels,
            title: t.declineTitle,
            description: t.declineText(guest),
            submitLabel: t.decline,
          }}
          onConfirm={() => send({ answer: 'no' })}
        >
          {t.decline}
        </ConfirmButton>
      </div>
    </Notice>
  );
}

function RequestText({ request }: { request: ChangeRequestView }) {
  const texts = useTexts();
  const { t } = texts;
  const { when, moment, guests } = useTripTimes();
  const { boatName, startDate, time, endDate, groupSize, code, asked } = request;
  return (
    <>
      <h3 className="font-bold wrap-anywhere">{describeRequest(texts, request)}</h3>
      <p className="mt-1 wrap-anywhere">
        {t.trip(boatName, when(startDate, time, endDate), guests(groupSize), code)}{' '}
        {explainRequest(t, request)} {describeConsequence(texts, request)}
      </p>
      <p className="mt-1 font-semibold">{t.answerBy(moment(asked.answerBy))}</p>
    </>
  );
}

function useTexts() {
  const t = useMessages('operator-changes');
  return { t, trips: useMessages('trips'), formats: useFormats() };
}
