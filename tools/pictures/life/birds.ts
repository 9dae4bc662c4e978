import { type Scene, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { angular, curve, ellipse, group, n, type Point, shape } from '../pen/svg-shapes.ts';

const set = (content: string, [x, y]: Point, size: number, turn = 0, mirror = false): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(mirror ? -size : size).toFixed(2)} ${size.toFixed(2)})"`,
  );

/** A brown pelican gliding; the drawing is 100 wide at size 1. */
export const drawGlidingPelican = (
  scene: Scene,
  spot: Point,
  size: number,
  mirror = false,
): string => {
  const { light } = scene;
  const paint = (colour: string, share: number) => lightColour(light, colour, share);
  return set(
    shape(curve('-6,0 -46,-32 -62,-20 -34,-6 -4,10'), paint('#4d463f', 0.3)) +
      shape(curve('-26,6 -8,-4 16,-3 26,3 10,12 -16,12'), paint('#8a7a68', 0.85)) +
      shape(curve('-22,8 -38,12 -36,6'), paint('#5c5247', 0.5)) +
      shape(curve('14,0 24,-12 34,-12 33,-4 26,4'), paint('#f4ead2', 1)) +
      shape(curve('33,-11 66,-2 34,-3'), paint('#d99b52', 0.9)) +
      shape(curve('33,-5 60,-2 44,6 33,2'), paint('#8f6a4a', 0.6)) +
      shape(curve('8,0 -10,-40 -34,-58 -30,-36 -14,4'), paint('#75685a', 1)) +
      shape(curve('-10,-38 -38,-62 -30,-40 -18,-22'), paint('#3d3833', 0.5)) +
      shape(ellipse(29, -9, 1.2, 1.2), '#22201e'),
    spot,
    size,
    0,
    mirror,
  );
};

/** A frigatebird soaring; the drawing is 130 wide at size 1. */
export const drawFrigatebird = (scene: Scene, spot: Point, size: number, turn = 0): string => {
  const dark = mix('#1f2430', scene.light.haze, 0.18);
  return set(
    shape(curve('0,2 18,-12 34,-14 66,6 40,-6 22,-2 6,8'), dark) +
      shape(curve('0,2 -18,-12 -34,-14 -66,6 -40,-6 -22,-2 -6,8'), dark) +
      shape(angular('-5,2 5,2 4,16 9,36 0,20 -9,36 -4,16'), dark) +
      shape(curve('-4,4 -3,-8 0,-16 3,-8 4,4'), dark),
    spot,
    size,
    turn,
  );
};

/** A loose flock of terns far off. */
export const drawTerns = (scene: Scene, centre: Point, count: number, size: number): string => {
  const { chance, light } = scene;
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = centre[0] + chance.between(-9, 9) * size;
    const y = centre[1] + chance.between(-4, 4) * size;
    const s = size * chance.between(0.6, 1.2);
    path += `M${n(x - s)} ${n(y - s * 0.25)}Q${n(x - s * 0.45)} ${n(y - s * 0.65)} ${n(x)} ${n(y)}Q${n(x + s * 0.45)} ${n(y - s * 0.65)} ${n(x + s)} ${n(y - s * 0.3)}Q${n(x + s * 0.45)} ${n(y - s * 0.42)} ${n(x)} ${n(y + s * 0.18)}Q${n(x - s * 0.45)} ${n(y - s * 0.42)} ${n(x - s)} ${n(y - s * 0.25)}Z`;
  }
  return shape(path, mix(light.lamps ? '#2a2540' : '#ffffff', light.haze, 0.15), 0.92);
};
