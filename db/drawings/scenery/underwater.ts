import { type Scene, litColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { caustics } from './shallows.ts';
import {
  curve,
  ellipse,
  group,
  lens,
  line,
  n,
  type Point,
  polygon,
  rectangle,
  shaded,
  shape,
  smooth,
} from '../pen/svg-shapes.ts';

/** Below the surface: light from above, blue in the distance, sand at the bottom. */
export const underwater = (scene: Scene, ground: number): string => {
  const { camera, light } = scene;
  const [w, h] = [camera.width, camera.height];
  const { shallow, middle, near } = light.sea;
  return (
    shaded(
      rectangle(0, 0, w, h),
      [w * 0.4, 0],
      [w * 0.5, h],
      [
        [0, mix(shallow, '#ffffff', 0.45)],
        [0.14, shallow],
        [0.5, mix(shallow, middle, 0.7)],
        [1, mix(middle, near, 0.4)],
      ],
    ) +
    ceiling(scene) +
    rays(scene) +
    sandFloor(scene, ground)
  );
};

const ceiling = (scene: Scene): string => {
  const { chance, camera, light } = scene;
  let [bright, soft] = ['', ''];
  for (let i = 0; i < 130; i += 1) {
    const y = chance.next() ** 2 * camera.height * 0.2;
    const half = chance.between(20, 120) * (1.2 - (y / camera.height) * 3);
    const stroke = lens(
      chance.between(0, camera.width),
      y,
      Math.max(8, half),
      chance.between(2, 9),
      3,
    );
    if (chance.yes(0.5)) bright += stroke;
    else soft += stroke;
  }
  return shape(soft, light.sea.middle, 0.26) + shape(bright, '#ffffff', 0.42);
};

const rays = (scene: Scene): string => {
  const { chance, camera } = scene;
  const [w, h] = [camera.width, camera.height];
  return Array.from({ length: 11 }, () => {
    const x = chance.between(-0.05, 0.95) * w;
    const wide = chance.between(20, 90);
    const lean = (x - w * 0.35) * 0.5;
    return shaded(
      polygon([
        [x, 0],
        [x + wide, 0],
        [x + wide * 2.6 + lean, h * 0.85],
        [x + lean - wide, h * 0.85],
      ]),
      [x, 0],
      [x + lean, h * 0.85],
      [
        [0, '#ffffff', 0.3],
        [0.6, '#ffffff', 0.08],
        [1, '#ffffff', 0],
      ],
    );
  }).join('');
};

const sandFloor = (scene: Scene, ground: number): string => {
  const { chance, camera, light } = scene;
  const [w, h] = [camera.width, camera.height];
  const sand = mix(light.sand, light.sea.shallow, 0.42);
  const dune = (y: number): string =>
    `${smooth(
      Array.from({ length: 9 }, (_, i): Point => [
        (i / 8) * w * 1.04 - w * 0.02,
        y + chance.between(-14, 14),
      ]),
      false,
    )}L${w} ${h}L0 ${h}Z`;
  let ripples = '';
  for (let i = 0; i < 60; i += 1) {
    const y = ground + 20 + chance.next() ** 1.4 * (h - ground);
    ripples += lens(chance.between(0, w), y, chance.between(30, 120), 3, 2);
  }
  return (
    shape(dune(ground - 30), mix(sand, light.sea.middle, 0.6)) +
    shaded(
      dune(ground),
      [0, ground],
      [0, h],
      [
        [0, mix(sand, light.sea.middle, 0.25)],
        [1, sand],
      ],
    ) +
    shape(ripples, '#ffffff', 0.26) +
    caustics(scene, 1, ground + 12)
  );
};

/** Someone with mask and fins, swimming to the right just under the surface. */
export const snorkeller = (
  scene: Scene,
  spot: Point,
  size: number,
  suit: string,
  mirror = false,
): string => {
  const { light } = scene;
  const skin = mix(litColour(light, '#a8714b', 0.8), light.sea.shallow, 0.15);
  const cloth = mix(litColour(light, suit, 0.9), light.sea.shallow, 0.12);
  const fins = mix('#f2c230', light.sea.shallow, 0.15);
  return group(
    line('M-30 4L-62 16', skin, 10) +
      line('M-30 2L-66 -2', skin, 10) +
      shape(curve('-60,12 -84,14 -104,30 -98,34 -66,22'), fins) +
      shape(curve('-64,-6 -90,-10 -112,-2 -108,4 -68,4'), fins) +
      shape(curve('-36,0 -10,-10 22,-10 28,0 20,10 -12,11 -34,8'), cloth) +
      line('M18 4L34 30L56 38', skin, 8) +
      line('M20 -4L46 4', skin, 8) +
      shape(ellipse(38, -6, 11, 10.5), skin) +
      shape(curve('28,-10 36,-18 46,-14 40,-6'), '#3a2a22') +
      shape(curve('42,-6 50,-8 51,0 43,2'), '#223a48') +
      line('M46 2L40 8L34 -26', '#ff7a45', 4),
    `transform="translate(${n(spot[0])} ${n(spot[1])}) scale(${(mirror ? -size : size).toFixed(2)} ${size.toFixed(2)})"`,
  );
};

/** Silver threads of air rising. */
export const bubbles = (scene: Scene, spot: Point, count: number): string => {
  const { chance } = scene;
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const r = chance.between(2, 8);
    path += ellipse(spot[0] + chance.between(-22, 22), spot[1] - i * 15, r, r * 0.85);
  }
  return shape(path, '#ffffff', 0.5);
};
