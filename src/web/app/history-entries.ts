import type { AroundNavHandler } from 'wouter';

/** Maps history entries to their scroll positions, for scroll restoration. */
const scrolls = new Map<string, number>();
let entry = '';
let pathname = '';

/** Restores scroll positions manually, because the browser would scroll before the page is rendered. */
export function startScrollMemory(): void {
  entry = readEntry(history.state) || nameEntry();
  ({ pathname } = location);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('popstate', (event) => {
    scrolls.set(entry, scrollY);
    const isSamePage = location.pathname === pathname;
    ({ pathname } = location);
    entry = readEntry(event.state);
    // Leaves the scrolling to the browser, which has navigated to a fragment and created an entry without an id.
    if (entry === '') entry = nameEntry();
    else if (isSamePage) scrollToStart();
  });
}

function nameEntry(): string {
  const name = crypto.randomUUID();
  history.replaceState({ ...(history.state as object | null), entry: name }, '');
  return name;
}

/** Gives every navigation an entry id; a replaced entry keeps its id. */
export const rememberEntry: AroundNavHandler = (navigate, to, options) => {
  const entryState = options?.replace ? entry : crypto.randomUUID();
  scrolls.set(entry, scrollY);
  entry = entryState;
  const state = { ...(options?.state as object | undefined), entry: entryState };
  navigate(to, { ...options, state });
  ({ pathname } = location);
};

/** Scrolls a newly shown page to its saved position, its fragment or the top. */
export function scrollToStart(): void {
  const kept = scrolls.get(entry);
  const part = document.getElementById(partName(location.hash));
  if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
  else if (part) part.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Decodes the fragment; '' if malformed. */
function partName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function readEntry(state: unknown): string {
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : '';
}
