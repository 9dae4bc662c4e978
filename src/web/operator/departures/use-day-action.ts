import { useQueryClient } from '@tanstack/react-query';
import type { ApiCall } from '#contract/endpoints.ts';
import { callEndpoint, type AnswerOf, type PathParts, type PayloadOf } from '../../api.ts';
import { useSentOnce } from '../../shared/acts/use-sent-once.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { operatorBookingsKey } from '../bookings/booking-requests.ts';
import { isSignedOut } from '../session/operator-auth.ts';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import { useReportSessionEnd } from '../session/operator-session.ts';

type DayActProps<Call extends ApiCall> = {
  parts?: PathParts;
  onChanged: () => void;
  onDone?: (answer: AnswerOf<Call>) => void;
};

/**
 * Runs an action on the day page; a retry has no second effect. Afterwards, refetches the data that the action may have
 * changed.
 */
export function useDayAction<Call extends ApiCall>(
  call: Call,
  { parts = {}, onChanged, onDone }: DayActProps<Call>,
) {
  const t = useMessages('operator-departures');
  const client = useQueryClient();
  const reportSessionEnd = useReportSessionEnd();
  const lookAgain = () => {
    onChanged();
    for (const queryKey of [operatorBookingsKey, operatorBoatsQuery().queryKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const { send: sendOnce, ...shown } = useSentOnce(() => Promise.resolve(lookAgain()), t.noAnswer);
  /** Resolves to the error, or to null. */
  const send = async (payload: Omit<PayloadOf<Call>, 'requestKey'>): Promise<unknown> => {
    const sent = await sendOnce(JSON.stringify([call, parts, payload]), (requestKey) =>
      callEndpoint(call, { parts, payload: { ...payload, requestKey } }),
    );
    if (sent.isDone) {
      lookAgain();
      onDone?.(sent.answer);
      return null;
    }
    if (isSignedOut(sent.error)) reportSessionEnd();
    return sent.error;
  };
  return { send, ...shown };
}
