import { createContext, useContext, useSyncExternalStore } from 'react';
import { toIslandNow, type IslandNow } from '#domain/time/days.ts';

/** The server's current time, which the first client render uses, so that hydration matches. */
export const RenderedAtContext = createContext<IslandNow>(toIslandNow(0));

/** Returns the island's day and time, updated every minute after hydration. */
export function useIslandNow(): IslandNow {
  const renderedAt = useContext(RenderedAtContext);
  return useSyncExternalStore(watchClock, readClock, () => renderedAt);
}

let shown = toIslandNow(0);

function readClock(): IslandNow {
  const now = toIslandNow(Date.now());
  if (now.time !== shown.time || now.day !== shown.day) shown = now;
  return shown;
}

function watchClock(onTick: () => void): () => void {
  const ticking = setInterval(onTick, 10_000);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', onTick);
  };
}
