import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import type { PortCode } from '#domain/island/ports.ts';

export type PortMapProps = {
  /** The chosen port; '' is none. */
  chosen: string;
  /** Matching boats per port; ports without boats may be omitted. */
  boatsAt: Readonly<Record<string, BoatCountView>>;
  /** A port's link; the chosen port's link clears the filter. */
  hrefOf: (port: PortCode) => string;
  /** Collapsed beside the count of boats, on small screens; else among the boats, on large ones. */
  isFolded?: boolean;
};

/** The upper right corner of the grid of boats, also while the map's code is on its way. */
export const mapPlace = 'hidden self-start lg:col-start-3 lg:row-start-1 lg:block 2xl:col-start-4';
