import { LatePart, lazyPart } from '../../../shared/states/late-part.tsx';
import type { NoBoatsProps } from './no-boats.tsx';

/** Loads this part on demand, because few visitors see it. */
export function LateNoBoats(props: NoBoatsProps) {
  return (
    <LatePart fallback={<div className="min-h-80" />}>
      <NoBoats {...props} />
    </LatePart>
  );
}

const NoBoats = import.meta.env.SSR
  ? (await import('./no-boats.tsx')).default
  : lazyPart(() => import('./no-boats.tsx'), ['filters', 'ships']);
