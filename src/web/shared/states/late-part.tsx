import { Suspense, useEffect, useState, type ReactNode } from 'react';

type LatePartProps = {
  /** Shown while a browser that renders the part itself loads its code. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Renders a part on the server whose code a browser loads after the page's own. Keeps the first props until hydration:
 * React discards a dehydrated boundary whose props change, and renders it again in the browser.
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

/** Runs its effect in the commit that hydrates the boundary around it. */
function HydrationNotice({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
