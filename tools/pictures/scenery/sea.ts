import { type Scene, horizon } from '../light/scene.ts';
import { type Point3, project, waterAt, waterDepthAt } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { glow, lens, rectangle, shaded, shape } from '../pen/svg-shapes.ts';

export type Water = {
  /** 0 is a mirror, 1 a fresh trade wind. */
  readonly wind: number;
  /** Share of turquoise in the foreground: 0 is the open sea, 1 a sandy bay. */
  readonly turquoise?: number;
};

export const drawSea = (scene: Scene, { wind, turquoise = 0 }: Water): string => {
  const { camera, light } = scene;
  const top = Math.max(-camera.height, horizon(scene));
  const { far, middle, near, shallow } = light.sea;
  const tinted = (colour: string, share: number) => mix(colour, shallow, turquoise * share);
  return (
    shaded(
      rectangle(0, Math.max(0, top), camera.width, camera.height - Math.max(0, top)),
      [0, top],
      [0, camera.height],
      [
        [0, far],
        [0.05, mix(far, middle, 0.45)],
        [0.22, tinted(middle, 0.35)],
        [0.55, tinted(mix(middle, near, 0.6), 0.8)],
        [1, tinted(near, 1)],
      ],
    ) + drawWaves(scene, wind, turquoise)
  );
};

type Brush = { colour: string; opacity: number; path: string };

/** Lays the waves in rows on the water itself, so that they shrink towards the horizon. */
const drawWaves = (scene: Scene, wind: number, turquoise: number): string => {
  const { camera, chance, light } = scene;
  const { crest, trough, far, shallow } = light.sea;
  const brushes: [Brush, ...Brush[]] = [
    { colour: trough, opacity: 0.34 * (1 - turquoise * 0.5), path: '' },
    { colour: mix(trough, light.sea.middle, 0.6), opacity: 0.4, path: '' },
    { colour: crest, opacity: 0.3, path: '' },
    { colour: mix(crest, far, 0.5), opacity: 0.3, path: '' },
    { colour: mix(shallow, light.sea.middle, 0.3), opacity: 0.36, path: '' },
  ];
  const top = Math.max(0, horizon(scene) + 3);
  let y = top;
  while (y < camera.height + 30) {
    const depth = waterDepthAt(camera, y);
    const scale = camera.focal / depth;
    const flat = flatness(scene, y);
    const step = Math.max(1.8, scale * flat * 0.9 + scale * 0.02 * wind);
    const count = Math.min(70, Math.max(9, camera.width / (scale * 3.2)));
    for (let i = 0; i < count * 0.8; i += 1) {
      const brush = chance.pick(brushes);
      const half = Math.min(camera.width * 0.16, Math.max(3, scale * chance.between(0.4, 2.1)));
      const up = Math.max(
        0.6,
        scale * chance.between(0.5, 1.4) * (flat * 0.16 * (0.4 + wind) + 0.035 * wind * (1 - flat)),
      );
      brush.path += lens(
        chance.between(-0.05, 1.05) * camera.width,
        y + chance.between(-0.5, 0.5) * step,
        half,
        up,
        up * 0.55,
      );
    }
    y += step;
  }
  return brushes.map((brush) => shape(brush.path, brush.colour, brush.opacity)).join('');
};

/** Returns the foreshortening of a metre of water seen at height `y` of the picture. */
export const flatness = (scene: Scene, y: number): number => {
  const here = waterAt(scene.camera, [0, y]);
  const beyond: Point3 = [here[0], 0, here[2] + 1];
  const scale = scene.camera.focal / waterDepthAt(scene.camera, y);
  return Math.max(0.02, (y - project(scene.camera, beyond).y) / scale);
};

/** Whitecaps for a fresh breeze. */
export const drawWhitecaps = (scene: Scene, amount: number): string => {
  const { camera, chance, light } = scene;
  const top = horizon(scene) + 6;
  let path = '';
  for (let i = 0; i < amount; i += 1) {
    const y = top + (camera.height - top) * chance.next() ** 1.8;
    const scale = camera.focal / waterDepthAt(camera, y);
    const half = Math.max(3, scale * chance.between(0.25, 0.8));
    path += lens(chance.between(0, camera.width), y, half, half * 0.13, half * 0.05);
  }
  return shape(path, light.sea.foam, 0.75);
};

/** The path of light on the water under the sun (or a lamp). */
export const drawGlitter = (scene: Scene, x: number, strength = 1, spread = 1): string => {
  const { camera, chance, light } = scene;
  const top = Math.max(0, horizon(scene));
  const deep = camera.height - top;
  let wide = '';
  let bright = '';
  for (let i = 0; i < 420 * strength; i += 1) {
    const share = chance.next() ** 1.5;
    const y = top + 1 + share * deep;
    const reach = (0.03 + share * 0.13) * camera.width * spread;
    const off = (chance.next() + chance.next() + chance.next() - 1.5) * reach;
    const half = (3 + share * 46) * chance.between(0.3, 1);
    const stroke = lens(x + off, y, half, 0.7 + share * 4.5, 0.5 + share * 2.5);
    if (Math.abs(off) < reach * 0.45 && chance.yes(0.6)) bright += stroke;
    else wide += stroke;
  }
  return (
    glow([x, top + deep * 0.12], camera.width * 0.3 * spread, deep * 0.5, [
      [0, light.sea.glint, 0.45 * strength],
      [1, light.halo, 0],
    ]) +
    shape(wide, light.halo, 0.4) +
    shape(bright, light.sea.glint, 0.8)
  );
};
