import {
  callOffPayload,
  operatorScopePayload,
  type AffectedTripsView,
  type OperatorScope,
} from '#contract/operator/call-off-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { text, textOrNull } from '../../forms/use-checked-form.ts';
import { operatorBookingsKey } from '../bookings/booking-requests.ts';
import {
  metricsQuery,
  operatorBoatsQuery,
  createQuery,
  useOperatorMutation,
} from '../session/operator-requests.ts';

export const callOffsQuery = () => createQuery('GET /api/operator/call-offs');

export function usePreviewForm(
  onPreview: (previewed: { scope: OperatorScope; concerned: AffectedTripsView }) => void,
) {
  const t = useMessages('operator-call-offs');
  const preview = useOperatorMutation('POST /api/operator/call-offs/preview', {
    failed: t.lookUpFailed,
    onDone: (concerned, scope) => onPreview({ scope, concerned }),
  });
  return useMutationForm(operatorScopePayload, preview, readScope);
}

function readScope(fields: FormData) {
  return {
    boatIds: fields.getAll('boatIds'),
    day: text(fields, 'day'),
    time: textOrNull(fields, 'time'),
  };
}

/** Calls off the trips once, even if the form is submitted repeatedly. */
export function useCallOffForm(scope: OperatorScope, onClose: () => void) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const callOff = useOperatorMutation('POST /api/operator/call-offs', {
    refreshes: [
      { queryKey: operatorBookingsKey },
      callOffsQuery(),
      operatorBoatsQuery(),
      metricsQuery(),
    ],
    done: { title: callOffs.calledOff, description: t.calledOffText },
    failed: callOffs.notCalledOff,
    onDone: onClose,
  });
  return useMutationForm(callOffPayload, callOff, (fields) => ({
    ...scope,
    ...Object.fromEntries(fields),
    requestKey: callOff.requestKey,
  }));
}
