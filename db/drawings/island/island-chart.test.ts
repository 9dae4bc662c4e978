import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portPlaces } from '#domain/port-places.ts';
import { portCodes, ports } from '#domain/ports.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { charts } from '../picture-catalogue.ts';
import { CHART_HEIGHT, CHART_WIDTH, PIXELS_A_KM, onChart } from './chart-frame.ts';
import { island, lagoon } from './island-coast.ts';

describe('the island map', () => {
  it('is a whole drawing, the same by day and by night but for its colours', async () => {
    const drawn = charts.map(({ draw }) => draw());
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|Infinity|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height]).toEqual(['svg', CHART_WIDTH, CHART_HEIGHT]);
    }
    const [day, night] = drawn.map((svg) => svg.replaceAll(/#[\da-f]{6}/g, ''));
    expect(day).toBe(night);
    expect(drawn[0]).not.toBe(drawn[1]);
  });

  it('shows as much land and lagoon as there is: 87 and 12 square kilometres', () => {
    expect(Math.abs(squareKm(island) - squareKm(lagoon) - 87)).toBeLessThan(2);
    expect(Math.abs(squareKm(lagoon) - 12)).toBeLessThan(0.5);
  });

  it('has every port at the water', () => {
    expect(Object.keys(portPlaces).toSorted()).toEqual(portCodes.toSorted());
    for (const code of portCodes) {
      const { longitude, latitude } = portPlaces[code];
      const toTheCoast = distanceKm(onChart(longitude, latitude), island);
      expect(toTheCoast, ports[code]).toBeLessThan(0.2);
    }
  });
});

function squareKm(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2 / PIXELS_A_KM ** 2;
}

function distanceKm([x, y]: Point, outline: readonly Point[]): number {
  const distances = outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.hypot(bx - ax, by - ay) ** 2;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
  });
  return Math.min(...distances) / PIXELS_A_KM;
}
