import type { Scene } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import {
  angular,
  curve,
  ellipse,
  group,
  line,
  n,
  type Point,
  shape,
  smooth,
} from '../pen/svg-shapes.ts';

/** Under water colours fade to the blue of the distance. */
const deep = (scene: Scene, colour: string, far: number): string =>
  mix(colour, scene.light.sea.near, far);

const fishColours = [
  '#ffd23f',
  '#ff8c42',
  '#f25f5c',
  '#ffffff',
  '#7bdff2',
  '#3d5a98',
  '#f7b2d9',
] as const;

export const fish = (
  scene: Scene,
  [x, y]: Point,
  size: number,
  colour: string,
  far: number,
  mirror: boolean,
): string => {
  const body = deep(scene, colour, far);
  const dark = deep(scene, mix(colour, '#1b2d4a', 0.55), far);
  return group(
    shape(angular('-22,0 -38,-12 -33,0 -38,12'), dark) +
      shape(curve('-8,-13 8,-20 16,-12'), dark) +
      shape(curve('28,1 12,-14 -8,-13 -25,0 -8,13 12,12'), body) +
      shape(
        curve('26,3 10,4 -20,3 -8,12 12,11'),
        deep(scene, mix(colour, '#ffffff', 0.55), far),
        0.7,
      ) +
      shape(angular('6,-15 11,-15 9,13 5,13'), dark, 0.65) +
      shape(ellipse(19, -3, 2.6, 2.6), '#12202c'),
    `transform="translate(${n(x)} ${n(y)}) scale(${(mirror ? -size : size).toFixed(2)} ${size.toFixed(2)})"`,
  );
};

/** A school all of one kind, swimming one way. */
export const school = (
  scene: Scene,
  centre: Point,
  count: number,
  size: number,
  far: number,
  mirror = false,
): string => {
  const { chance } = scene;
  const colour = chance.pick(fishColours);
  return Array.from({ length: count }, () => {
    const spot: Point = [
      centre[0] + (chance.next() + chance.next() - 1) * size * 260,
      centre[1] + (chance.next() + chance.next() - 1) * size * 110,
    ];
    return fish(scene, spot, size * chance.between(0.75, 1.15), colour, far, mirror);
  }).join('');
};

const coralColours = [
  '#e4576f',
  '#f08a5d',
  '#b565a7',
  '#f2b84b',
  '#d96c9a',
  '#7a6cc1',
  '#4fae8d',
] as const;

/** A heap of coral on the sand: brain, branches, fans and tubes. */
export const reef = (
  scene: Scene,
  from: number,
  to: number,
  ground: number,
  size: number,
  far: number,
): string => {
  const { chance } = scene;
  const count = Math.max(4, Math.round((to - from) / (size * 78)));
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + chance.next()) / count) * (to - from);
    const y = ground + chance.between(-26, 40) * size;
    const colour = deep(scene, chance.pick(coralColours), far);
    const grow = size * chance.between(0.45, 1.5);
    return chance.pick([brain, branches, fan, tubes])(scene, [x, y], grow, colour);
  }).join('');
};

type Grown = (scene: Scene, spot: Point, size: number, colour: string) => string;

const brain: Grown = (scene, [x, y], size, colour) => {
  let furrows = '';
  for (let i = 0; i < 7; i += 1) {
    furrows += smooth(
      [
        [x - (36 - i * 4) * size, y - (8 + i * 6) * size],
        [x - 8 * size, y - (12 + i * 6 + (i % 2) * 4) * size],
        [x + (34 - i * 4) * size, y - (6 + i * 6) * size],
      ],
      false,
    );
  }
  return (
    shape(
      ellipse(x, y - 16 * size, 46 * size, 34 * size),
      mix(colour, scene.light.sea.trough, 0.4),
    ) +
    shape(ellipse(x - 5 * size, y - 22 * size, 38 * size, 26 * size), colour) +
    line(furrows, mix(colour, '#ffffff', 0.4), 2.4 * size, 0.6)
  );
};

const branches: Grown = (scene, [x, y], size, colour) => {
  const { chance } = scene;
  let [thick, thin] = ['', ''];
  for (let i = 0; i < 8; i += 1) {
    const lean = (i - 3.5) * 11 * size;
    const tall = chance.between(50, 92) * size;
    const tip: Point = [x + lean * 1.5, y - tall];
    thick += smooth([[x + lean * 0.2, y + 8 * size], [x + lean * 0.9, y - tall * 0.5], tip], false);
    thin += smooth(
      [
        [x + lean * 0.95, y - tall * 0.5],
        [x + lean + chance.between(-18, 18) * size, y - tall * 0.8],
      ],
      false,
    );
  }
  return (
    line(thick, mix(colour, scene.light.sea.trough, 0.25), 11 * size) +
    line(thin, colour, 8 * size) +
    line(thick, mix(colour, '#ffffff', 0.3), 3.4 * size, 0.6)
  );
};

const fan: Grown = (scene, [x, y], size, colour) => {
  const { chance } = scene;
  let ribs = '';
  for (let i = 0; i < 11; i += 1) {
    const angle = Math.PI * (0.14 + (i / 10) * 0.72);
    const long = chance.between(70, 96) * size;
    ribs += smooth(
      [
        [x, y],
        [
          x + Math.cos(angle) * long * 0.55 + chance.between(-4, 4),
          y - Math.sin(angle) * long * 0.55,
        ],
        [x + Math.cos(angle) * long, y - Math.sin(angle) * long],
      ],
      false,
    );
  }
  const leaf = smooth([
    [x, y],
    [x - 66 * size, y - 42 * size],
    [x - 34 * size, y - 88 * size],
    [x + 12 * size, y - 96 * size],
    [x + 62 * size, y - 60 * size],
  ]);
  return (
    shape(leaf, mix(colour, scene.light.sea.trough, 0.2), 0.75) +
    line(ribs, mix(colour, '#ffffff', 0.3), 2.2 * size, 0.7)
  );
};

const tubes: Grown = (scene, [x, y], size, colour) => {
  const { chance } = scene;
  return Array.from({ length: 5 }, (_, i) => {
    const px = x + (i - 2) * 17 * size;
    const tall = chance.between(30, 82) * size;
    const wide = chance.between(8, 11) * size;
    return (
      line(
        `M${n(px)} ${n(y + 6)}V${n(y - tall)}`,
        mix(colour, scene.light.sea.trough, 0.25),
        wide * 2,
      ) +
      line(`M${n(px - wide * 0.4)} ${n(y)}V${n(y - tall)}`, colour, wide * 0.9) +
      shape(ellipse(px, y - tall - wide * 0.4, wide, wide * 0.5), mix(colour, '#10243c', 0.65))
    );
  }).join('');
};
