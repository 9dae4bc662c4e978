import { pairs } from '../pen/svg-shapes.ts';
import type { Point3 } from '../pen/camera.ts';
import { loftHull } from './hull-loft.ts';
import { type Boat, seatCrew, deck, panel, pole, tier, assemble } from './shipwright.ts';

export type SpeedboatLook = {
  readonly topsides: string;
  readonly stripe: string;
  readonly boot: string;
  readonly canvas: string;
  readonly cushions: string;
  readonly engines: 1 | 2 | 3;
  readonly engineColour: string;
  readonly shirts: readonly string[];
};

/** A center-console of ten metres with a T-top and outboards. */
export const buildSpeedboat = (look: SpeedboatLook): Boat => {
  const hull = loftHull(
    {
      length: 10,
      half: 1.5,
      stern: 0.9,
      bow: 1.5,
      hollow: 0.08,
      overhang: 1.3,
      transom: 0.88,
      flare: 0.6,
      full: 2.5,
    },
    { topsides: look.topsides, stripe: look.stripe, boot: look.boot, bottom: '#f2f4f4' },
  );
  const inner = hull.plan.map(([x, half]) => [x, Math.max(0.01, half - 0.2)] as const);
  const floor = inner.filter(([x]) => x < 3.9);
  const gunwale = deck(hull.plan, (x) => hull.sheer(x) + 0.01, '#f6f5f0', { lift: 0.3 }, 10).filter(
    (face) => face.at.every(([x, , z]) => Math.abs(z) > hull.halfAt(x) * 0.75 || x > 3.7),
  );
  return assemble(
    { faces: [...hull.faces, ...gunwale] },
    { faces: deck(floor, 0.55, '#e9e3d3', { light: 0.65 }, 5) },
    console(look),
    seats(look),
    outboards(look),
    {
      people: seatCrew(look.shirts, places, (i) => i > 1),
    },
  );
};

const places: readonly [Point3, ...Point3[]] = [
  [-1.2, 0.6, 0.3],
  [-1.1, 0.6, -0.5],
  [2.1, 0.85, 0.8],
  [2.4, 0.85, -0.8],
  [1.2, 0.85, 0.85],
  [-3.9, 0.8, 0.7],
  [-3.9, 0.8, -0.7],
  [3.1, 0.9, 0.3],
];

const console = ({ canvas, stripe }: SpeedboatLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: pairs('-0.7,0.55 0.5,0.55 0.8,0.4'),
      from: 0.55,
      to: 1.65,
      rake: 0.2,
      inset: 0.05,
      colour: '#f8f7f2',
      roof: '#e4e2da',
    }),
    ...tier({
      plan: pairs('-0.2,0.52 0.4,0.5 0.6,0.35'),
      from: 1.65,
      to: 2.25,
      rake: 0.35,
      inset: 0.06,
      colour: '#9cc3cf',
      glass: [0.02, 0.98],
      glassColour: '#35606f',
    }),
    ...tier({
      plan: pairs('-2.3,1 -0.6,1.1 0.7,0.9'),
      from: 2.72,
      to: 2.84,
      colour: stripe,
      roof: canvas,
      lift: 0.2,
    }),
    ...tier({
      plan: pairs('-2,0.6 -1.5,0.6'),
      from: 0.55,
      to: 1.35,
      colour: '#f1eee4',
      roof: '#f8f5ec',
      light: 0.8,
    }),
  ],
  wires: ([-0.8, 0.8] as const).flatMap((z) => [
    ...pole([-0.9, 0.6, z], [-1.6, 2.72, z], '#dde2e4', 0.07, 2),
    ...pole([0.5, 0.6, z], [0.1, 2.72, z], '#dde2e4', 0.07, 2),
    ...pole([-2.1, 2.8, z], [-2.6, 3.7, z * 1.1], '#dde2e4', 0.04, 2),
  ]),
});

const seats = ({ cushions }: SpeedboatLook): Partial<Boat> => ({
  faces: [
    ...([-1, 1] as const).flatMap((side) =>
      panel(
        [
          [1.1, 0.95, 0.6 * side],
          [1.1, 0.95, 1.15 * side],
        ],
        [
          [3.6, 1.05, 0.1 * side],
          [3.6, 1.05, 0.55 * side],
        ],
        cushions,
        [3, 2],
        { lift: 0.05 },
      ),
    ),
    ...tier({
      plan: pairs('-4.3,1.1 -3.7,1.1'),
      from: 0.55,
      to: 0.95,
      colour: '#f1eee4',
      roof: cushions,
    }),
    ...tier({
      plan: pairs('0.85,0.45 1.35,0.4'),
      from: 0.55,
      to: 1.05,
      colour: '#f1eee4',
      roof: cushions,
    }),
  ],
});

const outboards = ({ engines, engineColour, stripe }: SpeedboatLook): Partial<Boat> => ({
  faces: Array.from({ length: engines }, (_, i) => (i - (engines - 1) / 2) * 0.72).flatMap((z) =>
    [
      ...tier({
        plan: pairs('-5.75,0.2 -5.4,0.26 -5.05,0.24'),
        from: 0.75,
        to: 1.75,
        rake: -0.06,
        inset: 0.06,
        colour: engineColour,
        roof: engineColour,
      }),
      ...tier({
        plan: pairs('-5.78,0.22 -5.4,0.28 -5.03,0.25'),
        from: 0.98,
        to: 1.08,
        colour: stripe,
      }),
      ...tier({
        plan: pairs('-5.5,0.12 -5.15,0.12'),
        from: -0.1,
        to: 0.78,
        colour: engineColour,
      }),
    ].map((face) => ({ ...face, at: face.at.map(([x, y, w]): Point3 => [x, y, w + z]) })),
  ),
});
