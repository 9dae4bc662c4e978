import type { Point3 } from '../pen/camera.ts';
import { type Face, type Plan, skin } from './shipwright.ts';

export type HullLines = {
  readonly length: number;
  /** Half the beam on deck amidships. */
  readonly half: number;
  /** Height of the sheer at the stern and at the bow. */
  readonly stern: number;
  readonly bow: number;
  /** How hollow the sheer is between them. */
  readonly hollow?: number;
  /** How far the stem overhangs the waterline. */
  readonly overhang: number;
  /** Width of the stern as a share of the beam. */
  readonly transom: number;
  /** 0 is a wall-sided hull, 1 flares hard to a sharp bow. */
  readonly flare: number;
  /** Fullness of the bow: low is sharp. */
  readonly full?: number;
  /** How far the transom leans aft at the waterline. */
  readonly sugarScoop?: number;
  readonly side?: number;
};

export type HullPaint = {
  readonly topsides: string;
  readonly stripe: string;
  readonly boot: string;
  readonly bottom: string;
};

/** A hull's shape and faces. `sheer` and `halfAt` take metres forward of amidships. */
export type Hull = {
  readonly lines: HullLines;
  readonly sheer: (x: number) => number;
  readonly halfAt: (x: number) => number;
  readonly faces: readonly Face[];
  /** The deck's plan from stern to stem. */
  readonly plan: Plan;
};

const stations = 26;

const beamShape = ({ transom, full = 2.2 }: HullLines, t: number): number =>
  t < 0.45
    ? transom + (1 - transom) * Math.sin((t / 0.45) * (Math.PI / 2))
    : 1 - ((t - 0.45) / 0.55) ** full;

const sheerAt = ({ stern, bow, hollow = 0.12 }: HullLines, t: number): number =>
  stern + (bow - stern) * t ** 1.6 - Math.sin(Math.PI * t) * hollow;

export const loftHull = (lines: HullLines, paint: HullPaint): Hull => {
  const levels = [-0.12, 0.04, 0.11, 0.3, 0.5, 0.68, 0.84, 0.92, 1];
  const side = (sign: 1 | -1) => levels.map((level) => stationsAt(lines, level, sign));
  const colour = (row: number): string =>
    [
      paint.bottom,
      paint.boot,
      paint.topsides,
      paint.topsides,
      paint.topsides,
      paint.topsides,
      paint.stripe,
      paint.topsides,
    ][row] ?? paint.topsides;
  const starboard = side(1);
  const port = side(-1);
  const transom = levels.map(
    (_, row) => [port[row]?.[0] ?? [0, 0, 0], starboard[row]?.[0] ?? [0, 0, 0]] as const,
  );
  const keel = (starboard[0] ?? []).map(([x, y], i): Point3 => [
    x,
    y - 0.16 - 0.5 * lines.half * Math.sin(Math.PI * Math.min(1, (i / stations) * 0.9 + 0.1)),
    lines.side ?? 0,
  ]);
  const start = -lines.length / 2;
  const tOf = (x: number) => Math.min(1, Math.max(0, (x - start) / lines.length));
  return {
    lines,
    sheer: (x) => sheerAt(lines, tOf(x)),
    halfAt: (x) => lines.half * Math.max(0.015, beamShape(lines, tOf(x))),
    plan: Array.from({ length: stations + 1 }, (_, i) => {
      const t = i / stations;
      return [start + t * lines.length, lines.half * Math.max(0.015, beamShape(lines, t))] as const;
    }),
    faces: [
      ...skin(starboard, colour, { outside: 1 }),
      ...skin(port, colour, { outside: -1 }),
      ...skin(transom, colour),
      ...skin([starboard[0] ?? [], keel], paint.bottom, { outside: 1 }),
      ...skin([port[0] ?? [], keel], paint.bottom, { outside: -1 }),
    ],
  };
};

const stationsAt = (lines: HullLines, level: number, sign: 1 | -1): Point3[] => {
  const start = -lines.length / 2;
  return Array.from({ length: stations + 1 }, (_, i): Point3 => {
    const t = i / stations;
    const forward = t ** 3;
    const waterline = 1 - (0.1 + lines.flare * 0.5 * t);
    const width = waterline + (1 - waterline) * Math.max(0, level) ** (1 + lines.flare * t * 1.2);
    const sharp = (1 - level) * lines.flare * 0.3 * t ** 2;
    const half =
      lines.half * Math.max(0.012, beamShape(lines, Math.min(1, t + sharp * 0.35)) * width);
    const x =
      start +
      t * lines.length -
      (1 - level) * lines.overhang * forward -
      (1 - level) * (lines.sugarScoop ?? 0) * (1 - t) ** 6;
    return [x, level * sheerAt(lines, t), half * sign + (lines.side ?? 0)];
  });
};
