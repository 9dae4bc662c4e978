import type { Point } from './svg-shapes.ts';

type Ground = {
  readonly heightAt: (point: Point) => number;
  readonly width: number;
  readonly height: number;
  /** How far apart the ground is looked at. */
  readonly step: number;
};

/** The closed lines along which the ground has one height; the ground has to be lower all along its edge. */
export const contourLines = (ground: Ground, level: number): readonly (readonly Point[])[] => {
  const ahead = new Map<string, readonly [from: Point, to: Point]>();
  for (const triangle of trianglesOf(ground)) {
    const piece = crossing(triangle, ground.heightAt, level);
    if (piece) ahead.set(nameOf(piece[0]), piece);
  }
  const lines: Point[][] = [];
  for (const start of ahead.keys()) {
    const line: Point[] = [];
    for (let piece = ahead.get(start); piece; piece = ahead.get(nameOf(piece[1]))) {
      ahead.delete(nameOf(piece[0]));
      line.push(piece[0]);
    }
    lines.push(line);
  }
  return lines;
};

type Triangle = readonly [Point, Point, Point];

function* trianglesOf({ width, height, step }: Ground): Generator<Triangle> {
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const [right, below] = [x + step, y + step];
      yield [
        [x, y],
        [right, y],
        [right, below],
      ];
      yield [
        [x, y],
        [right, below],
        [x, below],
      ];
    }
  }
}

/** Where the line comes into a triangle and where it leaves it, with the higher ground always on the same side. */
const crossing = (
  [a, b, c]: Triangle,
  heightAt: Ground['heightAt'],
  level: number,
): readonly [Point, Point] | null => {
  let [into, out]: (Point | null)[] = [null, null];
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const [before, after] = [heightAt(from) - level, heightAt(to) - level];
    if (before < 0 && after >= 0) into = between(from, to, before / (before - after));
    if (before >= 0 && after < 0) out = between(to, from, after / (after - before));
  }
  return into && out ? [into, out] : null;
};

const between = (low: Point, high: Point, share: number): Point => [
  low[0] + (high[0] - low[0]) * share,
  low[1] + (high[1] - low[1]) * share,
];

const nameOf = ([x, y]: Point): string => `${x},${y}`;
