import { pairs } from '../pen/svg-shapes.ts';
import type { Point3 } from '../pen/camera.ts';
import { type HullLines, loftHull } from './hull-loft.ts';
import {
  type Boat,
  seatCrew,
  type Face,
  type Plan,
  type Wire,
  deck,
  edge,
  panel,
  pole,
  buildRailing,
  skin,
  tier,
  assemble,
} from './shipwright.ts';

export type SportfisherLook = {
  readonly topsides: string;
  readonly stripe: string;
  readonly boot: string;
  readonly canvas: string;
  readonly shirts: readonly string[];

  /** A tall tuna tower over the flybridge. */
  readonly tower: boolean;
};

const sportfisherLines: HullLines = {
  length: 14,
  half: 2.35,
  stern: 1.05,
  bow: 2.65,
  hollow: 0.05,
  overhang: 1.6,
  transom: 0.86,
  flare: 0.75,
  full: 2.3,
};

/** A sportfisher of fourteen metres: high flared bow, low cockpit, flybridge, outriggers and rods. */
export const buildSportfisher = (look: SportfisherLook): Boat => {
  const hull = loftHull(sportfisherLines, {
    topsides: look.topsides,
    stripe: look.stripe,
    boot: look.boot,
    bottom: '#172a38',
  });
  const foredeck = hull.plan.filter(([x]) => x > -2.4);
  const cockpit = hull.plan
    .filter(([x]) => x <= -1.9)
    .map(([x, half]) => [x, half - 0.42] as const);
  const edge = [1.2, 2.6, 4, 5.2, 6.2, 6.8];
  const bowRail = (side: 1 | -1) =>
    buildRailing(
      edge.map((x): Point3 => [x, hull.sheer(x), hull.halfAt(x) * 0.9 * side]),
      0.6,
      '#dfe4e6',
    );
  return assemble(
    { faces: hull.faces },
    { faces: deck(foredeck, (x) => hull.sheer(x) + 0.02, '#f3f2ec') },
    {
      faces: [
        ...deck(cockpit, 0.72, '#b58a5c', { light: 0.75, lift: 0.3 }, 5),
        ...cockpitSides(cockpit, hull.sheer, look),
      ],
    },
    { wires: [...bowRail(1), ...bowRail(-1)] },
    drawHouse(look),
    flybridge(look),
    tackle(look),
    {
      people: seatCrew(look.shirts, stations, (i) => i === 2),
    },
  );
};

/** The white lining of the cockpit and the rail on top of it. */
const cockpitSides = (
  plan: Plan,
  sheer: (x: number) => number,
  { stripe }: SportfisherLook,
): Face[] => {
  const edge = (y: (x: number) => number, grow: number): Point3[] => {
    const side = (sign: 1 | -1) => plan.map(([x, half]): Point3 => [x, y(x), (half + grow) * sign]);
    return [...side(1).toReversed(), ...side(-1)];
  };
  const inner = edge((x) => sheer(x) + 0.03, 0);
  return [
    ...skin([edge(() => 0.72, 0), inner], '#f2efe6', { light: 0.7, lift: 0.25 }),
    ...skin([inner, edge((x) => sheer(x) + 0.03, 0.4)], stripe, { lift: 0.45 }),
  ];
};

const stations: readonly [Point3, ...Point3[]] = [
  [-0.6, 3.05, 0.4],
  [-5.6, 0.75, 0.9],
  [-4.2, 1.1, 0],
  [-5.2, 0.75, -1.2],
];

const drawHouse = ({ topsides }: SportfisherLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-2.2,1.85 -0.5,1.9 1.2,1.75 2.4,1.3 3,0.6 3.15,0.1'),
      from: 1.55,
      to: 2.95,
      rake: 0.95,
      inset: 0.3,
      colour: '#fbfaf6',
      glass: [0.3, 0.82],
      glassColour: '#10202b',
      roof: '#fbfaf6',
    }),
    ...panel(
      edge('-2.2,0.8,-1.8 -2.2,0.8,1.8'),
      edge('-2.2,1.6,-1.8 -2.2,1.6,1.8'),
      topsides,
      [2, 4],
      { light: 0.5 },
    ),
    ...deck(pairs('-4.3,1.7 -2.2,1.75'), 2.9, '#f3f1ea', { lift: 0.1 }, 5),
  ],
  wires: [-1.6, 1.6].flatMap((z) => pole([-4.1, 1.1, z], [-4.1, 2.9, z * 0.95], '#dfe4e6', 0.07)),
});

