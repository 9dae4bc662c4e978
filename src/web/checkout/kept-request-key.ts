import { useRef } from 'react';
import { newRequestKey } from '../layout/request-key.ts';
import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';

/** A key for what this tab asks for: the same for each try, also after a reload, until it is forgotten. */
export function useKeptRequestKey(storedAs: 'checkoutKey' | 'reservationKey') {
  const key = useRef<string | null>(null);
  const requestKey = (): string => {
    const stored = readStored(storedAs);
    key.current ??= typeof stored === 'string' ? stored : newRequestKey();
    writeStored(storedAs, key.current);
    return key.current;
  };
  const forgetKey = () => {
    key.current = null;
    forgetStored(storedAs);
  };
  return { requestKey, forgetKey };
}
