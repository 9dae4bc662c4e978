import { pairs } from '../pen/svg-shapes.ts';
import type { Point3 } from '../pen/camera.ts';
import { type Hull, loftHull } from './hull-loft.ts';
import { type Cloth, buildRigging } from './rig.ts';
import {
  type Boat,
  type Face,
  type Person,
  deck,
  edge,
  panel,
  pole,
  lifted,
  buildRailing,
  tier,
  assemble,
} from './shipwright.ts';

export type CatamaranLook = {
  readonly topsides: string;
  readonly stripe: string;
  readonly main: Cloth;
  readonly jib: Cloth;
  readonly cushions: string;
  readonly shirts: readonly string[];
  /** 1 is a boat of 13.5 metres. */
  readonly size?: number;
  readonly bimini?: string;
};

const beam = 2.85;

export const buildCatamaran = (look: CatamaranLook, stowed = false, out = 2.6): Boat => {
  const hulls = [hullOf(look, beam), hullOf(look, -beam)] as const;
  const boat = assemble(
    ...hulls.map((hull) => ({ faces: [...hull.faces, ...hullDeck(hull)] })),
    { faces: bridge(look) },
    trampolines(),
    saloon(look),
    cockpit(look),
    rails(hulls),
    buildRigging({
      foot: [1.6, 2.75, 0],
      height: 15,
      boom: 6.2,
      bow: [5.6, 1.7, 0],
      stern: [],
      shrouds: 3.4,
      out,
      main: look.main,
      jib: look.jib,
      stowed,
      fatHead: true,
      overlap: 0.1,
    }),
    { people: crew(look, stowed) },
  );
  return boat;
};

const hullOf = ({ topsides, stripe }: CatamaranLook, side: number): Hull =>
  loftHull(
    {
      length: 13.5,
      half: 0.95,
      stern: 1.1,
      bow: 1.75,
      hollow: -0.12,
      overhang: 0.15,
      transom: 0.72,
      flare: 0.25,
      full: 2.4,
      sugarScoop: 0.9,
      side,
    },
    { topsides, stripe, boot: '#20394a', bottom: '#16303f' },
  );

const hullDeck = (hull: Hull): Face[] => {
  const side = hull.lines.side ?? 0;
  return deck(hull.plan, hull.sheer, '#f4f3ee', { lift: 0.02 }, 2).map((face) => ({
    ...face,
    at: face.at.map(([x, y, z]): Point3 => [x, y, z + side]),
  }));
};

const bridge = ({ topsides }: CatamaranLook): Face[] => [
  ...panel(
    edge('-5.2,1.35,-2.4 -5.2,1.35,2.4'),
    edge('2.9,1.6,-2.4 2.9,1.6,2.4'),
    '#efeee8',
    [8, 5],
  ),
  ...panel(edge('2.9,1.6,-2.4 2.9,1.6,2.4'), edge('3.1,0.75,-2.4 3.1,0.75,2.4'), topsides, [1, 5], {
    light: 0.7,
  }),
  ...panel(
    edge('-5.2,1.35,-2.4 -5.2,1.35,2.4'),
    edge('-5.1,0.8,-2.4 -5.1,0.8,2.4'),
    topsides,
    [1, 5],
  ),
  ...panel(
    edge('-5.1,0.78,-2.4 -5.1,0.78,2.4'),
    edge('3.1,0.78,-2.4 3.1,0.78,2.4'),
    '#5b6f78',
    [6, 4],
    { light: 0.25 },
  ),
];

const trampolines = (): Partial<Boat> => {
  const halves = ([-1, 1] as const).flatMap((side) =>
    panel(
      [
        [3, 1.5, 0.12 * side],
        [3, 1.5, 2.05 * side],
      ],
      [
        [5.6, 1.55, 0.12 * side],
        [5.6, 1.55, 2.3 * side],
      ],
      '#3d5661',
      [5, 4],
      { finish: 'net' },
    ),
  );
  const cords = Array.from({ length: 9 }, (_, i) => -2.1 + (i * 4.2) / 8).flatMap((z) =>
    pole([3, 1.52, z], [5.6, 1.57, z * 1.08], '#8fa3ab', 0.02, 3),
  );
  return {
    faces: halves,
    wires: [
      ...cords,
      ...lifted(pole([5.6, 1.6, -2.7], [5.6, 1.6, 2.7], '#e8eaea', 0.24, 14), 0.1),
      ...lifted(pole([3, 1.58, 0], [5.6, 1.6, 0], '#e8eaea', 0.16, 14), 0.1),
    ],
  };
};

