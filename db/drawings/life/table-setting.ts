import { type Scene, litColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import {
  curve,
  ellipse,
  glow,
  group,
  line,
  n,
  type Point,
  polygon,
  shaded,
  shape,
  smooth,
  pairs,
} from '../pen/svg-shapes.ts';

const set = (content: string, [x, y]: Point, size: number): string =>
  group(content, `transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)})"`);

/** A flute of champagne standing on its foot; about 190 high at size 1. */
export const flute = (scene: Scene, spot: Point, size: number): string => {
  const wine = mix('#f7c65a', scene.light.halo, 0.4);
  const glass = mix('#ffffff', scene.light.sky[2], 0.3);
  return set(
    glow([10, 2], 60, 12, [
      [0, wine, 0.5],
      [1, wine, 0],
    ]) +
      shape(ellipse(0, 0, 26, 6), glass, 0.55) +
      line('M0 -2V-74', glass, 4, 0.8) +
      shaded(
        'M-17 -150C-19 -112 -13 -82 0 -72C13 -82 19 -112 17 -150Z',
        [-18, 0],
        [18, 0],
        [
          [0, mix(wine, '#8a4a1e', 0.25), 0.9],
          [0.35, mix(wine, '#ffffff', 0.55), 0.95],
          [1, mix(wine, '#c06a20', 0.3), 0.9],
        ],
      ) +
      shape('M-19 -186C-21 -120 -14 -82 0 -70C14 -82 21 -120 19 -186Z', glass, 0.22) +
      shape(ellipse(0, -150, 17, 4), mix(wine, '#ffffff', 0.6), 0.9) +
      line('M-11 -178C-13 -130 -11 -104 -6 -90', '#ffffff', 3, 0.85) +
      shape(
        [0, 1, 2, 3, 4, 5]
          .map((i) => ellipse(Math.sin(i * 2.3) * 6, -88 - i * 10, 1.6, 1.6))
          .join(''),
        '#ffffff',
        0.9,
      ),
    spot,
    size,
  );
};

const ice = pairs('-44,-136 -20,-142 30,-140 48,-134 6,-136')
  .map(([x, y]) =>
    polygon(pairs('-15,0 -4,-14 13,-8 9,10 -9,12').map(([px, py]) => [x + px, y + py])),
  )
  .join('');

/** A bottle in its bucket of ice; about 300 high at size 1. */
export const iceBucket = (scene: Scene, spot: Point, size: number): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  const sun = scene.sunlight[0] > 0;
  const steel = [paint('#f4f1ea', 1), paint('#9aa3ad', 0.3)] as const;
  const [left, right] = sun ? [steel[1], steel[0]] : steel;
  return set(
    group(
      shaded(
        'M-17 -40V-190C-17 -214 -8 -222 -8 -246V-290H8V-246C8 -222 17 -214 17 -190V-40Z',
        [-17, 0],
        [17, 0],
        [
          [0, paint('#1f4a36', 0.3)],
          [0.65, paint('#3f7d58', 0.9)],
          [1, paint('#234f3b', 0.5)],
        ],
      ) +
        shape('M-9 -292H9V-244C9 -238 -9 -238 -9 -244Z', paint('#d9b25a', 1)) +
        shape('M-16.500 -176H16.500V-128H-16.500Z', paint('#f6ecd2', 0.95)),
      'transform="rotate(13)"',
    ) +
      shape(ice, '#f3fbff', 0.88) +
      shaded(
        'M-68 -132L-52 0C-40 12 40 12 52 0L68 -132Z',
        [-66, 0],
        [66, 0],
        [
          [0, left],
          [0.3, mix(left, right, 0.2)],
          [0.55, mix(left, right, 0.9)],
          [0.7, '#ffffff'],
          [0.82, right],
          [1, mix(right, left, 0.7)],
        ],
      ) +
      line('M-68 -132C-40 -122 40 -122 68 -132', paint('#ffffff', 1), 6) +
      line('M-64 -100C-40 -90 40 -90 64 -100', paint('#8d97a3', 0.4), 2, 0.5),
    spot,
    size,
  );
};

