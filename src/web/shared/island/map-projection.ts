import { mapEdges } from '#domain/island/map-edges.ts';
import type { Place } from '#domain/island/port-places.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './island-map.tsx';

const { west, east, south, north } = mapEdges;

/** Projects a place onto the map, in pixels of the drawing. */
export function onMap({ longitude, latitude }: Place): { x: number; y: number } {
  return {
    x: ((longitude - west) / (east - west)) * MAP_WIDTH,
    y: ((north - latitude) / (north - south)) * MAP_HEIGHT,
  };
}

/** Inverts `onMap`, accurate to one metre. */
export function placeAt({ x, y }: { x: number; y: number }): Place {
  return {
    longitude: rounded(west + (x / MAP_WIDTH) * (east - west)),
    latitude: rounded(north - (y / MAP_HEIGHT) * (north - south)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
