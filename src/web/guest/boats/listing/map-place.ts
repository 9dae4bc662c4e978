import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import type { PortCode } from '#domain/island/ports.ts';

export type PortMapProps = {
  /** The selected port; '' is none. */
  chosen: string;
  /** Number of matching boats per port; ports without boats may be omitted. */
  boatsAt: Readonly<Record<string, BoatCountView>>;
  /** Returns a port's link; the selected port's link clears the filter. */
  hrefOf: (port: PortCode) => string;
  /** True on small screens, where the map is collapsed beside the count of boats. */
  isFolded?: boolean;
};

/** Places the map, or its loading placeholder, beside the cards, in sight where the screen is tall enough for it. */
export const mapPlace =
  'hidden self-start lg:col-start-2 lg:row-start-1 lg:block lg:[@media(min-height:42rem)]:sticky lg:top-26';
