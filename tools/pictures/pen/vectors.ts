import type { Point3 } from './camera.ts';

export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const unit = (a: Point3): Point3 => times(a, 1 / (Math.hypot(...a) || 1));

export const between = (a: Point3, b: Point3, share: number): Point3 =>
  plus(times(a, 1 - share), times(b, share));

export const middle = (points: readonly Point3[]): Point3 =>
  times(
    points.reduce<Point3>((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / Math.max(1, points.length),
  );
