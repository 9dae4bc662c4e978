import { type Scene, litColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { angular, curve, ellipse, group, n, type Point, shape } from '../pen/svg-shapes.ts';

const set = (content: string, [x, y]: Point, size: number, turn = 0, mirror = false): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(mirror ? -size : size).toFixed(2)} ${size.toFixed(2)})"`,
  );

/** A brown pelican gliding; the drawing is 100 wide at size 1. */
export const glidingPelican = (scene: Scene, spot: Point, size: number, mirror = false): string => {
  const { light } = scene;
  const paint = (colour: string, share: number) => litColour(light, colour, share);
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

/** A pelican perched, facing right; about 100 high at size 1. */
export const perchedPelican = (scene: Scene, spot: Point, size: number, mirror = false): string => {
  const paint = (colour: string, share: number) => litColour(scene.light, colour, share);
  return set(
    shape(curve('-8,0 -34,8 -30,-14 -10,-42 14,-44 24,-24 12,-2'), paint('#8a7a68', 0.55)) +
      shape(curve('-34,8 -32,-10 -12,-38 8,-38 4,-16 -12,-2'), paint('#a39380', 1)) +
      shape(angular('-33,8 -48,20 -26,6 -6,-4'), paint('#4d463f', 0.4)) +
      shape(curve('-28,-2 -10,-26 2,-30 -6,-12 -20,2'), paint('#6b5e50', 0.7)) +
      shape(
        curve('8,-38 2,-62 10,-88 24,-94 32,-86 26,-74 18,-62 24,-42 18,-32'),
        paint('#f6eeda', 1),
      ) +
      shape(curve('2,-62 10,-88 14,-86 10,-62 14,-40 8,-38'), paint('#8a5f42', 0.5)) +
      shape(curve('26,-84 74,-46 70,-44 26,-74'), paint('#e0a458', 0.95)) +
      shape(curve('25,-76 70,-45 46,-48 27,-62'), paint('#9a7350', 0.6)) +
      shape(curve('12,-90 24,-96 31,-89 20,-86'), paint('#f3d27a', 1)) +
      shape(ellipse(25, -85, 2, 2), '#22201e') +
      shape(angular('-4,-4 -2,12 8,12 4,-4'), paint('#4b4540', 0.4)),
    spot,
    size,
    0,
    mirror,
  );
};

/** A frigatebird: long bent wings and a forked tail. */
export const frigatebird = (scene: Scene, spot: Point, size: number, turn = 0): string => {
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
export const terns = (scene: Scene, centre: Point, count: number, size: number): string => {
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
