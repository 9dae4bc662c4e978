import { ChevronDown, MapPin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { portsAround } from '#domain/port-places.ts';
import { ports, type PortCode } from '#domain/ports.ts';
import { IslandMap, PortPlate } from '../island/island-map.tsx';

type PortMapProps = {
  /** The port that is chosen; '' is none. */
  chosen: string;
  /** How many boats match at each port; those without any may be left out. */
  boatsAt: Readonly<Record<string, number>>;
  /** Where choosing a port leads; for the chosen one, to all ports. */
  hrefOf: (port: PortCode) => string;
};

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

function FilterMap({ chosen, boatsAt, hrefOf }: PortMapProps) {
  return (
    <>
      <IslandMap>
        {portsAround.map((port) => (
          <PortPlate key={port} port={port}>
            <PortFilter
              port={port}
              href={hrefOf(port)}
              boats={boatsAt[port] ?? 0}
              isChosen={port === chosen}
            />
          </PortPlate>
        ))}
      </IslandMap>
      <p className="mt-3 text-sm text-ink-soft">
        The number says how many boats there match your other filters. Choose a port again to see
        all ports.
      </p>
    </>
  );
}

type PortFilterProps = { port: PortCode; href: string; boats: number; isChosen: boolean };

function PortFilter({ port, href, boats, isChosen }: PortFilterProps) {
  const waiting = boats === 0 ? 'no boats' : boats === 1 ? '1 boat' : `${boats} boats`;
  return (
    <Link
      href={href}
      replace
      aria-current={isChosen || undefined}
      data-boats={boats}
      onKeyDown={chooseBySpace}
    >
      <span aria-hidden="true" className="port-name">
        {ports[port]} <span className="port-count">{boats}</span>
      </span>
      <span className="sr-only">{`${ports[port]}, ${waiting}`}</span>
    </Link>
  );
}

/** A port is switched on and off here: by Enter, as any link, and by Space, as a button. */
function chooseBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
