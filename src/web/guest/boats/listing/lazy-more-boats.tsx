import { keepMarkup, LazyPart, createLazyPart } from '../../../shared/states/lazy-part.tsx';
import type { MoreBoatsProps } from './more-boats.tsx';

/** Loads the code for further pages after hydration. Until then, the link leads to the next page. */
export function LazyMoreBoats(props: MoreBoatsProps) {
  return (
    <LazyPart>
      <MoreBoats {...props} />
    </LazyPart>
  );
}

const MoreBoats = import.meta.env.SSR
  ? (await import('./more-boats.tsx')).default
  : createLazyPart(() => import('./more-boats.tsx'), [], keepMarkup);
