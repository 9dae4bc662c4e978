import { mapEdges } from '#domain/map-edges.ts';
import type { Place } from '#domain/port-places.ts';

/** The size of the map's drawing, in pixels. */
export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 1190;

const { west, east, south, north } = mapEdges;

/** Projects a place onto the map, in pixels of the drawing. */
export function onMap({ longitude, latitude }: Place): { x: number; y: number } {
  return {
    x: ((longitude - west) / (east - west)) * MAP_WIDTH,
    y: ((north - latitude) / (north - south)) * MAP_HEIGHT,
  };
}

/** The place at a point of the drawing: the inverse, to a metre. */
export function placeAt({ x, y }: { x: number; y: number }): Place {
  return {
    longitude: rounded(west + (x / MAP_WIDTH) * (east - west)),
    latitude: rounded(north - (y / MAP_HEIGHT) * (north - south)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
