import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { loadLateMessages } from '../language/load-messages.ts';
import { markedPart } from '../layout/marked-part.ts';
import { once, useIsLoaded } from '../layout/use-is-loaded.ts';
import { mapPlace, type PortMapProps } from './map-place.ts';

/**
 * The map, which the server renders and whose ports are links: a browser loads its code once the list is alive. Until
 * then it stays as it is, whatever is filtered; React would drop a part that changes before its code is there.
 */
export function LatePortMap(map: PortMapProps) {
  const isLoaded = useIsLoaded(load);
  const [first] = useState(map);
  const asItCame = useMemo(() => within(<PortMap {...first} />, first), [first]);
  return isLoaded ? within(<PortMap {...map} />, map) : asItCame;
}

function within(map: ReactNode, { isFolded }: PortMapProps) {
  return (
    <Suspense fallback={<div className={isFolded ? 'h-12 lg:hidden' : mapPlace} />}>{map}</Suspense>
  );
}

const load = once(() =>
  Promise.all([import('./port-map.tsx'), loadLateMessages('filters')]).then(
    ([map]) => map,
    () => ({ default: () => null }),
  ),
);

const PortMap = import.meta.env.SSR
  ? markedPart((await import('./port-map.tsx')).default)
  : lazy<ComponentType<PortMapProps>>(load);
