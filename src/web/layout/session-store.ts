import { useIsHydrated } from '../ui/hydrated.ts';

// Session storage: when it is forbidden or full, nothing is stored and nothing throws.

export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is unavailable.
  }
}

export function forgetStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

const LISTING = 'listing';

/** Remembers the listing's address with its filters, for links back to it in this tab. */
export function rememberListing(address: string): void {
  writeStored(LISTING, address);
}

export function useLastListing(): string {
  const listing = useIsHydrated() && readStored(LISTING);
  return typeof listing === 'string' ? listing : '/booking';
}
