import { readStored, writeStored } from './session-store.ts';
import { useIsHydrated } from '../ui/hydrated.ts';

const KEY = 'listing';

/** Remembers the listing's address with its filters, for links back to it in this tab. */
export function rememberListing(address: string): void {
  writeStored(KEY, address);
}

export function useLastListing(): string {
  const listing = useIsHydrated() && readStored(KEY);
  return typeof listing === 'string' ? listing : '/booking';
}
