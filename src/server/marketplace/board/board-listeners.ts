import { refused, done, type Outcome } from '#domain/problems.ts';

/** Limits connections per process; file descriptors run out first. */
export const MOST_LISTENERS = 1000;
/** A large hotel's screens and phones may share one address. */
export const MOST_LISTENERS_OF_A_NETWORK = 40;
/** Polling interval of clients that were refused a stream. */
export const FULL_RETRY_SECONDS = 60;

/** Reserves a place; `giveBack` releases it once. */
export type TakePlace = (
  network: string,
) => Outcome<{ giveBack: () => void }, 'too-many' | 'unavailable'>;

/** Limits concurrent streams of this process, in total and per network. */
export function openListenerPlaces(): TakePlace {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return (network) => {
    const own = byNetwork.get(network) ?? 0;
    if (own >= MOST_LISTENERS_OF_A_NETWORK)
      return refused('too-many', 'Too many boards are open on your connection.', later);
    if (all >= MOST_LISTENERS)
      return refused('unavailable', 'Too many boards are open right now.', later);
    all += 1;
    byNetwork.set(network, own + 1);
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
