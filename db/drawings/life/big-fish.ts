import { type Scene, litColour } from '../light/scene.ts';
import {
  angular,
  curve,
  ellipse,
  group,
  n,
  type Point,
  polygon,
  shaded,
  shape,
  pairs,
} from '../pen/svg-shapes.ts';

const set = (content: string, [x, y]: Point, size: number, turn: number, mirror = false): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) scale(${(mirror ? -size : size).toFixed(2)} ${size.toFixed(2)}) rotate(${n(turn)})"`,
  );

/** A blue marlin leaping to the right; about 200 long at size 1. */
export const marlin = (scene: Scene, spot: Point, size: number, turn = -38): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  const body = curve('100,-4 72,-16 40,-24 0,-22 -50,-10 -84,-2 -84,3 -48,10 0,17 44,12 74,3');
  return set(
    shape(
      curve('-80,0 -96,-26 -112,-38 -100,-10 -98,0 -106,14 -114,36 -94,22'),
      paint('#22406e', 0.7),
    ) +
      shape(curve('56,-20 50,-50 34,-44 20,-32 -10,-28 -34,-16 10,-18'), paint('#2c4f8f', 0.8)) +
      shaded(
        body,
        [0, -24],
        [0, 17],
        [
          [0, paint('#17386b', 0.9)],
          [0.42, paint('#2f6fb3', 1)],
          [0.6, paint('#a9c9dd', 1)],
          [1, paint('#f2f4ee', 0.9)],
        ],
      ) +
      shape(angular('94,-6 158,-9 94,-1'), paint('#2b3d57', 0.7)) +
      shape(curve('46,6 28,34 22,36 32,8'), paint('#1f3c66', 0.5)) +
      shape(curve('-40,10 -50,24 -56,10'), paint('#1f3c66', 0.5)) +
      shape(
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            polygon([
              [36 - i * 16, -20 + i * 1.6],
              [33 - i * 16, -20 + i * 1.6],
              [30 - i * 16, 6],
              [32 - i * 16, 6],
            ]),
          )
          .join(''),
        '#bfe3f4',
        0.35,
      ) +
      shape(ellipse(80, -7, 3.2, 3.2), '#0d1726'),
    spot,
    size,
    turn,
  );
};

/** A dolphin in its leap to the right; about 150 long at size 1. */
export const dolphin = (scene: Scene, spot: Point, size: number, turn = -18): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  return set(
    shape(curve('-62,20 -84,22 -98,40 -80,36 -70,46 -66,32'), paint('#4a6478', 0.5)) +
      shaded(
        curve('78,8 60,-2 46,-16 16,-26 -20,-18 -52,8 -70,26 -58,28 -30,18 6,14 42,14 60,12'),
        [0, -26],
        [0, 24],
        [
          [0, paint('#4a7590', 1)],
          [0.5, paint('#8fb4c6', 0.95)],
          [1, paint('#f4f6f3', 0.9)],
        ],
      ) +
      shape(curve('64,0 82,5 94,11 92,14 76,13 58,12'), paint('#7f98a8', 0.9)) +
      shape(curve('2,-24 -20,-46 -26,-44 -18,-20'), paint('#3f596d', 0.8)) +
      shape(curve('28,10 10,34 4,34 12,10'), paint('#3f596d', 0.4)) +
      shape(ellipse(50, -2, 2, 2), '#14202a'),
    spot,
    size,
    turn,
  );
};

const plates = pairs('-14,-8 8,-12 28,-7 -4,8 18,8 -28,2')
  .map(([x, y]) =>
    polygon(pairs('-9,0 -4,-8 5,-8 10,0 4,7 -5,7').map(([px, py]) => [x + px, y + py])),
  )
  .join('');

/** A green turtle seen from above and the side; about 120 long at size 1. */
export const turtle = (
  scene: Scene,
  spot: Point,
  size: number,
  turn = -12,
  mirror = false,
): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  return set(
    shape(curve('24,-18 40,-52 58,-64 54,-40 38,-16'), paint('#6f8a4e', 0.8)) +
      shape(curve('-34,-8 -58,-22 -62,-14 -40,0'), paint('#5f7a48', 0.5)) +
      shape(curve('40,-6 58,-16 70,-8 66,2 44,6'), paint('#8a9a5a', 0.95)) +
      shaded(
        curve('46,0 32,-20 0,-27 -32,-16 -46,4 -26,20 10,23 36,16'),
        [0, -27],
        [0, 23],
        [
          [0, paint('#a58a4a', 1)],
          [0.6, paint('#6b6a38', 0.7)],
          [1, paint('#e2d9a8', 0.6)],
        ],
      ) +
      shape(plates, paint('#4d4e2a', 0.7), 0.65) +
      shape(curve('26,14 30,44 20,62 10,44 8,16'), paint('#7d9656', 0.7)) +
      shape(curve('-30,12 -52,28 -54,20 -40,6'), paint('#6f8a4e', 0.5)) +
      shape(ellipse(62, -8, 1.8, 1.8), '#14201a'),
    spot,
    size,
    turn,
    mirror,
  );
};

/** A spotted eagle ray, wings spread. */
export const eagleRay = (scene: Scene, spot: Point, size: number, turn = 8): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  const dots = Array.from({ length: 26 }, (_, i) =>
    ellipse(Math.sin(i * 2.4) * (10 + i * 1.5), Math.cos(i * 3.7) * 9 - 2, 1.7, 1.2),
  ).join('');
  return set(
    shape('M-4 14Q-30 60 -78 74Q-30 66 2 16Z', paint('#2b4258', 0.4)) +
      shaded(
        curve('0,-26 16,-16 48,-12 84,-30 70,2 30,18 0,20 -30,18 -70,4 -90,-22 -46,-12 -16,-16'),
        [0, -28],
        [0, 20],
        [
          [0, paint('#4d6f8c', 1)],
          [1, paint('#22384e', 0.4)],
        ],
      ) +
      shape(dots, '#e8f1f2', 0.75),
    spot,
    size,
    turn,
  );
};
