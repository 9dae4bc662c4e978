import { useQueryClient } from '@tanstack/react-query';
import type { ApiCall } from '#contract/endpoints.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { callEndpoint } from '../../../api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSentOnce } from '../../../shared/acts/use-sent-once.ts';
import { fieldProblems } from '../../../forms/request-problem.ts';
import type { FieldErrors } from '../../../forms/use-checked-form.ts';
import { tripQuery } from '../../../shared/requests/booked-trip-requests.ts';

export type ActProps = { trip: TripView; token: string; onClose: () => void };

/** Calls that change a trip. Their paths extend the path of the trip. */
export type TripCall = Extract<ApiCall, `POST /api/trips/{token}/${string}`>;

type Outcome = { isDone: boolean; fields: FieldErrors };

/** Runs an action on a trip; a retry has no second effect. Refetches the trip after a rejection. */
export function useTripAction(token: string) {
  const client = useQueryClient();
  const { queryKey } = tripQuery(token);
  const t = useMessages('trip');
  const look = () => client.refetchQueries({ queryKey });
  const { send, isPending, problem } = useSentOnce(look, t.noAnswer);

  const run = async (call: TripCall, payload: object = {}): Promise<Outcome> => {
    const sent = await send(call + JSON.stringify(payload), (requestKey) =>
      callEndpoint(call, { parts: { token }, payload: { ...payload, requestKey } }),
    );
    if (!sent.isDone) return { isDone: false, fields: fieldProblems(sent.error) };
    if ('booking' in sent.answer) client.setQueryData(queryKey, sent.answer);
    return { isDone: true, fields: {} };
  };
  return { run, isPending, problem };
}

export type TripAction = ReturnType<typeof useTripAction>;
