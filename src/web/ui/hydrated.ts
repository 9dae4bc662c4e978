import { useSyncExternalStore } from 'react';

/** False in the server's page and in the browser's first rendering of it, then true: scripts run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => undefined;
}
