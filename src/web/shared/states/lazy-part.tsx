import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import { loadLazyMessages } from '../language/load-messages.ts';

type LatePartProps = {
  /** Shown while the part's code loads in a browser that has no server markup for it. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Renders a part on the server; the browser loads its code after the page's own. Keeps the first props until hydration,
 * because React discards a dehydrated boundary whose props change and renders it again in the browser.
 */
export function LazyPart({ fallback = null, children }: LatePartProps) {
  const [isHydrated, setHydrated] = useState(false);
  const part = (
    <Suspense fallback={fallback}>
      {children}
      <HydrationNotice onHydrated={setHydrated} />
    </Suspense>
  );
  const [asRendered] = useState(part);
  return isHydrated ? part : asRendered;
}

/** Runs its effect in the commit that hydrates the boundary around it. */
function HydrationNotice({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}

type Part<Props> = { default: ComponentType<Props> };

/** Loads a part's code and its messages in a browser. Leaves the part out if they cannot be loaded. */
export function createLazyPart<Props>(
  load: () => Promise<Part<Props>>,
  groups: readonly MessageGroup[] = [],
  onFailure: () => Part<Props> | Promise<never> = leaveOut,
) {
  return lazy(() =>
    Promise.all([load(), ...groups.map(loadLazyMessages)]).then(([part]) => part, onFailure),
  );
}

const leaveOut = () => ({ default: () => null });

/** Keeps the server's markup of a part that cannot be loaded. */
export const keepMarkup = () => new Promise<never>(() => undefined);
