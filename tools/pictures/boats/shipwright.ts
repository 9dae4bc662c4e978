import type { Point3 } from '../pen/camera.ts';
import { between } from '../pen/vectors.ts';

/** Boats are built in metres: x forward, y up from the waterline, z to starboard. */
export type Finish = 'paint' | 'glass' | 'cloth' | 'lamp' | 'net';

export type Face = {
  readonly at: readonly Point3[];
  readonly colour: string;
  readonly finish: Finish;
  /** Metres by which the face counts as nearer to the eye, so that it is painted over its neighbours. */
  readonly lift?: number;
  /** Share of the light that reaches the face, for places under a roof. */
  readonly light?: number;
  /** The outside of a hull: 1 looks to starboard, -1 to port. It hides everything inside the hull. */
  readonly outside?: 1 | -1;
};

export type Wire = {
  readonly at: readonly Point3[];
  readonly colour: string;
  readonly metres: number;
  readonly lift?: number;
};

export type Person = { readonly at: Point3; readonly shirt: string; readonly sits: boolean };

export type Boat = {
  readonly faces: readonly Face[];
  readonly wires: readonly Wire[];
  readonly people: readonly Person[];
};

export const assemble = (...parts: readonly Partial<Boat>[]): Boat => ({
  faces: parts.flatMap((part) => part.faces ?? []),
  wires: parts.flatMap((part) => part.wires ?? []),
  people: parts.flatMap((part) => part.people ?? []),
});

type Painted = string | ((across: number, along: number) => string);

export type Coat = {
  readonly finish?: Finish;
  readonly lift?: number;
  readonly light?: number;
  readonly outside?: 1 | -1;
};

/** Builds a skin over rows of points, which must all have the same length. `painted` gets the row as `across`. */
export const skin = (
  rows: readonly (readonly Point3[])[],
  painted: Painted,
  coat: Coat = {},
): Face[] => {
  const faces: Face[] = [];
  for (let r = 0; r + 1 < rows.length; r += 1) {
    const row = rows[r] ?? [];
    const next = rows[r + 1] ?? [];
    for (let i = 0; i + 1 < row.length; i += 1) {
      const a = row[i];
      const b = row[i + 1];
      const c = next[i + 1];
      const d = next[i];
      if (!a || !b || !c || !d) continue;
      const colour = typeof painted === 'string' ? painted : painted(r, i);
      faces.push({ at: [a, b, c, d], colour, finish: 'paint', ...coat });
    }
  }
  return faces;
};

/** The two ends of an edge, written as `x,y,z x,y,z`. */
export const edge = (written: string): readonly [Point3, Point3] => {
  const [from = [], to = []] = written.split(' ').map((point) => point.split(',').map(Number));
  return [
    [from[0] ?? 0, from[1] ?? 0, from[2] ?? 0],
    [to[0] ?? 0, to[1] ?? 0, to[2] ?? 0],
  ];
};

/** A flat or bent panel between two edges, cut into pieces small enough to be sorted by distance. */
export const panel = (
  edge: readonly [Point3, Point3],
  other: readonly [Point3, Point3],
  colour: string,
  pieces: readonly [number, number],
  coat: Coat = {},
): Face[] => {
  const rows: Point3[][] = [];
  for (let r = 0; r <= pieces[0]; r += 1) {
    const from = between(edge[0], other[0], r / pieces[0]);
    const to = between(edge[1], other[1], r / pieces[0]);
    rows.push(Array.from({ length: pieces[1] + 1 }, (_, i) => between(from, to, i / pieces[1])));
  }
  return skin(rows, colour, coat);
};

/** Half a beam at a place along the boat. */
export type Plan = readonly (readonly [x: number, half: number])[];

const deckRows = (plan: Plan, y: (x: number) => number, across: number): Point3[][] =>
  plan.map(([x, half]) =>
    Array.from({ length: across + 1 }, (_, i): Point3 => [x, y(x), half * ((i / across) * 2 - 1)]),
  );

