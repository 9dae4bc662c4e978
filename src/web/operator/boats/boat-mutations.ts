import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { BoatStatus } from '#domain/boats/boats.ts';
import { callEndpoint } from '../../api.ts';
import { boatSearchQuery } from '../../shared/requests/boat-requests.ts';
import { isAnswered } from '../../forms/request-problem.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { metricsQuery, operatorBoatsQuery } from '../session/operator-requests.ts';
import { buildPayload, type BoatDraft, isSameDraft } from './boat-draft.ts';

/** Updates this version of the boat (optimistic lock). */
export function updateBoat(
  { id, version }: OperatorBoatView,
  changes: ReturnType<typeof buildPayload> | { status: BoatStatus },
): Promise<OperatorBoatView> {
  const payload = { ...changes, version };
  return callEndpoint('PUT /api/operator/boats/{id}', { parts: { id }, payload });
}

export function readBoat(id: string): Promise<OperatorBoatView> {
  return callEndpoint('GET /api/operator/boats/{id}', { parts: { id } });
}

/** Caches a saved boat in the list, and invalidates dependent queries. */
export function cacheBoat(client: QueryClient, saved: OperatorBoatView): void {
  client.setQueryData(operatorBoatsQuery().queryKey, (boats = []) =>
    boats.some(({ id }) => id === saved.id)
      ? boats.map((boat) => (boat.id === saved.id ? saved : boat))
      : [...boats, saved],
  );
  void client.invalidateQueries(metricsQuery());
  const [search] = boatSearchQuery('').queryKey;
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(String(search)),
  });
}

/**
 * Creates an editor's boat before its photos are uploaded. All attempts from one editor share an idempotency key, so
 * after a lost response the next attempt finds the boat already created.
 */
export function useCreateBoat() {
  const requestKey = useRef<string | null>(null);
  /** Drafts that were sent but got no response. The server may have saved one of them. */
  const unanswered = useRef<readonly BoatDraft[]>([]);

  return async (draft: BoatDraft, status?: BoatStatus): Promise<OperatorBoatView> => {
    requestKey.current ??= newIdempotencyKey();
    try {
      const { images: _, ...rest } = buildPayload(draft, status);
      const payload = { ...rest, requestKey: requestKey.current };
      const made = await callEndpoint('POST /api/operator/boats', { payload });
      const isAsSent =
        unanswered.current.every((sent) => isSameDraft(sent, draft)) &&
        (status === undefined || made.status === status);
      return isAsSent ? made : await updateBoat(made, buildPayload(draft, status));
    } catch (error) {
      if (!isAnswered(error)) unanswered.current = [...unanswered.current, draft];
      throw error;
    }
  };
}
