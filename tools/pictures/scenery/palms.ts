import { type Scene, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { type Point, ellipse, line, shaded, shape, smooth } from '../pen/svg-shapes.ts';

export type Palm = {
  readonly foot: Point;
  readonly height: number;
  /** Sideways reach of the crown, as a share of the height. */ readonly lean: number;
};

export const drawPalm = (scene: Scene, { foot, height, lean }: Palm): string => {
  const spine = (t: number): Point => [
    foot[0] + lean * height * t ** 1.7,
    foot[1] - height * (t - 0.06 * t * t),
  ];
  const crown = spine(1);
  return (
    drawTrunk(scene, spine, height) +
    drawFronds(scene, crown, height * 0.46, 'back') +
    drawNuts(scene, crown, height) +
    drawFronds(scene, crown, height * 0.46, 'front')
  );
};

const drawTrunk = (scene: Scene, spine: (t: number) => Point, height: number): string => {
  const { light } = scene;
  const wide = (t: number) => height * (0.03 - t * 0.014) + (t < 0.06 ? height * 0.012 : 0);
  const side = (sign: 1 | -1) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const [x, y] = spine(i / 12);
      return [x + wide(i / 12) * sign, y];
    });
  const left = spine(0.4)[0] - wide(0.4);
  const right = spine(0.4)[0] + wide(0.4);
  const bark = lightColour(light, '#b08a64', 1);
  const shade = lightColour(light, '#6e5240', 0.1);
  const sunLeft = scene.sunlight[0] < 0;
  let rings = '';
  for (let i = 1; i < 30; i += 1) {
    const [x, y] = spine(i / 30);
    rings += `M${(x - wide(i / 30)).toFixed(1)} ${y.toFixed(1)}q${wide(i / 30).toFixed(1)} ${(height * 0.008).toFixed(1)} ${(wide(i / 30) * 2).toFixed(1)} 0`;
  }
  return (
    shaded(
      smooth([...side(1), ...side(-1).toReversed()]),
      [left, 0],
      [right, 0],
      [
        [0, sunLeft ? bark : shade],
        [1, sunLeft ? shade : bark],
      ],
    ) + line(rings, shade, height * 0.0035, 0.5)
  );
};

const drawNuts = (scene: Scene, [x, y]: Point, height: number): string => {
  const size = height * 0.026;
  return [-1.4, 0.1, 1.3, 0.6]
    .map((off, i) =>
      shape(
        ellipse(x + off * size, y + size * (1.1 + (i % 2) * 0.8), size, size * 1.15),
        lightColour(scene.light, '#9a7a35', i / 4),
      ),
    )
    .join('');
};

const drawFronds = (scene: Scene, crown: Point, long: number, where: 'back' | 'front'): string => {
  const { chance, light } = scene;
  const count = where === 'back' ? 7 : 8;
  return Array.from({ length: count }, (_, i) => {
    const angle =
      ((i + chance.between(-0.25, 0.25)) / (count - 1)) * Math.PI * 1.22 - 0.11 * Math.PI;
    const length = long * chance.between(0.8, 1.12);
    const young = where === 'back' ? '#2f7d4a' : '#4f9f4c';
    const lit = lightColour(light, young, 1);
    const dark = lightColour(light, where === 'back' ? '#175439' : '#226b42', 0.35);
    return drawFrond(scene, crown, angle, length, [lit, dark]);
  }).join('');
};

/** A frond: a drooping rib with a comb of leaflets on either side; the upper comb takes the light. */
const drawFrond = (
  scene: Scene,
  crown: Point,
  angle: number,
  length: number,
  [lit, dark]: readonly [lit: string, dark: string],
): string => {
  const { chance } = scene;
  const droop = length * (0.32 + Math.abs(Math.cos(angle)) * 0.42);
  const rib = (t: number): Point => [
    crown[0] + Math.cos(angle) * length * t,
    crown[1] - Math.sin(angle) * length * t * (1 - t * 0.25) + droop * t * t,
  ];
  let upper = '';
  let lower = '';
  let spine = '';
  const steps = 22;
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    const [x, y] = rib(t);
    const [bx, by] = rib(Math.max(0, t - 0.06));
    const along: Point = [x - bx, y - by];
    const norm = Math.hypot(...along) || 1;
    const leaf =
      length * 0.27 * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.7 * chance.between(0.8, 1.15);
    for (const sign of [-1, 1] as const) {
      const tip: Point = [
        x + (along[0] / norm) * leaf * 0.75 + (-along[1] / norm) * leaf * 0.55 * sign,
        y + (along[1] / norm) * leaf * 0.75 + (along[0] / norm) * leaf * 0.55 * sign + leaf * 0.28,
      ];
      const blade = `M${bx.toFixed(1)} ${by.toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}Z`;
      if (sign > 0 === Math.cos(angle) > 0) lower += blade;
      else upper += blade;
    }
    spine += `${i === 1 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return (
    shape(lower, dark) +
    shape(upper, lit) +
    line(spine, mix(lit, '#f3e6a2', 0.35), length * 0.012, 0.8)
  );
};

/** Low green along a shore: sea grape and bush. */
export const drawScrub = (scene: Scene, from: Point, to: Point, high: number): string => {
  const { chance, light } = scene;
  const layer = (colour: string, lift: number, grow: number) => {
    let path = '';
    for (let i = 0; i < 170; i += 1) {
      const t = chance.next();
      const r = high * chance.between(0.07, 0.2) * grow;
      path += ellipse(
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - high * lift * chance.next(),
        r * 1.3,
        r,
      );
    }
    return shape(path, colour);
  };
  return (
    layer(lightColour(light, '#1c5638', 0.25), 0.95, 1.25) +
    layer(lightColour(light, '#2f7a45', 0.6), 1, 0.85) +
    layer(lightColour(light, '#6aa84f', 1), 1.1, 0.42)
  );
};
