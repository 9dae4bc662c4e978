import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { loadLateMessages } from '../language/load-messages.ts';
import { markedPart } from './marked-part.ts';
import { once, useIsLoaded } from './use-is-loaded.ts';

type FooterProps = { path: string };

/**
 * The footer, which the server renders: its script comes after the page's own. Until then it stays as it came,
 * whichever page is opened; React would drop a part that changes before its code is there.
 */
export function LateFooter({ path }: FooterProps) {
  const isLoaded = useIsLoaded(load);
  const [first] = useState(path);
  const asItCame = useMemo(() => within(first), [first]);
  return isLoaded ? within(path) : asItCame;
}

function within(path: string) {
  return (
    <Suspense>
      <SiteFooter path={path} />
    </Suspense>
  );
}

const load = once(() =>
  Promise.all([import('./site-footer.tsx'), loadLateMessages('footer')]).then(
    ([footer]) => footer,
    () => new Promise<never>(() => undefined),
  ),
);

const SiteFooter = import.meta.env.SSR
  ? markedPart((await import('./site-footer.tsx')).default)
  : lazy<ComponentType<FooterProps>>(load);
