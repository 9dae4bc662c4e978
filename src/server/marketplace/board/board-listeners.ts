import { refused, done, type Outcome } from '#domain/problems.ts';

/** Limits connections per process, which would otherwise run out of file descriptors. */
export const MAX_LISTENERS = 1000;
/** A large hotel's screens and phones may share one IP address. */
export const MAX_LISTENERS_PER_NETWORK = 40;
/** Polling interval of clients that were refused a stream. */
export const FULL_RETRY_SECONDS = 60;

/** Reserves a slot for a stream. The caller must call `giveBack` exactly once to release the slot. */
export type ReserveSlot = (
  network: string,
) => Outcome<{ giveBack: () => void }, 'too-many' | 'unavailable'>;

/** Limits concurrent streams of this process, in total and per network. */
export function openListenerSlots(): ReserveSlot {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return (network) => {
    const onNetwork = byNetwork.get(network) ?? 0;
    if (onNetwork >= MAX_LISTENERS_PER_NETWORK)
      return refused('too-many', 'board.tooManyOnNetwork', later);
    if (all >= MAX_LISTENERS) return refused('unavailable', 'board.tooMany', later);
    all += 1;
    byNetwork.set(network, onNetwork + 1);
    return done({
      giveBack() {
        all -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      },
    });
  };
}

const later = { facts: { retryAfterSeconds: FULL_RETRY_SECONDS } };
