import type { ReactNode } from 'react';
import type { PortCode } from '#domain/island/ports.ts';
import { useMessages } from '../language/use-messages.ts';

/** Renders the island map; the children are the ports' plates, in tab order. */
export function IslandMap({ children }: { children: ReactNode }) {
  const t = useMessages('layout');
  return (
    <div className="island-map">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="/pictures/island-night.svg" />
        <img
          src="/pictures/island-day.svg"
          alt=""
          width={MAP_WIDTH}
          height={MAP_HEIGHT}
          loading="lazy"
        />
      </picture>
      <nav aria-label={t.portsOnMap}>
        <ul>{children}</ul>
      </nav>
    </div>
  );
}

/** Positions a port's label. Its child is a link, with the name in a `port-name`. */
export function PortPlate({ port, children }: { port: PortCode; children: ReactNode }) {
  return <li className={`port-plate ${port}`}>{children}</li>;
}

/** Size of the map's drawing, in pixels. */
export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 1190;
