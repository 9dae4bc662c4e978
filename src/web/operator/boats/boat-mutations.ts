import type { QueryClient } from '@tanstack/react-query';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { BoatStatus } from '#domain/boats.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { metricsQuery, ownBoatsQuery } from '../session/operator-queries.ts';
import { payloadOf, type BoatDraft } from './boat-draft.ts';

/** Makes a new boat of the draft, once for each key. Its photos come after it. */
export function addBoat(
  draft: BoatDraft,
  requestKey: string,
  status?: BoatStatus,
): Promise<OperatorBoatView> {
  const { images: _, ...withoutPhotos } = payloadOf(draft, status);
  return callEndpoint('POST /api/operator/boats', { payload: { ...withoutPhotos, requestKey } });
}

/** Saves the draft over this version. */
export function saveBoat(
  { id, version }: OperatorBoatView,
  draft: BoatDraft,
  status?: BoatStatus,
): Promise<OperatorBoatView> {
  return callEndpoint('PUT /api/operator/boats/{id}', {
    parts: { id },
    payload: { ...payloadOf(draft, status), version },
  });
}

/** Sets the status alone, of a boat whose photos have just arrived. */
export function changeStatus(
  { id, version }: OperatorBoatView,
  status: BoatStatus,
): Promise<OperatorBoatView> {
  return callEndpoint('PUT /api/operator/boats/{id}', {
    parts: { id },
    payload: { version, status },
  });
}

export function readBoat(id: string): Promise<OperatorBoatView> {
  return callEndpoint('GET /api/operator/boats/{id}', { parts: { id } });
}

/** Puts a saved boat into the list, and has what follows from it counted again. */
export function keepBoat(client: QueryClient, saved: OperatorBoatView): void {
  client.setQueryData(ownBoatsQuery().queryKey, (boats = []) =>
    boats.some(({ id }) => id === saved.id)
      ? boats.map((boat) => (boat.id === saved.id ? saved : boat))
      : [...boats, saved],
  );
  void client.invalidateQueries(metricsQuery());
  // The public pages of this browser show it as it was.
  void client.invalidateQueries({ queryKey: [callOf('GET /api/boats').path] });
}
