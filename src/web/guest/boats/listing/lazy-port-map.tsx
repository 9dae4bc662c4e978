import { LatePart, lazyPart } from '../../../shared/states/late-part.tsx';
import { mapPlace, type PortMapProps } from './map-place.ts';

/** Loads the map's code after hydration. The ports are plain links, so they work before that. */
export function LatePortMap(map: PortMapProps) {
  return (
    <LatePart fallback={<div className={map.isFolded ? 'h-12 lg:hidden' : mapPlace} />}>
      <PortMap {...map} />
    </LatePart>
  );
}

const PortMap = import.meta.env.SSR
  ? (await import('./port-map.tsx')).default
  : lazyPart(() => import('./port-map.tsx'), ['filters']);
