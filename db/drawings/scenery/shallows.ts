import type { Scene } from '../light/scene.ts';
import { type Point3, spot, waterAt } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, glow, line, rectangle, shaded, shape, smooth } from '../pen/svg-shapes.ts';

/** Clear water over sand, seen from above: depth shows as colour. */
export const shallows = (
  scene: Scene,
  deepAt: 'top' | 'bottom' | 'left' | 'right' = 'top',
): string => {
  const { camera, light } = scene;
  const { near, middle, shallow } = light.sea;
  const pale = mix(shallow, light.sand, 0.45);
  const [w, h] = [camera.width, camera.height];
  const ends: Readonly<Record<typeof deepAt, readonly [Point, Point]>> = {
    top: [
      [w * 0.4, 0],
      [w * 0.6, h],
    ],
    bottom: [
      [w * 0.6, h],
      [w * 0.4, 0],
    ],
    left: [
      [0, h * 0.35],
      [w, h * 0.65],
    ],
    right: [
      [w, h * 0.35],
      [0, h * 0.65],
    ],
  };
  const [from, to] = ends[deepAt];
  return (
    shaded(rectangle(0, 0, w, h), from, to, [
      [0, mix(near, middle, 0.4)],
      [0.3, mix(middle, shallow, 0.45)],
      [0.62, shallow],
      [1, pale],
    ]) +
    seabed(scene) +
    caustics(scene)
  );
};

const seabed = (scene: Scene): string => {
  const { chance, camera, light } = scene;
  let drawn = '';
  for (let i = 0; i < 26; i += 1) {
    const centre: Point = [
      chance.between(0, 1) * camera.width,
      chance.between(0, 1) * camera.height,
    ];
    const size = chance.between(0.05, 0.2) * camera.width;
    drawn += glow(centre, size * 1.6, size, [
      [0, chance.yes(0.5) ? mix(light.sand, light.sea.shallow, 0.35) : light.sea.middle, 0.34],
      [1, light.sea.shallow, 0],
    ]);
  }
  let [grass, heads] = ['', ''];
  for (let i = 0; i < 34; i += 1) {
    const centre = waterAt(camera, [
      chance.between(0, 1) * camera.width,
      chance.next() ** 0.7 * camera.height,
    ]);
    const patch = reefPatch(scene, centre, chance.between(0.5, 2.4));
    if (chance.yes(0.6)) grass += patch;
    else heads += patch;
  }
  return (
    drawn +
    shape(grass, mix(light.sea.middle, '#1d5a55', 0.5), 0.17) +
    shape(heads, mix(light.sea.near, '#4b4a3c', 0.45), 0.19)
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

/** The net of light that waves throw on the sand. */
export const caustics = (scene: Scene, cell = 1.5, from = 0): string => {
  const { chance, camera, light } = scene;
  let [fine, bold] = ['', ''];
  const [columns, rows] = [30, 24];
  const corner = (c: number, r: number): Point => [
    (c / columns) * camera.width * 1.1 - camera.width * 0.05,
    from + (r / rows) * (camera.height - from) * 1.05,
  ];
  const knots = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c): Point => {
      const [x, y] = corner(c + (r % 2) / 2, r);
      return [
        x + chance.between(-0.36, 0.36) * (camera.width / columns) * cell,
        y + chance.between(-0.36, 0.36) * (camera.height / rows) * cell,
      ];
    }),
  );
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const [here, right, below] = [knots[r]?.[c], knots[r]?.[c + 1], knots[r + 1]?.[(r % 2) + c]];
      for (const there of [right, below]) {
        if (!here || !there || chance.yes(0.3)) continue;
        const bend: Point = [
          (here[0] + there[0]) / 2 + chance.between(-9, 9),
          (here[1] + there[1]) / 2 + chance.between(-9, 9),
        ];
        if (chance.yes(0.3)) bold += smooth([here, bend, there], false);
        else fine += smooth([here, bend, there], false);
      }
    }
  }
  return line(fine, light.sea.foam, 2, 0.2) + line(bold, light.sea.foam, 4.2, 0.24);
};

/** A tongue of land along the edge of a view from the air: sand, scrub and a line of surf. */
export const coast = (scene: Scene, inland: readonly Point[]): string => {
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
