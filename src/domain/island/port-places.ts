import type { PortCode } from './ports.ts';

/** Degrees east and north (WGS 84); west and south are negative. */
export type Place = { readonly longitude: number; readonly latitude: number };

/** Position of each port at the waterside, clockwise around the island. */
export const portPlaces: Readonly<Record<PortCode, Place>> = {
  'sxm-philipsburg': { longitude: -63.046, latitude: 18.0228 },
  'sxm-cole-bay': { longitude: -63.0805, latitude: 18.0247 },
  'sxm-simpson-bay': { longitude: -63.0975, latitude: 18.0342 },
  'sxm-mullet-bay': { longitude: -63.1262, latitude: 18.0462 },
  'sxm-cupecoy': { longitude: -63.1365, latitude: 18.0545 },
  'sxm-marigot': { longitude: -63.0862, latitude: 18.0688 },
  'sxm-grand-case': { longitude: -63.0582, latitude: 18.1032 },
  'sxm-orient-bay': { longitude: -63.0178, latitude: 18.0872 },
  'sxm-oyster-pond': { longitude: -63.0155, latitude: 18.0557 },
  'sxm-dawn-beach': { longitude: -63.0155, latitude: 18.0465 },
};

export const portsAround = Object.keys(portPlaces) as PortCode[];