const cabinPlan = [
  [-2.6, 2.55],
  [-1.2, 2.65],
  [0.3, 2.55],
  [1.5, 2.15],
  [2.3, 1.5],
  [2.65, 0.7],
  [2.75, 0.1],
] as const;

const saloon = ({ stripe }: CatamaranLook): Partial<Boat> => ({
  faces: [
    ...tier({
      plan: cabinPlan,
      from: 1.5,
      to: 2.75,
      rake: 0.5,
      inset: 0.42,
      colour: '#fafaf6',
      glass: [0.36, 0.86],
      glassColour: '#142a38',
      roof: '#fbfaf5',
    }),
    ...tier({
      plan: pairs('-0.9,0.7 0.6,0.7'),
      from: 2.76,
      to: 2.86,
      colour: stripe,
      roof: '#dfe5e6',
      lift: 0.2,
    }),
  ],
});

const cockpit = ({ cushions, bimini = '#f7f4ea' }: CatamaranLook): Partial<Boat> => ({
  faces: [
    ...deck(
      pairs('-5.4,2.5 -3.8,2.7 -2.2,2.7 -0.8,2.4'),
      (x) => 3.38 + (x + 5.4) * 0.03,
      bimini,
      { lift: 0.3 },
      5,
    ),
    ...deck(
      pairs('-5.4,2.5 -3.8,2.7 -2.2,2.7 -0.8,2.4'),
      (x) => 3.26 + (x + 5.4) * 0.03,
      '#9fb0b5',
      { light: 0.2 },
      5,
    ),
    ...tier({
      plan: pairs('-5.1,2.2 -4.4,2.2'),
      from: 1.4,
      to: 1.85,
      colour: '#ece8dd',
      roof: cushions,
      light: 0.6,
    }),
    ...tier({
      plan: pairs('-3.1,2.45 -2.62,2.45'),
      from: 1.5,
      to: 2.7,
      colour: '#22323c',
      glass: [0.1, 0.9],
      light: 0.4,
    }),
    ...bowPads(cushions),
  ],
  wires: [-2.45, 2.45].flatMap((z) => [
    ...pole([-5.2, 1.3, z], [-5.2, 3.3, z], '#e3e6e7', 0.07),
    ...pole([-3, 1.4, z * 1.05], [-2.6, 3.36, z], '#e3e6e7', 0.07),
  ]),
});

const bowPads = (cushions: string): Face[] =>
  [-1.5, 1.5].flatMap((z) =>
    panel(
      [
        [3.3, 1.66, z - 0.6],
        [3.3, 1.66, z + 0.6],
      ],
      [
        [4.4, 1.7, z - 0.5],
        [4.4, 1.7, z + 0.5],
      ],
      cushions,
      [2, 2],
      { lift: 0.3 },
    ),
  );

const rails = (hulls: readonly [Hull, Hull]): Partial<Boat> => ({
  wires: hulls.flatMap((hull) => {
    const side = hull.lines.side ?? 0;
    const outer = Math.sign(side);
    const points = [-5.4, -3.6, -1.8, 0, 1.8, 3.6, 5.2, 6.5].map((x): Point3 => [
      x,
      hull.sheer(x),
      side + outer * hull.halfAt(x) * 0.86,
    ]);
    return buildRailing(points, 0.62, '#cfd6d9');
  }),
});

const crew = ({ shirts }: CatamaranLook, stowed: boolean): Person[] => {
  const places: readonly Point3[] = [
    [-4.6, 1.5, 1.4],
    [-4.2, 1.4, -1.9],
    [3.9, 1.6, 1.3],
    [3.7, 1.6, -1.2],
    [4.6, 1.6, 0.6],
    [-3.6, 1.4, 0.4],
    [4.4, 1.6, -1.7],
    [-2.2, 1.5, 2.7],
  ];
  return shirts.slice(0, places.length).map((shirt, i) => ({
    at: places[i] ?? [0, 1.5, 0],
    shirt,
    sits: i !== 5 && !(stowed && i === 2),
  }));
};
