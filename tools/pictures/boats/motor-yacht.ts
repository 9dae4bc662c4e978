import { pairs } from '../pen/svg-shapes.ts';
import type { Point3 } from '../pen/camera.ts';
import { type HullLines, loftHull } from './hull-loft.ts';
import {
  type Boat,
  type Face,
  seatCrew,
  type Plan,
  deck,
  pole,
  buildRailing,
  tier,
  assemble,
} from './shipwright.ts';

export type YachtLook = {
  readonly topsides: string;
  readonly stripe: string;
  readonly boot: string;
  readonly house: string;
  readonly cushions: string;
  readonly shirts: readonly string[];
};

const yachtLines: HullLines = {
  length: 26,
  half: 2.9,
  stern: 1.45,
  bow: 2.7,
  hollow: 0.05,
  overhang: 3.6,
  transom: 0.84,
  flare: 0.7,
  full: 2.4,
};

/** A motor yacht of twenty-six metres with three decks. */
export const buildMotorYacht = (look: YachtLook): Boat => {
  const hull = loftHull(yachtLines, {
    topsides: look.topsides,
    stripe: look.stripe,
    boot: look.boot,
    bottom: '#16242f',
  });
  const edge = [1, 3, 5, 7, 9, 11, 12.4];
  const rail = (side: 1 | -1) =>
    buildRailing(
      edge.map((x): Point3 => [x, hull.sheer(x), hull.halfAt(x) * 0.93 * side]),
      0.75,
      '#dfe3e5',
    );
  return assemble(
    { faces: hull.faces },
    {
      faces: deck(
        hull.plan,
        (x) => hull.sheer(x) + 0.01,
        (_, along) => (along > 1 && along < 4 ? '#d8b98f' : '#e3cba6'),
        { lift: 0.9 },
      ),
    },
    { wires: [...rail(1), ...rail(-1)] },
    portlights(hull.sheer, hull.halfAt),
    stern(look),
    decks(look),
    topHamper(look),
    {
      people: seatCrew(look.shirts, places, (i) => i > 1),
    },
  );
};

const places: readonly [Point3, ...Point3[]] = [
  [-4.6, 5.1, 0.6],
  [-10.4, 1.5, 1.4],
  [7.6, 2.45, 0.6],
  [8.3, 2.45, -0.6],
  [-3.9, 5.1, -0.7],
  [-9.8, 3.5, 1.2],
];

const mainPlan: Plan = [
  [-8.4, 2.35],
  [-5, 2.45],
  [0, 2.45],
  [4, 2.2],
  [6.2, 1.5],
  [7.2, 0.7],
  [7.4, 0.1],
];
const upperPlan: Plan = [
  [-6.6, 2.15],
  [-3, 2.25],
  [0.5, 2.1],
  [2.6, 1.5],
  [3.5, 0.7],
  [3.7, 0.1],
];

const portlights = (
  sheer: (x: number) => number,
  halfAt: (x: number) => number,
): Partial<Boat> => ({
  faces: [-7, -4.4, -1.8, 0.8, 3.4, 5.6].flatMap((x) =>
    ([-1, 1] as const).map((side) => {
      const wall = (at: number, share: number): Point3 => [
        at,
        sheer(at) * share,
        halfAt(at) * (0.925 + share * 0.055) * side,
      ];
      return {
        at: [wall(x, 0.48), wall(x + 1.7, 0.48), wall(x + 1.95, 0.66), wall(x + 0.1, 0.66)],
        colour: '#12222e',
        finish: 'glass' as const,
        lift: 0.5,
        outside: side,
      };
    }),
  ),
});

const stern = ({ cushions }: YachtLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-14.3,2.3 -12.8,2.4'),
      from: 0.3,
      to: 0.55,
      colour: '#eef0ef',
      roof: '#d8b98f',
    }),
    ...tier({
      plan: pairs('-12.2,1.9 -11.4,1.9'),
      from: 1.45,
      to: 1.95,
      colour: '#f2efe8',
      roof: cushions,
      lift: 0.1,
    }),
  ],
});

const decks = ({ house, cushions }: YachtLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: mainPlan,
      from: 1.75,
      to: 3.45,
      rake: 1.9,
      inset: 0.3,
      colour: house,
      glass: [0.34, 0.84],
      glassColour: '#0f1f2b',
      roof: house,
    }),
    ...deck(pairs('-11.2,2.3 -8.4,2.4'), 3.42, house, { lift: 0.2 }, 5),
    ...deck(pairs('-11.2,2.3 -8.4,2.4'), 3.3, '#8e9aa0', { light: 0.2 }, 5),
    ...tier({
      plan: upperPlan,
      from: 3.5,
      to: 4.95,
      rake: 2,
      inset: 0.32,
      colour: house,
      glass: [0.3, 0.84],
      glassColour: '#0f1f2b',
      roof: house,
    }),
    ...deck(pairs('-8.6,2 -6.6,2.1'), 4.93, house, { lift: 0.2 }, 4),
    ...tier({
      plan: pairs('-6.8,1.7 -3,1.8 -0.6,1.5 0.2,0.6'),
      from: 4.95,
      to: 5.45,
      inset: -0.1,
      rake: 0.6,
      colour: house,
    }),
    ...sunPads(cushions),
  ],
  wires: [
    ...([-2.2, 2.2] as const).flatMap((z) => [
      ...pole([-11, 1.75, z], [-11, 3.4, z], '#e8eaea', 0.12),
      ...pole([-8.4, 3.6, z * 0.93], [-8.4, 4.9, z * 0.93], '#e8eaea', 0.1),
    ]),
  ],
});

const sunPads = (cushions: string): Face[] => [
  ...tier({
    plan: pairs('7.7,1.1 9.3,0.9'),
    from: 2.15,
    to: 2.5,
    colour: '#f2efe8',
    roof: cushions,
    lift: 0.15,
  }),
  ...tier({
    plan: pairs('-10.6,1.4 -9.6,1.4'),
    from: 3.5,
    to: 3.85,
    colour: '#f2efe8',
    roof: cushions,
    lift: 0.1,
  }),
];

const topHamper = ({ house, stripe }: YachtLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-6.2,1.75 -2.4,1.75 -1.4,1.3'),
      from: 6.85,
      to: 7.02,
      colour: house,
      roof: stripe,
    }),
    ...([-1.6, 1.6] as const).flatMap((z) =>
      tier({
        plan: pairs('-5.6,0.09 -4.3,0.09'),
        from: 5.3,
        to: 6.85,
        rake: 0.9,
        colour: house,
      }).map((face) => ({ ...face, at: face.at.map(([x, y, w]): Point3 => [x, y, w + z]) })),
    ),
    ...tier({
      plan: pairs('-5,0.5 -4.3,0.5 -3.9,0.3'),
      from: 7.02,
      to: 7.4,
      colour: '#f4f4f1',
      roof: '#ffffff',
    }),
  ],
  wires: [
    ...pole([-4.8, 7.2, 0], [-5.4, 9, 0], '#e8eaea', 0.07, 2),
    ...pole([-5.1, 8.3, -0.5], [-5.1, 8.3, 0.5], '#e8eaea', 0.06),
    ...pole([-13, 1.9, 0], [-13.5, 3.1, 0], '#b98d57', 0.06),
  ],
});
