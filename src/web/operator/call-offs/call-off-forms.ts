import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callOffPayload,
  operatorScopePayload,
  type ConcernedView,
  type OperatorScope,
} from '#contract/operator/call-off-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { fieldProblems } from '../../forms/request-problem.ts';
import { text, textOrNull, useCheckedForm } from '../../forms/use-checked-form.ts';
import { ownBookingsKey } from '../bookings/booking-requests.ts';
import {
  metricsQuery,
  ownBoatsQuery,
  createQuery,
  useOperatorMutation,
} from '../session/operator-requests.ts';

export const callOffsQuery = () => createQuery('GET /api/operator/call-offs');

export function usePreviewForm(
  onPreview: (previewed: { scope: OperatorScope; concerned: ConcernedView }) => void,
) {
  const t = useMessages('operator-call-offs');
  const { running, run } = useOperatorMutation();
  const { errors, formProps } = useCheckedForm(operatorScopePayload, readScope, async (scope) =>
    fieldProblems(
      await run('preview', { failed: t.lookUpFailed }, async () => {
        const path = 'POST /api/operator/call-offs/preview';
        onPreview({ scope, concerned: await callEndpoint(path, { payload: scope }) });
      }),
    ),
  );
  return { errors, formProps, isPending: running !== null };
}

function readScope(fields: FormData) {
  return {
    boatIds: fields.getAll('boatIds'),
    day: text(fields, 'day'),
    time: textOrNull(fields, 'time'),
  };
}

/** Calls the trips off, once even if it is sent repeatedly. */
export function useCallOffForm(scope: OperatorScope, onClose: () => void) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const client = useQueryClient();
  const { running, run } = useOperatorMutation();
  const [requestKey] = useState(newIdempotencyKey);
  const toasts = {
    done: { title: callOffs.calledOff, description: t.calledOffText },
    failed: callOffs.notCalledOff,
  };
  const { errors, formProps } = useCheckedForm(
    callOffPayload,
    (fields) => ({ ...scope, ...Object.fromEntries(fields), requestKey }),
    async (payload) => {
      const error = await run('call-off', toasts, () =>
        callEndpoint('POST /api/operator/call-offs', { payload }),
      );
      if (error !== null) return fieldProblems(error);
      const stale = [callOffsQuery(), ownBoatsQuery(), metricsQuery()];
      const keys = [ownBookingsKey, ...stale.map(({ queryKey }) => queryKey)];
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      onClose();
      return {};
    },
  );
  return { errors, formProps, isPending: running !== null };
}
