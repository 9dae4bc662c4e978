import { paths } from '#contract/pages/paths.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';

/** Replaces session storage that is forbidden or full. Lasts as long as the page. */
const memory = new Map<string, unknown>();

export function readStored(key: string): unknown {
  try {
    return memory.get(key) ?? JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function forgetStored(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The value was in memory only.
  }
}

const LISTING = 'listing';

/** Remembers the listing's URL with its filters, for links back to it in this tab. */
export function rememberListing(address: string): void {
  writeStored(LISTING, address);
}

export function useLastListing(): string {
  const listing = useIsHydrated() && readStored(LISTING);
  return typeof listing === 'string' ? listing : paths.listing();
}
