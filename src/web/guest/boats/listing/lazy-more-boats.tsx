import { keepMarkup, LatePart, lazyPart } from '../../../shared/states/late-part.tsx';
import type { MoreBoatsProps } from './more-boats.tsx';

/** Loads the code for further pages after hydration. Until then, the link leads to the next page. */
export function LateMoreBoats(props: MoreBoatsProps) {
  return (
    <LatePart>
      <MoreBoats {...props} />
    </LatePart>
  );
}

const MoreBoats = import.meta.env.SSR
  ? (await import('./more-boats.tsx')).default
  : lazyPart(() => import('./more-boats.tsx'), [], keepMarkup);
