import { useEffect, useState } from 'react';

/** Whether what comes after the page's own script is there. `load` is the same at every call. */
export function useIsLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void load().then(() => setLoaded(true));
  }, [load]);
  return isLoaded;
}
