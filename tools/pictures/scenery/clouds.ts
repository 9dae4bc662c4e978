import { type Scene, horizon } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Stop, clipped, ellipse, lens, rectangle, shaded, shape } from '../pen/svg-shapes.ts';

type Tower = { readonly at: number; readonly high: number; readonly wide: number };

type Puff = { readonly x: number; readonly y: number; readonly r: number };

/** A trade-wind cumulus: flat below, heaped above, lit from the sun's side. */
export const drawCumulus = (
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
): string => {
  const { light, sun } = scene;
  const puffs = heapPuffs(scene, x, base, width, height);
  const side = Math.max(-1, Math.min(1, (sun[0] - x) / (scene.camera.width * 0.4)));
  const away = Math.min(0.75, Math.max(0, base / Math.max(1, horizon(scene))) ** 4 * 0.7);
  const hazed = (colour: string) => mix(colour, light.haze, away);
  const layer = (shift: number, grow: number, colour: string, opacity: number) =>
    shape(
      puffs
        .map(({ x: px, y, r }) =>
          ellipse(px + side * r * shift, y - r * shift * 0.8, r * grow, r * grow * 0.92),
        )
        .join(''),
      hazed(colour),
      opacity,
    );
  const outline = puffs.map(({ x: px, y, r }) => ellipse(px, y, r, r * 0.94)).join('');
  const wash = (top: number, stops: readonly Stop[]) =>
    shaded(
      rectangle(x - width, top, width * 2, base - top + height * 0.2),
      [x, top],
      [x, base],
      stops,
    );
  const body = wash(base - height * 2, [
    [0.5, hazed(light.cloudMiddle)],
    [1, hazed(light.cloudShade)],
  ]);
  const veil = wash(base - height * 0.5, [
    [0, hazed(light.cloudShade), 0],
    [1, hazed(light.cloudShade), 0.9],
  ]);
  const lit =
    layer(0.22, 0.84, mix(light.cloudMiddle, light.cloudLit, 0.45), 1) +
    layer(0.42, 0.62, light.cloudLit, 0.85);
  const whole = clipped(body + lit + veil, outline);
  return clipped(whole, cutFlatBase(scene, x, base, width, height));
};

/** Cuts the underside level, but not perfectly straight. */
const cutFlatBase = (
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
): string => {
  let path = `M${Math.round(x - width)} ${Math.round(base - height * 3)}H${Math.round(x + width)}`;
  for (let i = 8; i >= -8; i -= 1) {
    path += `L${Math.round(x + (i / 8) * width)} ${(base + scene.chance.between(-0.012, 0.012) * height).toFixed(1)}`;
  }
  return `${path}Z`;
};

const heapPuffs = (
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
): Puff[] => {
  const { chance } = scene;
  const towers: readonly [Tower, ...Tower[]] = [
    { at: chance.between(-0.2, 0.05), high: 1, wide: 0.2 },
    { at: chance.between(0.08, 0.3), high: chance.between(0.45, 0.8), wide: 0.15 },
    { at: chance.between(-0.4, -0.2), high: chance.between(0.25, 0.55), wide: 0.13 },
  ];
  const topAt = (across: number) =>
    Math.max(
      0.1,
      ...towers.map(({ at, high, wide }) => high * Math.exp(-(((across - at) / wide) ** 2))),
    );
  return Array.from({ length: 105 }, () => {
    const tower = chance.pick(towers);
    const across =
      tower.at + (chance.next() + chance.next() + chance.next() - 1.5) * tower.wide * 1.25;
    const top = topAt(across);
    const up = chance.next() ** 0.6;
    const r = height * (0.06 + top * 0.1) * chance.between(0.7, 1.35) * (1.25 - up * 0.5);
    return { x: x + across * width, y: base - up * height * top * 0.86, r, top };
  })
    .filter(({ top }) => top > 0.16)
    .sort((a, b) => a.y - b.y);
};

/** Rows of cumulus that shrink towards the horizon. */
export const drawTradeWindClouds = (scene: Scene, amount: number, biggest = 1): string => {
  const { chance, camera } = scene;
  const bottom = horizon(scene);
  let drawn = '';
  for (let row = 0; row < 3; row += 1) {
    const share = [0.955, 0.82, 0.5][row] ?? 0.5;
    const count = Math.round(amount * ([7, 3, 1.4][row] ?? 1) * chance.between(0.7, 1.2));
    for (let i = 0; i < count; i += 1) {
      const width =
        camera.width * ([0.13, 0.26, 0.5][row] ?? 0.2) * chance.between(0.6, 1.2) * biggest;
      const height = width * chance.between(0.34, 0.56);
      const x = camera.width * ((i + chance.between(0.05, 0.95)) / Math.max(1, count));
      drawn += drawCumulus(scene, x, bottom * (share + chance.between(-0.06, 0.03)), width, height);
    }
  }
  return drawn + drawFarBank(scene);
};

const drawFarBank = (scene: Scene): string => {
  const { chance, camera, light } = scene;
  let path = '';
  for (let i = 0; i < 9; i += 1) {
    path += lens(
      chance.between(0, 1) * camera.width,
      horizon(scene) * chance.between(0.955, 0.99),
      chance.between(0.06, 0.18) * camera.width,
      chance.between(3, 9),
      3,
    );
  }
  return shape(path, mix(light.cloudMiddle, light.haze, 0.5), 0.6);
};
