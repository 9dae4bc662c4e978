import { createContext, useContext, useSyncExternalStore } from 'react';
import { islandNow, type IslandNow } from '#domain/days.ts';

/** What "now" was when the server made this page: the first rendering uses it, so that both agree. */
export const RenderedAtContext = createContext<IslandNow>(islandNow(0));

/** The island's day and time, kept up to the minute once the page is alive. */
export function useIslandNow(): IslandNow {
  const renderedAt = useContext(RenderedAtContext);
  return useSyncExternalStore(watchClock, readClock, () => renderedAt);
}

let shown = islandNow(0);

function readClock(): IslandNow {
  const now = islandNow(Date.now());
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
