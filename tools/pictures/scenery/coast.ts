import type { Scene } from '../light/scene.ts';
import { type Point3, spot, waterAt } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, shape, smooth } from '../pen/svg-shapes.ts';

/** A tongue of land along the edge of a view from the air: sand, scrub and a line of surf. */
export const drawCoast = (scene: Scene, inland: readonly Point[]): string => {
  const { camera, light, chance } = scene;
  const points = inland.map(([x, y]): Point => [x * camera.width, y * camera.height]);
  const centre = points.reduce<Point>(
    (sum, [x, y]) => [sum[0] + x / points.length, sum[1] + y / points.length],
    [0, 0],
  );
  const grown = (by: number, rough: number) =>
    smooth(
      points.map(([x, y]): Point => [
        centre[0] + (x - centre[0]) * by + chance.between(-rough, rough),
        centre[1] + (y - centre[1]) * by + chance.between(-rough, rough),
      ]),
    );
  const sand = mix(light.sand, light.key, 0.1);
  return (
    shape(grown(1.32, 8), mix(light.sea.shallow, light.sand, 0.3), 0.35) +
    shape(grown(1.2, 8), mix(light.sea.shallow, light.sand, 0.5), 0.5) +
    shape(grown(1.12, 7), light.sea.foam, 0.55) +
    shape(grown(1.09, 4), mix(sand, light.sea.shallow, 0.35)) +
    shape(grown(1.05, 5), light.sea.foam, 0.8) +
    shape(grown(1.02, 4), mix(sand, '#b08f66', 0.25)) +
    shape(grown(0.97, 4), sand)
  );
};

/** Draws land seen from the air with a green interior, like Tintamarre. */
export const drawGreenCoast = (scene: Scene, inland: readonly Point[]): string => {
  const { camera, light, chance } = scene;
  const inside = (down: number, rough: number) =>
    smooth(
      inland.map(([x, y]): Point => [
        x * camera.width - down * 0.4,
        (y - 0.075) * camera.height - down + chance.between(-rough, rough),
      ]),
    );
  return (
    drawCoast(scene, inland) +
    shape(inside(0, 6), mix(light.sand, light.hillNear, 0.55)) +
    shape(inside(14, 8), light.hillNear) +
    shape(inside(40, 14), mix(light.hillNear, light.hillLit, 0.55))
  );
};

/** Dark reef and pale sand under clear water, between two heights of the picture in shares; patches in metres. */
export const drawReefs = (
  scene: Scene,
  count: number,
  from: number,
  to: number,
  biggest = 5,
): string => {
  const { chance, camera, light } = scene;
  let reef = '';
  let bright = '';
  for (let i = 0; i < count; i += 1) {
    const y = (from + (to - from) * chance.next() ** 0.8) * camera.height;
    const centre = waterAt(camera, [chance.between(-0.05, 1.05) * camera.width, y]);
    const patch = reefPatch(scene, centre, chance.between(biggest / 5, biggest));
    if (chance.yes(0.55)) reef += patch;
    else bright += patch;
  }
  return (
    shape(bright, mix(light.sea.shallow, light.sand, 0.5), 0.22) +
    shape(reef, mix(light.sea.near, '#1d5a55', 0.4), 0.24)
  );
};

const reefPatch = (scene: Scene, centre: Point3, size: number): string =>
  smooth(
    Array.from({ length: 11 }, (_, i) => {
      const angle = (i / 11) * Math.PI * 2;
      const r = size * scene.chance.between(0.45, 1.25);
      return spot(scene.camera, [
        centre[0] + Math.cos(angle) * r * 1.5,
        0,
        centre[2] + Math.sin(angle) * r,
      ]);
    }),
  );
