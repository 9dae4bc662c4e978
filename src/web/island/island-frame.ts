import type { Place } from '#domain/port-places.ts';

/** The size of the map's drawing, in pixels. */
export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 1190;
/** The map's bounding box, in degrees (WGS 84). */
const edges = { west: -63.163, east: -62.931, south: 17.975, north: 18.14 };

/** Projects a place onto the map, in pixels of the drawing. */
export function onMap({ longitude, latitude }: Place): { x: number; y: number } {
  return {
    x: ((longitude - edges.west) / (edges.east - edges.west)) * MAP_WIDTH,
    y: ((edges.north - latitude) / (edges.north - edges.south)) * MAP_HEIGHT,
  };
}
