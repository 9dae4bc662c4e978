import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portPlaces } from '#domain/island/port-places.ts';
import { portCodes, ports } from '#domain/island/ports.ts';
import { mapEdges } from '#domain/island/map-edges.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './island-map.tsx';
import { onMap, placeAt } from './map-projection.ts';

/** Maximum distance from a port to the coast in pixels of the drawing: 200 metres. */
const MAX_TO_COAST = 13;

type Point = { x: number; y: number };

const day = readFileSync('assets/pictures/island-day.svg', 'utf8');
const night = readFileSync('assets/pictures/island-night.svg', 'utf8');

describe('the island map', () => {
  it('the island map differs only in its colours between light and dark mode', () => {
    const bare = (svg: string) => svg.replaceAll(/#[\da-f]{6}/g, '');
    expect(bare(day)).toBe(bare(night));
    expect(day).not.toBe(night);
    expect(day).toContain(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"`,
    );
  });

  it('the island map locates a tapped place to within two metres', () => {
    const { west, east, south, north } = mapEdges;
    const place = fc.record({
      longitude: fc.double({ min: west, max: east, noNaN: true }),
      latitude: fc.double({ min: south, max: north, noNaN: true }),
    });
    fc.assert(
      fc.property(place, (tapped) => {
        const found = placeAt(onMap(tapped));
        expect(Math.abs(found.longitude - tapped.longitude)).toBeLessThan(1e-5);
        expect(Math.abs(found.latitude - tapped.latitude)).toBeLessThan(1e-5);
      }),
    );
  });

  it('the island map shows every port near the coast', () => {
    const path = / id="coast" d="([^"Z]+)/.exec(day)?.[1] ?? '';
    const coast = pointsOf(path);
    expect(coast.length).toBeGreaterThan(100);
    expect(Object.keys(portPlaces).toSorted()).toEqual(portCodes.toSorted());
    for (const code of portCodes) {
      const toTheCoast = distance(onMap(portPlaces[code]), coast);
      expect(toTheCoast, ports[code]).toBeLessThan(MAX_TO_COAST);
    }
  });
});

/** Returns the points on a path: its start, and the end of each curve. */
function pointsOf(path: string): Point[] {
  return path.split('C').map((piece) => {
    const [x = NaN, y = NaN] = (piece.match(/[\d.]+/g) ?? []).slice(-2).map(Number);
    return { x, y };
  });
}

/** Returns the distance from a point to an outline, in pixels. */
function distance({ x, y }: Point, outline: readonly Point[]): number {
  const distances = outline.map((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along = squared && ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squared;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - a.x - share * (b.x - a.x), y - a.y - share * (b.y - a.y));
  });
  return Math.min(...distances);
}
