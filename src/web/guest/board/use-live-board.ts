import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/storage/session-store.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { boardQuery } from '../../shared/requests/board-query.ts';
import { followBoard } from './board-stream.ts';

/** Without a stream the board is asked for so often. */
const ASK_EVERY_MS = 60_000;

/** The board of a port (all without one), kept current: by the stream, and by asking each minute where there is none. */
export function useLiveBoard(port: string) {
  const query = boardQuery(port);
  const client = useQueryClient();
  const { data: board, isPending, refetch } = useQuery(query);
  const [isLive, setLive] = useState(false);
  const isSeen = useIsSeen();
  const { build } = useSiteFacts();

  useEffect(() => {
    // Nobody looks at a page behind others, and a screen in a lobby is always seen.
    if (!isSeen) return;
    const { queryKey } = boardQuery(port);
    const leave = followBoard(port, {
      onBoard(told) {
        client.setQueryData(queryKey, told);
        setLive(true);
      },
      onAlive({ at, build: current }) {
        client.setQueryData(queryKey, (shown) => shown && { ...shown, at });
        setLive(true);
        if (build !== undefined && current !== build) reloadOldPage();
      },
      onLost: () => setLive(false),
    });
    return () => {
      leave();
      setLive(false);
    };
  }, [port, isSeen, client, build]);

  useEffect(() => {
    if (isLive || !isSeen) return;
    const asking = setInterval(() => void refetch(), ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [isLive, isSeen, refetch]);

  return { board, isPending, isLive, retry: () => void refetch() };
}

const RELOADED = 'boardReloadedAt';
/** Servers of two builds may answer in turn while one follows the other. */
const RELOAD_AT_MOST_EVERY_MS = 10 * ASK_EVERY_MS;

/** A screen may stay open for weeks: it shows the pages that the server has now. */
function reloadOldPage(): void {
  const last = Number(readStored(RELOADED) ?? 0);
  if (Date.now() - last < RELOAD_AT_MOST_EVERY_MS) return;
  writeStored(RELOADED, Date.now());
  location.reload();
}

function useIsSeen(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => !document.hidden,
    () => true,
  );
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
