import * as z from 'zod/mini';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { forgetStored, readStored, writeStored } from '../../layout/session-store.ts';

type PaidBoat = Pick<OperatorBoatView, 'id' | 'featuredEndDate'>;

const keptTry = z.object({ requestKey: z.string(), featuredUntil: z.nullable(z.string()) });
type KeptTry = z.infer<typeof keptTry>;

/** Where the browser keeps nothing, a try is known at least until the page is loaded anew. */
const tries = new Map<string, KeptTry>();

/**
 * The key of a try to pay for this boat of which nobody knows how it ended: the next try must be the same
 * one, also after its form was closed. Once the boat is featured otherwise than then, that try has ended.
 */
export function unknownTryOf({ id, featuredEndDate }: PaidBoat): string | null {
  const stored = z.safeParse(keptTry, readStored(storedAs(id)));
  const kept = stored.success ? stored.data : tries.get(id);
  return kept?.featuredUntil === featuredEndDate ? kept.requestKey : null;
}

export function keepTry({ id, featuredEndDate }: PaidBoat, requestKey: string): void {
  const kept = { requestKey, featuredUntil: featuredEndDate };
  tries.set(id, kept);
  writeStored(storedAs(id), kept);
}

export function forgetTry({ id }: PaidBoat): void {
  tries.delete(id);
  forgetStored(storedAs(id));
}

const storedAs = (boatId: string) => `featureTry:${boatId}`;
