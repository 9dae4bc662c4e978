import { type Scene, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import {
  type Point,
  ellipse,
  lens,
  line,
  polygon,
  rectangle,
  shape,
  smooth,
} from '../pen/svg-shapes.ts';
import { drawPalm } from './palms.ts';

/** A beach seen across the water. `from`, `to` and `y` are fractions of the picture's size. */
export type Strand = {
  readonly from: number;
  readonly to: number;
  /** Height of the waterline in the picture. */
  readonly y: number;
  /** Depth of the sand, height of the palms (`tall`) and of the bushes, in pixels. */
  readonly sand: number;
  readonly palms?: number;
  readonly tall?: number;
  readonly bush?: number;
  readonly umbrellas?: readonly string[];
};

/** Draws a beach across the water: pale shoal, sand, plants behind it, palms and umbrellas. */
export const drawStrand = (scene: Scene, strand: Strand): string => {
  const { camera, light, chance } = scene;
  const left = strand.from * camera.width;
  const right = strand.to * camera.width;
  const y = strand.y * camera.height;
  const { sand, palms = 0, tall = 110, bush = 34, umbrellas = [] } = strand;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const back = y - sand;
  const spread = (i: number, count: number) =>
    left + ((i + chance.between(0.2, 0.8)) / count) * (right - left) * 0.8 + (right - left) * 0.1;
  const trees = Array.from({ length: palms }, (_, i) =>
    drawPalm(scene, {
      foot: [spread(i, palms), back + sand * chance.between(0, 0.25)],
      height: tall * chance.between(0.75, 1.15),
      lean: chance.between(-0.22, 0.22),
    }),
  );
  return (
    shape(
      lens(middle, y + sand * 0.4, half * 1.22, sand * 0.6, sand * 2.4),
      light.sea.shallow,
      0.45,
    ) +
    shape(
      lens(middle, y + sand * 0.2, half * 1.1, sand * 0.6, sand * 1.3),
      mix(light.sea.shallow, light.sand, 0.4),
      0.6,
    ) +
    drawThicket(scene, left + half * 0.2, right - half * 0.2, back + 6, bush) +
    trees.join('') +
    shape(drawSand(left, right, y, sand), mix(light.sand, light.key, 0.25)) +
    line(
      smooth(
        [
          [left, y],
          [middle - half * 0.4, y + sand * 0.28],
          [middle + half * 0.4, y + sand * 0.28],
          [right, y],
        ],
        false,
      ),
      light.sea.foam,
      Math.max(2, sand * 0.12),
      0.9,
    ) +
    umbrellas
      .map((colour, i) =>
        drawParasol(scene, [spread(i, umbrellas.length), y - sand * 0.25], sand * 1.1, colour),
      )
      .join('')
  );
};

/** Draws the plants behind a beach in three layers, sunlit tops last. */
const drawThicket = (
  scene: Scene,
  left: number,
  right: number,
  base: number,
  high: number,
): string => {
  const { chance, light } = scene;
  const layer = (colour: string, low: number, top: number, share: number) => {
    let path = '';
    for (let x = left; x < right; x += high * 0.22) {
      const near = Math.min(1, (x - left) / high, (right - x) / high);
      const r = high * chance.between(0.22, 0.4) * (0.5 + near * 0.5);
      const y = base - high * (low + (top - low) * chance.next()) * (0.35 + near * 0.65);
      path += ellipse(x, y, r * 1.25 * share, r * share) + rectangle(x - r, y, r * 2, base - y);
    }
    return shape(path, colour);
  };
  return (
    layer(lightColour(light, '#1f5f3e', 0.35), 0.55, 0.85, 1) +
    layer(lightColour(light, '#33804a', 0.65), 0.25, 0.55, 1) +
    layer(lightColour(light, '#6fae55', 0.95), 0.05, 0.25, 0.9)
  );
};

const drawSand = (left: number, right: number, y: number, sand: number): string => {
  const half = (right - left) / 2;
  return smooth([
    [left, y],
    [left + half * 0.25, y - sand * 0.9],
    [left + half, y - sand * 1.15],
    [right - half * 0.25, y - sand * 0.9],
    [right, y],
    [left + half * 1.4, y + sand * 0.28],
    [left + half * 0.6, y + sand * 0.28],
  ]);
};

const drawParasol = (scene: Scene, [x, y]: Point, size: number, colour: string): string =>
  shape(
    ellipse(x + size * 0.3, y, size * 0.6, size * 0.1),
    mix(scene.light.sand, scene.light.shade, 0.7),
    0.5,
  ) +
  line(
    `M${Math.round(x)} ${Math.round(y)}v${Math.round(-size * 0.8)}`,
    lightColour(scene.light, '#f2e6cc', 0.8),
    Math.max(1.5, size * 0.06),
  ) +
  shape(
    polygon([
      [x - size * 0.6, y - size * 0.72],
      [x, y - size * 1.15],
      [x + size * 0.6, y - size * 0.72],
    ]),
    lightColour(scene.light, colour, 0.95),
  ) +
  shape(
    polygon([
      [x, y - size * 1.15],
      [x + size * 0.6, y - size * 0.72],
      [x + size * 0.15, y - size * 0.72],
    ]),
    lightColour(scene.light, colour, 0.35),
    0.6,
  );
