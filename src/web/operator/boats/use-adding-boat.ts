import { useRef } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { BoatStatus } from '#domain/boats.ts';
import { isAnswered } from '../../layout/request-problem.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { addBoat, saveBoat } from './boat-mutations.ts';
import { isSameDraft, type BoatDraft } from './boat-draft.ts';

/**
 * Adds the boat of an editor. All tries of one editor have the same key: when the answer to one was lost,
 * the next finds the boat that it made.
 */
export function useAddingBoat() {
  const requestKey = useRef<string | null>(null);
  /** What may have been made of it without our hearing so. */
  const unanswered = useRef<readonly BoatDraft[]>([]);

  return async (draft: BoatDraft, status?: BoatStatus): Promise<OperatorBoatView> => {
    requestKey.current ??= newIdempotencyKey();
    try {
      const made = await addBoat(draft, requestKey.current, status);
      const isAsSent =
        unanswered.current.every((sent) => isSameDraft(sent, draft)) &&
        (status === undefined || made.status === status);
      return isAsSent ? made : await saveBoat(made, draft, status);
    } catch (error) {
      if (!isAnswered(error)) unanswered.current = [...unanswered.current, draft];
      throw error;
    }
  };
}