/** A deck, roof or floor over a plan. */
export const deck = (
  plan: Plan,
  y: number | ((x: number) => number),
  painted: Painted,
  coat: Coat = {},
  across = 6,
): Face[] => skin(deckRows(plan, typeof y === 'number' ? () => y : y, across), painted, coat);

/** The outline of a plan, once around from the stern over starboard. */
export const outline = (
  plan: Plan,
  y: number | ((x: number) => number),
  shift = 0,
  inset = 0,
): Point3[] => {
  const side = (sign: 1 | -1) =>
    plan.map(([x, half]): Point3 => [
      x + shift,
      typeof y === 'number' ? y : y(x),
      Math.max(0, half - inset) * sign,
    ]);
  const round = [...side(1), ...side(-1).toReversed()];
  const [first] = round;
  return first ? [...round, first] : round;
};

export type Tier = {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  /** How far the top leans aft and inwards. */
  readonly rake?: number;
  readonly inset?: number;
  readonly colour: string;
  /** Where the windows begin and end, as shares of the height. */
  readonly glass?: readonly [number, number];
  readonly glassColour?: string;
  readonly roof?: string;
  readonly light?: number;
  readonly lift?: number;
};

/** A storey: walls with a band of windows, and a roof. */
export const tier = (built: Tier): Face[] => {
  const {
    plan,
    from,
    to,
    rake = 0,
    inset = 0,
    colour,
    glass,
    glassColour = '#1d3344',
    roof,
    lift = 0,
    light = 1,
  } = built;
  const cuts = glass ? [0, glass[0], glass[1], 1] : [0, 0.5, 1];
  const rows = cuts.map((cut) => outline(plan, from + (to - from) * cut, -rake * cut, inset * cut));
  const walls = rows.slice(0, -1).flatMap((row, i) =>
    skin([row, rows[i + 1] ?? row], glass && i === 1 ? glassColour : colour, {
      finish: glass && i === 1 ? 'glass' : 'paint',
      lift,
      light,
    }),
  );
  const top = plan.map(([x, half]) => [x - rake, Math.max(0, half - inset)] as const);
  return roof === undefined ? walls : [...walls, ...deck(top, to, roof, { lift: lift + 0.02 })];
};

/** Seats one person per shirt, at the places in order, beginning again after the last. */
export const seatCrew = (
  shirts: readonly string[],
  places: readonly [Point3, ...Point3[]],
  sits: (index: number) => boolean,
): Person[] =>
  shirts.map((shirt, i) => ({ at: places[i % places.length] ?? places[0], shirt, sits: sits(i) }));

export const pole = (
  from: Point3,
  to: Point3,
  colour: string,
  metres: number,
  pieces = 1,
): Wire[] =>
  Array.from({ length: pieces }, (_, i) => ({
    at: [between(from, to, i / pieces), between(from, to, (i + 1) / pieces)],
    colour,
    metres,
  }));

/** Paints wires as if they were so many metres nearer to the eye. */
export const lifted = (wires: readonly Wire[], lift: number): Wire[] =>
  wires.map((wire) => ({ ...wire, lift }));

/** A rail on posts along the edge of a plan. */
export const buildRailing = (
  points: readonly Point3[],
  height: number,
  colour: string,
  rails = 2,
): Wire[] => {
  const raised = (point: Point3, share: number): Point3 => [
    point[0],
    point[1] + height * share,
    point[2],
  ];
  const along = points.slice(0, -1).flatMap((point, i) => {
    const next = points[i + 1] ?? point;
    return Array.from({ length: rails }, (_, rail): Wire => {
      const share = (rail + 1) / rails;
      return {
        at: [raised(point, share), raised(next, share)],
        colour,
        metres: rail === rails - 1 ? 0.035 : 0.018,
      };
    });
  });
  return [
    ...along,
    ...points.map((point): Wire => ({ at: [point, raised(point, 1)], colour, metres: 0.03 })),
  ];
};
