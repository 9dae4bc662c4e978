import { useQueryClient } from '@tanstack/react-query';
import type { ApiCall } from '#contract/endpoints.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import {
  useEndpointMutation,
  type EndpointMutation,
} from '../../shared/requests/use-endpoint-mutation.ts';
import { adminMeQuery, isSignedOut } from './use-admin.ts';

/** Sends an endpoint's payloads as an admin. A 401 rechecks the session. */
export function useAdminMutation<Call extends ApiCall>(
  call: Call,
  mutation: EndpointMutation<Call>,
) {
  const t = useMessages('admin-layout');
  const client = useQueryClient();
  return useEndpointMutation(call, t.didNotWork, {
    ...mutation,
    onError(error) {
      if (isSignedOut(error)) void client.invalidateQueries(adminMeQuery());
      mutation.onError?.(error);
    },
  });
}
