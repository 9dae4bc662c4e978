import { useSyncExternalStore } from 'react';
import type { SentAct } from '#contract/operator/operator-day-api.ts';

// Queue of ticks that the server has not confirmed yet. Each tick has its own key in local storage, so that two tabs
// never overwrite each other's ticks. If storage is forbidden or full, ticks last only as long as the page.

const PREFIX = 'boarding ';
/** Maps keys to ticks; null until storage has been read. */
let queued: Map<string, SentAct> | null = null;
let lists = new Map<string, readonly SentAct[]>();
const listeners = new Set<() => void>();

/** Owner of the ticks: an operator, or a crew link. */
export type TickScope = string;

/** Returns the queued ticks, oldest first. */
export function useQueuedTicks(scope: TickScope): readonly SentAct[] {
  return useSyncExternalStore(
    watch,
    () => listQueuedTicks(scope),
    () => none,
  );
}

const none: readonly SentAct[] = [];

export function listQueuedTicks(scope: TickScope): readonly SentAct[] {
  const known = lists.get(scope);
  if (known) return known;
  const found = [...allQueued()]
    .filter(([key]) => key.startsWith(buildKey(scope, '')))
    .map(([, act]) => act)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  lists.set(scope, found);
  return found;
}

export function queueTick(scope: TickScope, act: SentAct): void {
  const key = buildKey(scope, act.id);
  allQueued().set(key, act);
  try {
    localStorage.setItem(key, JSON.stringify(act));
  } catch {
    // The tick stays in memory only.
  }
  notify();
}

export function removeQueuedTicks(scope: TickScope, ids: readonly string[]): void {
  for (const id of ids) {
    const key = buildKey(scope, id);
    allQueued().delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // The tick was in memory only.
    }
  }
  notify();
}

function allQueued(): Map<string, SentAct> {
  queued ??= readStorage();
  return queued;
}

function readStorage(): Map<string, SentAct> {
  const found = new Map<string, SentAct>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      found.set(key, JSON.parse(localStorage.getItem(key) ?? '') as SentAct);
    }
  } catch {
    // Stops reading: storage is unavailable.
  }
  return found;
}

const buildKey = (scope: TickScope, id: string) => `${PREFIX}${scope} ${id}`;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', readAgain);
  };
}

/** Reloads the queue after another tab has changed it. */
function readAgain(): void {
  queued = readStorage();
  notify();
}

function notify(): void {
  lists = new Map();
  for (const listener of listeners) listener();
}
