import { type Scene, horizon, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import {
  type Point,
  lens,
  line,
  pairs,
  polygon,
  shaded,
  shape,
  smooth,
} from '../pen/svg-shapes.ts';

/** A far island: its left and right ends and its height, as shares of the picture's width. */
type Outline = {
  readonly from: number;
  readonly to: number;
  readonly rise: number;
  readonly far: number;
};

const profiles = {
  saba: '0,0 0.05,0.09 0.11,0.3 0.2,0.46 0.27,0.66 0.36,0.83 0.43,0.98 0.49,1 0.54,0.93 0.6,0.95 0.67,0.78 0.74,0.55 0.81,0.49 0.88,0.27 0.95,0.1 1,0',
  'saint-barth':
    '0,0 0.03,0.18 0.1,0.34 0.16,0.24 0.23,0.6 0.3,0.48 0.38,0.88 0.46,0.6 0.55,1 0.63,0.68 0.7,0.8 0.78,0.38 0.86,0.48 0.93,0.18 1,0',
  anguilla: '0,0 0.06,0.6 0.2,0.85 0.38,0.75 0.55,1 0.74,0.8 0.9,0.7 1,0',
} as const;

/** Draws the outline by which sailors know an island. */
export const drawOutline = (
  scene: Scene,
  island: keyof typeof profiles,
  { from, to, rise, far }: Outline,
): string => {
  const { light, camera } = scene;
  const base = horizon(scene) + 1;
  const points = pairs(profiles[island]).map(([x, y]): Point => [
    (from + (to - from) * x) * camera.width,
    base - y * rise * camera.width,
  ]);
  const colour = mix(
    mix(light.hillNear, light.hillFar, Math.min(1, far * 1.4)),
    light.haze,
    far * 0.5,
  );
  return shaded(
    `${smooth(points, false)}Z`,
    [0, base - rise * camera.width],
    [0, base],
    [
      [0, colour],
      [1, mix(colour, light.haze, 0.45)],
    ],
  );
};

/** A headland that begins at one side of the picture and falls steeply into the sea. */
type Headland = {
  readonly from: number;
  readonly to: number;
  readonly rise: number;
  /** Which end falls steeply into the sea. */
  readonly steep: 'left' | 'right';
};

/** Draws cliffs with a green top and surf at the foot. */
export const drawCliffs = (scene: Scene, { from, to, rise, steep }: Headland): string => {
  const { camera, chance, light } = scene;
  const base = horizon(scene) + 2;
  const place = (t: number) => (steep === 'right' ? from + (to - from) * t : to - (to - from) * t);
  const heightAt = (t: number) =>
    (0.72 + 0.28 * Math.sin(t * 5.1 + 0.6)) * Math.min(1, (1 - t) * 9) ** 0.6;
  const along = Array.from({ length: 60 }, (_, i) => i / 59);
  const crest = along.map((t): Point => [
    place(t) * camera.width,
    base - rise * camera.width * heightAt(t) * chance.between(0.97, 1.03),
  ]);
  const foot = along.map((t): Point => [place(t) * camera.width, base]);
  const brow = crest.map(([x, y], i): Point => [
    x,
    y +
      (base - y) *
        (0.34 + 0.12 * Math.sin(i * 0.55) + 0.05 * Math.sin(i * 1.7) + chance.between(-0.03, 0.03)),
  ]);
  const stone = mix(lightColour(light, '#dcc3a2', 0.95), light.haze, 0.15);
  const dark = mix(lightColour(light, '#a3826a', 0.4), light.haze, 0.2);
  const green = mix(light.hillNear, light.hillLit, 0.35);
  return (
    shaded(
      polygon([...crest, ...foot.toReversed()]),
      [0, base - rise * camera.width],
      [0, base],
      [
        [0, stone],
        [1, mix(stone, dark, 0.35)],
      ],
    ) +
    shape(drawGullies(scene, brow, base), dark, 0.32) +
    shape(polygon([...crest, ...brow.toReversed()]), green) +
    shape(
      polygon([
        ...crest,
        ...brow.map(([x, y], i): Point => [x, (y + (crest[i]?.[1] ?? y)) / 2]).toReversed(),
      ]),
      light.hillLit,
      0.5,
    ) +
    line(
      smooth(
        foot.filter((_, i) => i % 3 === 0),
        false,
      ),
      light.sea.foam,
      4,
      0.85,
    )
  );
};

const drawGullies = (scene: Scene, brow: readonly Point[], base: number): string => {
  const { chance } = scene;
  const lean = scene.sunlight[0] < 0 ? 1 : -1;
  return brow
    .filter((_, i) => i % 2 === 0)
    .map(([x, top]) => {
      const y = top + chance.between(0, 0.3) * (base - top);
      const wide = chance.between(5, 34) * lean;
      const low = base - chance.between(0, 0.45) * (base - y);
      return polygon([
        [x, y],
        [x + wide, low],
        [x + wide * 0.25, low],
      ]);
    })
    .join('');
};

/** Draws a rock islet in the sea, its waterline at `y`, with facets, a green cap and surf. */
export const drawRock = (scene: Scene, x: number, y: number, width: number): string => {
  const { chance, light } = scene;
  const sun = scene.sunlight[0] < 0 ? 0 : 1;
  const profile = pairs(
    '0,0 0.07,0.16 0.15,0.2 0.24,0.36 0.36,0.4 0.46,0.5 0.57,0.46 0.68,0.36 0.76,0.34 0.86,0.18 0.93,0.14 1,0',
  );
  const at = ([px, py]: Point): Point => [x + (px - 0.5) * width, y - py * width * 0.62];
  const crest = profile.map(at);
  const stone = lightColour(light, '#b59a80', 0.9);
  const dark = lightColour(light, '#6f5b50', 0.2);
  const facets = profile
    .slice(1, -1)
    .map(([px, py], i) => {
      const side = i / profile.length < 0.5 === (sun === 0);
      const drop = side ? 0.35 : 0.95;
      return polygon([
        at([px, py * 0.92]),
        at([px + 0.07, py * chance.between(0.5, 0.75)]),
        at([px + chance.between(0.02, 0.1), py * (1 - drop)]),
        at([px - 0.04, py * (1 - drop)]),
      ]);
    })
    .join('');
  const cap = pairs(
    '0.2,0.31 0.3,0.4 0.46,0.51 0.58,0.47 0.7,0.37 0.78,0.34 0.72,0.26 0.64,0.31 0.55,0.3 0.48,0.37 0.4,0.3 0.33,0.33 0.27,0.25',
  ).map(at);
  const lit = pairs('0.24,0.35 0.36,0.42 0.46,0.51 0.56,0.47 0.5,0.42 0.42,0.4 0.34,0.37').map(at);
  return (
    shape(lens(x, y, width * 0.72, width * 0.03, width * 0.1), light.sea.shallow, 0.5) +
    shape(polygon(crest), stone) +
    shape(facets, dark, 0.5) +
    shape(smooth(cap), light.hillNear) +
    shape(smooth(lit), light.hillLit, 0.8) +
    shape(lens(x, y, width * 0.53, width * 0.014, width * 0.022), light.sea.foam, 0.9)
  );
};
