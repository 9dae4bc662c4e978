/** The island map's bounding box, in degrees (WGS 84). */
export const mapEdges = { west: -63.163, east: -62.931, south: 17.975, north: 18.14 } as const;
