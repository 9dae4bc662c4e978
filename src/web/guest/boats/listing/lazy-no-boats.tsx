import { LazyPart, createLazyPart } from '../../../shared/states/lazy-part.tsx';
import type { NoBoatsProps } from './no-boats.tsx';

/** Loads this part on demand, because few visitors see it. */
export function LazyNoBoats(props: NoBoatsProps) {
  return (
    <LazyPart fallback={<div className="min-h-80" />}>
      <NoBoats {...props} />
    </LazyPart>
  );
}

const NoBoats = import.meta.env.SSR
  ? (await import('./no-boats.tsx')).default
  : createLazyPart(() => import('./no-boats.tsx'), ['filters', 'ships']);
