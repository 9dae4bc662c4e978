import { MINUTE_MS } from '#domain/time/durations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/storage/session-store.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { boardQuery } from '../../shared/requests/board-query.ts';
import { followBoard } from './board-stream.ts';

/** Polling interval while the stream is down. */
const ASK_EVERY_MS = MINUTE_MS;

/**
 * Keeps the board of a port (or of all ports) current: by the stream, or by polling every minute while the stream is
 * down.
 */
export function useLiveBoard(port: string) {
  const query = boardQuery(port);
  const client = useQueryClient();
  const { data: board, isPending, refetch } = useQuery(query);
  const [isLive, setLive] = useState(false);
  const isSeen = useIsSeen();
  const { build } = useSiteFacts();

  useEffect(() => {
    // Disconnects while the page is hidden. A screen in a lobby is always visible.
    if (!isSeen) return;
    const { queryKey } = boardQuery(port);
    const leave = followBoard(port, {
      onBoard(update) {
        client.setQueryData(queryKey, update);
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
/** Minimum time between reloads: during a deploy, servers of two builds may respond alternately. */
const RELOAD_AT_MOST_EVERY_MS = 10 * ASK_EVERY_MS;

/** Reloads a page from an older build, at most every ten minutes, because a screen may stay open for weeks. */
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
