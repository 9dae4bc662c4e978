import { Suspense, useEffect, useState, type ReactNode } from 'react';

type LatePartProps = {
  /** What a browser shows where it renders the part itself and its code has not loaded yet. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part that the server renders and whose code a browser loads after the page's own. It keeps its first props until
 * React has hydrated it: React discards a dehydrated boundary whose props change, and renders it again in the browser.
 */
export function LatePart({ fallback = null, children }: LatePartProps) {
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

/** Its effect runs in the commit that hydrates the boundary around it. */
function HydrationNotice({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
