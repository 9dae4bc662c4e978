import { useQueryClient } from '@tanstack/react-query';
import { useSentOnce } from '../../shared/acts/use-sent-once.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ownBookingsKey } from '../bookings/booking-requests.ts';
import { isSignedOut } from '../session/operator-auth.ts';
import { ownBoatsQuery } from '../session/operator-requests.ts';
import { useReportSessionEnd } from '../session/operator-session.ts';

/** Runs an action on the day page once, even if it is sent repeatedly; then refetches what it may have changed. */
export function useDayAct(onChanged: () => void) {
  const t = useMessages('operator-departures');
  const client = useQueryClient();
  const reportSessionEnd = useReportSessionEnd();
  const lookAgain = () => {
    onChanged();
    for (const queryKey of [ownBookingsKey, ownBoatsQuery().queryKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const { send, ...shown } = useSentOnce(() => Promise.resolve(lookAgain()), t.noAnswer);
  const run = async <Answer>(
    act: string,
    payload: object,
    call: (payload: object) => Promise<Answer>,
  ) => {
    const sent = await send(act + JSON.stringify(payload), (requestKey) =>
      call({ ...payload, requestKey }),
    );
    if (sent.isDone) lookAgain();
    else if (isSignedOut(sent.error)) reportSessionEnd();
    return sent;
  };
  return { run, ...shown };
}
