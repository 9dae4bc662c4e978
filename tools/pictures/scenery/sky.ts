import { type Scene, horizon } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { ellipse, glow, lens, rectangle, shaded, shape } from '../pen/svg-shapes.ts';

export const drawSky = (scene: Scene): string => {
  const { camera, light } = scene;
  const bottom = Math.max(2, horizon(scene));
  const [zenith, high, low, edge] = light.sky;
  return (
    shaded(
      rectangle(0, 0, camera.width, bottom + 2),
      [camera.width * 0.5, 0],
      [camera.width * 0.5, bottom],
      [
        [0, zenith],
        [0.4, high],
        [0.78, low],
        [1, edge],
      ],
    ) + drawSunGlow(scene)
  );
};

const drawSunGlow = (scene: Scene): string => {
  const { sun, light, camera } = scene;
  const reach = camera.width;
  return (
    glow(sun, reach * 0.75, reach * 0.5, [
      [0, light.halo, 0.75],
      [0.35, light.halo, 0.3],
      [1, light.halo, 0],
    ]) +
    glow(sun, reach * 0.16, reach * 0.16, [
      [0, light.sun, 0.95],
      [0.3, light.sun, 0.5],
      [1, light.halo, 0],
    ])
  );
};

export const drawSunDisc = (scene: Scene, radius: number): string => {
  const { sun, light } = scene;
  return shape(ellipse(sun[0], sun[1], radius, radius), light.sun);
};

/** High thin cloud, brushed on in long strokes that catch the sun. */
export const drawBrushedSky = (scene: Scene, strokes: number): string => {
  const { chance, camera, light } = scene;
  const bottom = horizon(scene);
  let drawn = '';
  for (let i = 0; i < strokes; i += 1) {
    const share = chance.between(0.12, 0.93);
    const x = chance.between(-0.1, 1.1) * camera.width;
    const y = share * bottom;
    const half = chance.between(0.08, 0.34) * camera.width * (1.15 - share * 0.6);
    const up = chance.between(3, 15) * (1.2 - share);
    const near = Math.max(
      0,
      1 - Math.hypot(x - scene.sun[0], y - scene.sun[1]) / (camera.width * 0.6),
    );
    const colour = mix(mix(light.cloudShade, light.cloudMiddle, share), light.cloudLit, near);
    drawn += shape(lens(x, y, half, up, up * 0.5), colour, chance.between(0.14, 0.42));
  }
  return drawn;
};

export const drawStars = (scene: Scene, count: number): string => {
  const { chance, camera } = scene;
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const size = chance.between(0.7, 2);
    path += ellipse(
      chance.between(0, camera.width),
      chance.next() ** 1.5 * horizon(scene) * 0.7,
      size,
      size,
    );
  }
  return shape(path, '#f4f0ff', 0.8);
};
