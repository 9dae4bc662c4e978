import { pairs } from '../pen/svg-shapes.ts';
import type { Point3 } from '../pen/camera.ts';
import { type HullLines, loftHull } from './hull-loft.ts';
import { type Cloth, buildRigging } from './rig.ts';
import { type Boat, seatCrew, deck, pole, buildRailing, tier, assemble } from './shipwright.ts';

export type SloopLook = {
  readonly topsides: string;
  readonly stripe: string;
  readonly boot: string;
  readonly main: Cloth;
  readonly jib: Cloth;
  readonly deck: string;
  readonly canvas: string;
  readonly shirts: readonly string[];
};

const sloopLines: HullLines = {
  length: 12,
  half: 1.85,
  stern: 1.05,
  bow: 1.42,
  hollow: 0.12,
  overhang: 1.1,
  transom: 0.62,
  flare: 0.3,
  full: 1.9,
  sugarScoop: 0.5,
};

const sloopRig = {
  foot: [0.9, 1.55, 0],
  height: 13.8,
  boom: 5.1,
  bow: [5.7, 1.5, 0],
  stern: [[-5.8, 1.1, 0]],
  shrouds: 1.7,
  overlap: 0.3,
} as const;

/** A monohull sloop of twelve metres. */
export const buildSloop = (look: SloopLook, stowed = false, out = 2.2): Boat => {
  const hull = loftHull(sloopLines, {
    topsides: look.topsides,
    stripe: look.stripe,
    boot: look.boot,
    bottom: '#1b2d3c',
  });
  const edge = [-5.7, -4.2, -2.6, -1, 0.6, 2.2, 3.8, 5, 5.8];
  const rail = (side: 1 | -1) =>
    buildRailing(
      edge.map((x): Point3 => [x, hull.sheer(x), hull.halfAt(x) * 0.94 * side]),
      0.6,
      '#d5dadd',
    );
  return assemble(
    { faces: hull.faces },
    { faces: deck(hull.plan, (x) => hull.sheer(x) + 0.01, look.deck, { lift: 0.3 }) },
    cabin(look),
    {
      wires: [
        ...rail(1),
        ...rail(-1),
        ...pole(
          [5.85, hull.sheer(5.8) + 0.6, 0.2],
          [5.85, hull.sheer(5.8) + 0.6, -0.2],
          '#d5dadd',
          0.04,
        ),
      ],
    },
    buildRigging({ ...sloopRig, out, main: look.main, jib: look.jib, stowed }),
    {
      people: seatCrew(look.shirts, seats, (i) => i !== 1),
    },
  );
};

const seats: readonly [Point3, ...Point3[]] = [
  [-3.4, 1.05, 1.05],
  [-4.6, 0.9, 0.1],
  [-2.7, 1.1, -1.05],
  [-3.9, 1.05, -1.1],
  [3.2, 1.25, 0.5],
  [2.4, 1.3, -0.7],
];

const cabin = ({ canvas, deck: teak }: SloopLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-2,1.12 0,1.15 1.6,0.95 2.9,0.55 3.3,0.2'),
      from: 1.05,
      to: 1.58,
      rake: 0.1,
      inset: 0.22,
      colour: '#f8f6ef',
      glass: [0.35, 0.78],
      glassColour: '#1a2e3a',
      roof: '#f6f3ea',
    }),
    ...deck(pairs('-5.1,0.62 -2.2,0.75'), 1.02, '#6e5a46', { lift: 0.25, light: 0.5 }, 3),
    ...tier({
      plan: pairs('-5.2,1.1 -2.1,1.2'),
      from: 1.0,
      to: 1.28,
      colour: '#f1eee4',
      lift: -0.1,
    }),
    ...deck(pairs('-5.2,1.1 -2.1,1.2'), 1.29, teak, {}, 4),
    ...tier({
      plan: pairs('-2.5,1 -1.7,1 -1.35,0.8'),
      from: 1.5,
      to: 2.2,
      rake: 0.25,
      inset: 0.18,
      colour: canvas,
      glass: [0.3, 0.75],
      glassColour: '#3c5866',
      roof: canvas,
      lift: 0.15,
    }),
  ],
  wires: [
    ...pole([-4.7, 1.2, -0.45], [-4.7, 2, 0], '#cfd5d8', 0.06),
    ...pole([-4.7, 2, 0], [-4.7, 1.2, 0.45], '#cfd5d8', 0.06),
  ],
});
