import { LazyPart, createLazyPart } from '../../../shared/states/lazy-part.tsx';
import { mapPlace, type PortMapProps } from './map-place.ts';

/** Loads the map's code after hydration. The ports are plain links, so they work before that. */
export function LazyPortMap(map: PortMapProps) {
  return (
    <LazyPart fallback={<div className={map.isFolded ? 'h-12 lg:hidden' : mapPlace} />}>
      <PortMap {...map} />
    </LazyPart>
  );
}

const PortMap = import.meta.env.SSR
  ? (await import('./port-map.tsx')).default
  : createLazyPart(() => import('./port-map.tsx'), ['filters']);
