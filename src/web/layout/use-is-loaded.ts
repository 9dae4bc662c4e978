import { useEffect, useState, type ReactElement } from 'react';

/** Whether what comes after the page's own script is there. `load` is the same at every call. */
export function useIsLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void load().then(() => setLoaded(true));
  }, [load]);
  return isLoaded;
}

/**
 * A part that the server renders and whose code comes after the page's own: until it is there, the part stays as it
 * came. React would drop one that changes before.
 */
export function useLatePart(load: () => Promise<unknown>, part: ReactElement): ReactElement {
  const isLoaded = useIsLoaded(load);
  const [asItCame] = useState(part);
  return isLoaded ? part : asItCame;
}

/** Loads once: what waits for it twice goes on at the same moment, so that no part changes before its code is there. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => (loading ??= load());
}
