import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import type { PortCode } from '#domain/island/ports.ts';

export type PortMapProps = {
  /** The selected port; '' if no port is selected. */
  chosen: string;
  /** Number of matching boats per port. Ports without boats may be omitted. */
  boatsAt: Readonly<Record<string, BoatCountView>>;
  /** Returns a port's link. The selected port's link clears the filter. */
  hrefOf: (port: PortCode) => string;
  /** True on small screens, where the map is collapsed beside the count of boats. */
  isFolded?: boolean;
};

/** Places the map, or its loading placeholder, beside the cards. Keeps it in view if the screen is tall enough. */
export const mapPlace =
  'hidden self-start lg:col-start-2 lg:row-start-1 lg:block lg:[@media(min-height:42rem)]:sticky lg:top-26';
