import type { AroundNavHandler } from 'wouter';

/** Remembers how far each entry of the history was scrolled, so that going back returns there. */
const scrolls = new Map<string, number>();
let entry = '';
let pathname = '';

/** Takes over scrolling from the browser, which would scroll before the page is there. */
export function startScrollMemory(): void {
  entry = entryOf(history.state) || nameEntry();
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
    entry = entryOf(event.state);
    // No name: the browser itself has just gone to a #part, and scrolls there.
    if (entry === '') entry = nameEntry();
    else if (isSamePage) scrollToStart();
  });
}

/** Names the current entry, so that it is known again when the visitor comes back to it. */
function nameEntry(): string {
  const name = crypto.randomUUID();
  history.replaceState({ ...(history.state as object | null), entry: name }, '');
  return name;
}

/** Gives every navigation its own entry; a replaced one keeps its place. */
export const rememberEntry: AroundNavHandler = (navigate, to, options) => {
  const entryState = options?.replace ? entry : crypto.randomUUID();
  scrolls.set(entry, scrollY);
  entry = entryState;
  const state = { ...(options?.state as object | undefined), entry: entryState };
  navigate(to, { ...options, state });
  ({ pathname } = location);
};

/** Where a page that has just been shown starts: at its #part, where the visitor left it, or at the top. */
export function scrollToStart(): void {
  const kept = scrolls.get(entry);
  const part = document.getElementById(partName(location.hash));
  if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
  else if (part) part.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** A hash that is no well-formed one names nothing. */
function partName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function entryOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : '';
}
