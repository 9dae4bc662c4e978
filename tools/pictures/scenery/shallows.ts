import type { Scene } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, glow, line, rectangle, shaded, smooth } from '../pen/svg-shapes.ts';
import { drawReefs } from './coast.ts';

/** Draws clear water over sand, seen from above: depth shows as colour. */
export const drawShallows = (scene: Scene, deepAt: 'top' | 'left'): string => {
  const { camera, light } = scene;
  const { width, height } = camera;
  const { near, middle, shallow } = light.sea;
  const [from, to]: readonly [Point, Point] =
    deepAt === 'top'
      ? [
          [width * 0.4, 0],
          [width * 0.6, height],
        ]
      : [
          [0, height * 0.35],
          [width, height * 0.65],
        ];
  return (
    shaded(rectangle(0, 0, width, height), from, to, [
      [0, mix(near, middle, 0.4)],
      [0.3, mix(middle, shallow, 0.45)],
      [0.62, shallow],
      [1, mix(shallow, light.sand, 0.45)],
    ]) +
    drawSandPatches(scene) +
    drawReefs(scene, 40, 0, 1, 2.6) +
    drawCaustics(scene)
  );
};

const drawSandPatches = ({ camera, chance, light }: Scene): string => {
  let drawn = '';
  for (let i = 0; i < 26; i += 1) {
    const centre: Point = [chance.next() * camera.width, chance.next() * camera.height];
    const size = chance.between(0.05, 0.2) * camera.width;
    const colour = chance.yes(0.5) ? mix(light.sand, light.sea.shallow, 0.35) : light.sea.middle;
    drawn += glow(centre, size * 1.6, size, [
      [0, colour, 0.34],
      [1, light.sea.shallow, 0],
    ]);
  }
  return drawn;
};

const COLUMNS = 34;
const ROWS = 30;

/** Draws the net of light that waves throw on the sand. */
const drawCaustics = (scene: Scene): string => {
  const { chance, light } = scene;
  let fine = '';
  let bold = '';
  for (const [here, there] of listStrands(placeKnots(scene))) {
    if (chance.yes(0.3)) continue;
    const bend: Point = [
      (here[0] + there[0]) / 2 + chance.between(-8, 8),
      (here[1] + there[1]) / 2 + chance.between(-8, 8),
    ];
    const strand = smooth([here, bend, there], false);
    if (chance.yes(0.3)) bold += strand;
    else fine += strand;
  }
  return line(fine, light.sea.foam, 2, 0.2) + line(bold, light.sea.foam, 4, 0.22);
};

/** Pairs each knot with the next of its row and with the nearest of the row below. */
const listStrands = (knots: readonly (readonly Point[])[]): (readonly [Point, Point])[] =>
  knots.slice(0, ROWS).flatMap((row, r) =>
    row.slice(0, COLUMNS).flatMap((here, c) => {
      const neighbours = [row[c + 1], knots[r + 1]?.[(r % 2) + c]];
      return neighbours.flatMap((there) => (there ? [[here, there] as const] : []));
    }),
  );

/** Scatters the knots of the net; every second row is moved by half a mesh. */
const placeKnots = ({ camera, chance }: Scene): readonly (readonly Point[])[] => {
  const wide = (camera.width * 1.1) / COLUMNS;
  const high = (camera.height * 1.05) / ROWS;
  return Array.from({ length: ROWS + 1 }, (_row, r) =>
    Array.from({ length: COLUMNS + 1 }, (_knot, c): Point => [
      (c + (r % 2) / 2) * wide - camera.width * 0.05 + chance.between(-0.5, 0.5) * wide,
      r * high + chance.between(-0.5, 0.5) * high,
    ]),
  );
};
