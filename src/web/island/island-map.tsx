import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { portPlaces } from '#domain/port-places.ts';
import { ports, type PortCode } from '#domain/ports.ts';

const around = Object.keys(portPlaces) as PortCode[];

/** For a map beside what it filters: the chosen port, and how many boats lie at each. */
export type PortFilter = { port: string; boatsAt: Readonly<Record<string, number>> };

type IslandMapProps = {
  /** Where choosing a port leads. */
  hrefOf: (port: PortCode) => string;
  filter?: PortFilter;
};

/** The island with its ports, each a link; they follow one another around the coast. */
export function IslandMap({ hrefOf, filter }: IslandMapProps) {
  return (
    <div className="island-map">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="/pictures/island-night.svg" />
        <img src="/pictures/island-day.svg" alt="" width={1600} height={1190} loading="lazy" />
      </picture>
      <MapWords />
      <nav aria-label="Ports on the island map">
        <ul>
          {around.map((port) => (
            <li key={port} className={`port-plate ${port}`}>
              <PortLink port={port} href={hrefOf(port)} filter={filter} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type PortLinkProps = { port: PortCode; href: string; filter: PortFilter | undefined };

function PortLink({ port, href, filter }: PortLinkProps) {
  const boats = filter?.boatsAt[port] ?? 0;
  const wait = boats === 0 ? 'no boats' : boats === 1 ? '1 boat' : `${boats} boats`;
  return (
    <Link
      href={href}
      replace={filter !== undefined}
      aria-current={filter?.port === port || undefined}
      aria-label={filter && `${ports[port]}, ${wait}`}
      data-boats={filter && boats}
      onKeyDown={chooseBySpace}
    >
      <span className="port-name">
        {ports[port]}
        {filter && <span className="port-count"> {boats}</span>}
      </span>
    </Link>
  );
}

/** A port is chosen like a button: by Enter, as any link, and by Space. */
function chooseBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function MapWords() {
  return (
    <div aria-hidden="true">
      <span className="map-word map-scale">4 km</span>
      <span className="map-word map-land top-[32%] left-[53%]">Saint-Martin</span>
      <span className="map-word map-land top-[60%] left-[53%]">Sint Maarten</span>
    </div>
  );
}