const roof = 5.05;

const legsOf = (tower: boolean): Wire[] =>
  ([-1.25, 1.25] as const).flatMap((z) => [
    ...pole([-2.9, 3, z], [-2.6, roof, z * 0.9], '#e8ebec', 0.08, 2),
    ...pole([0.4, 3.6, z], [0.1, roof, z * 0.9], '#e8ebec', 0.08, 2),
    ...(tower
      ? [
          ...pole([-2.4, roof, z * 0.8], [-1.6, 7.4, z * 0.45], '#e8ebec', 0.07, 2),
          ...pole([-0.2, roof, z * 0.8], [-0.9, 7.4, z * 0.45], '#e8ebec', 0.07, 2),
        ]
      : []),
  ]);

const flybridge = ({ canvas, stripe, tower }: SportfisherLook): Partial<Boat> => {
  return {
    faces: [
      ...tier({
        plan: pairs('-3.2,1.5 -1.2,1.6 0.4,1.35 1,0.6'),
        from: 2.95,
        to: 3.65,
        rake: 0.15,
        inset: -0.04,
        colour: '#fbfaf6',
      }),
      ...deck(pairs('-3.2,1.5 -1.2,1.6 0.4,1.35 1,0.6'), 3.0, '#dcdad2', { light: 0.6 }, 4),
      ...tier({
        plan: pairs('-3.15,1.35 -1,1.45 0.6,1.2'),
        from: roof,
        to: roof + 0.14,
        colour: canvas,
        roof: canvas,
      }),
      ...tier({
        plan: pairs('-0.3,0.7 0.2,0.7'),
        from: 3.05,
        to: 3.95,
        rake: 0.2,
        colour: stripe,
        roof: '#f0efe8',
        light: 0.6,
      }),
      ...(tower
        ? tier({
            plan: pairs('-1.8,0.62 -0.7,0.62'),
            from: 7.4,
            to: 7.5,
            colour: canvas,
            roof: canvas,
          })
        : []),
    ],
    wires: legsOf(tower),
  };
};

const tackle = ({ stripe }: SportfisherLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-4.6,0.32 -3.9,0.32'),
      from: 1.05,
      to: 1.2,
      colour: '#f2efe6',
      roof: '#f7f5ee',
      lift: 0.1,
    }),
    ...panel(
      edge('-4.6,1.2,-0.32 -4.6,1.2,0.32'),
      edge('-4.75,1.9,-0.32 -4.75,1.9,0.32'),
      '#f2efe6',
      [1, 1],
      { lift: 0.1 },
    ),
  ],
  wires: [
    ...pole([-4.25, 0.72, 0], [-4.25, 1.1, 0], '#9fa8ad', 0.14),
    ...([-1, 1] as const).flatMap((side) => [
      ...pole([-0.6, 2.9, 1.7 * side], [-4.4, 9.6, 4.6 * side], '#e9ecee', 0.06, 8),
      ...pole([-1.7, 4.6, 1.6 * side], [-0.7, 5, 1.3 * side], '#cfd5d8', 0.03, 2),
      ...[0, 1, 2].flatMap((i) => [
        ...pole(
          [-6.4 + i * 1.3, 1.15, 2 * side],
          [-7.2 + i * 1.2, 3.3, (2.5 + i * 0.15) * side],
          stripe,
          0.05,
          3,
        ),
        ...pole(
          [-6.4 + i * 1.3, 1.1, 2 * side],
          [-6.5 + i * 1.3, 1.5, 2.05 * side],
          '#c9a24b',
          0.1,
        ),
      ]),
    ]),
  ],
});