/** A plate of fruit cut for the trip. */
export const fruitPlate = (scene: Scene, spot: Point, size: number): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  const wedge = (x: number, y: number, turn: number) =>
    group(
      shape('M-34 0A34 30 0 0 0 34 0Z', paint('#4f9a4c', 0.7)) +
        shape('M-29 -1A29 24 0 0 0 29 -1Z', paint('#fff3e0', 0.9)) +
        shape('M-26 -2A26 20 0 0 0 26 -2Z', paint('#ee4f57', 1)),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const round = (x: number, y: number, r: number, colour: string) =>
    shape(ellipse(x, y, r, r * 0.94), paint(colour, 0.55)) +
    shape(ellipse(x - r * 0.18, y - r * 0.2, r * 0.72, r * 0.68), paint(colour, 1));
  return set(
    shape(ellipse(8, 12, 128, 26), paint('#5b4a4a', 0.1), 0.35) +
      shape(ellipse(0, 0, 122, 27), paint('#ffffff', 0.85)) +
      shape(ellipse(0, -4, 98, 19), paint('#cfe6e4', 0.8)) +
      round(-62, -22, 25, '#f29a38') +
      round(-28, -32, 27, '#f6b042') +
      shape(curve('10,-6 26,-52 52,-74 70,-68 58,-40 34,-8'), paint('#f5cf4a', 1)) +
      shape(curve('10,-6 40,-36 68,-66 58,-40 34,-8'), paint('#d99b2b', 0.5)) +
      wedge(50, -16, -14) +
      wedge(2, -10, 8) +
      round(-88, -10, 17, '#6f9d3c'),
    spot,
    size,
  );
};

/** A table top of oiled teak across the foot of the picture. */
export const teakTable = (scene: Scene, top: number): string => {
  const { camera, light, chance } = scene;
  const [w, h] = [camera.width, camera.height];
  let seams = '';
  for (let i = -10; i <= 10; i += 1)
    seams += `M${n(w / 2 + i * w * 0.07)} ${n(top)}L${n(w / 2 + i * w * 0.125)} ${h}`;
  let grain = '';
  for (let i = 0; i < 60; i += 1)
    grain += `M${n(chance.between(0, w))} ${n(chance.between(top + 12, h))}h${n(chance.between(20, 90))}`;
  return (
    shaded(
      polygon([
        [-10, top],
        [w + 10, top],
        [w + 10, h],
        [-10, h],
      ]),
      [scene.sun[0], top],
      [w * 0.5, h],
      [
        [0, litColour(light, '#e2ab6c', 1)],
        [0.5, litColour(light, '#b97a45', 0.8)],
        [1, litColour(light, '#7c4b2d', 0.4)],
      ],
    ) +
    line(seams, litColour(light, '#5a3422', 0.3), 3, 0.6) +
    line(grain, litColour(light, '#f2c893', 1), 1.6, 0.25) +
    line(`M-10 ${n(top)}H${w + 10}`, litColour(light, '#ffe2b0', 1), 7, 0.9)
  );
};

/** A long cushion with piping, along a bench. */
export const cushion = (scene: Scene, from: Point, to: Point, colour: string): string => {
  const { light } = scene;
  const [[x1, y1], [x2, y2]] = [from, to];
  const soft = (x2 - x1) * 0.06;
  return (
    shaded(
      smooth([
        [x1, y1 + soft],
        [x1 + soft, y1],
        [x2 - soft, y1],
        [x2, y1 + soft],
        [x2, y2 - soft],
        [x2 - soft, y2],
        [x1 + soft, y2],
        [x1, y2 - soft],
      ]),
      [x1, y1],
      [x1, y2],
      [
        [0, litColour(light, colour, 1)],
        [0.6, litColour(light, colour, 0.6)],
        [1, litColour(light, colour, 0.1)],
      ],
    ) +
    line(
      `M${n(x1 + soft)} ${n(y1 + soft * 0.6)}H${n(x2 - soft)}`,
      litColour(light, '#ffffff', 1),
      3,
      0.6,
    )
  );
};
