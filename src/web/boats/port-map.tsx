import { ChevronDown, MapPin } from 'lucide-react';
import type { PortCode } from '#domain/ports.ts';
import { IslandMap, type PortFilter } from '../island/island-map.tsx';

type PortMapProps = { filter: PortFilter; hrefOf: (port: PortCode) => string };

const TITLE = 'Choose on the map';

/** The map beside the list, on screens that have room for both. */
export function PortMapBeside(map: PortMapProps) {
  return (
    <aside
      aria-labelledby="port-map"
      className="sticky top-24 mt-8 hidden self-start lg:col-start-2 lg:row-start-1 lg:block"
    >
      <h2 id="port-map" className="mb-4 text-xl font-bold">
        {TITLE}
      </h2>
      <FilterMap {...map} />
    </aside>
  );
}

/** The map folded away above the list, on small screens. */
export function PortMapFolded(map: PortMapProps) {
  return (
    <details className="group mt-4 lg:hidden">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden="true" className="size-5" />
        {TITLE}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <FilterMap {...map} />
      </div>
    </details>
  );
}

function FilterMap(map: PortMapProps) {
  return (
    <>
      <IslandMap {...map} />
      <p className="mt-3 text-sm text-ink-soft">
        The number says how many boats there match your other filters. Choose a port again to see
        all ports.
      </p>
    </>
  );
}
