import { type Scene, horizon, litColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { palm } from './palms.ts';
import { type Point, lens, line, polygon, rectangle, shape } from '../pen/svg-shapes.ts';

const walls = [
  '#f2a65a',
  '#f6d365',
  '#e2725b',
  '#7fc8b8',
  '#f4b6a6',
  '#8ec5e8',
  '#fff1d6',
  '#c98bb0',
  '#a8d08d',
] as const;
const roofs = ['#b5483a', '#c65d43', '#8f4a42', '#5d7f8c', '#a3553d'] as const;

/** A waterfront of Creole houses: hipped roofs, galleries, shutters in a second colour. */
export const waterfront = (scene: Scene, from: number, to: number, high: number): string => {
  const { camera, chance, light } = scene;
  const ground = horizon(scene) + high * 0.1;
  const end = to * camera.width;
  let x = from * camera.width;
  let drawn = '';
  let mirrored = '';
  while (x < end) {
    const width = high * chance.between(0.75, 1.3);
    const storeys = chance.yes(0.5) ? 2 : 1;
    const tall = high * (storeys === 2 ? chance.between(0.7, 0.95) : chance.between(0.42, 0.56));
    const wall = chance.pick(walls);
    drawn += house(scene, [x, ground], width, tall, storeys, wall);
    if (chance.yes(0.3))
      drawn += palm(scene, {
        foot: [x + width * 1.05, ground + 2],
        height: high * chance.between(1, 1.4),
        lean: chance.between(-0.14, 0.14),
      });
    mirrored += reflection(scene, x, ground + high * 0.1, width, high * storeys * 0.5, wall);
    x += width * chance.between(0.98, 1.16);
  }
  const quay = rectangle(
    from * camera.width - 10,
    ground,
    end - from * camera.width + high * 0.9,
    high * 0.11,
  );
  return (
    mirrored +
    drawn +
    shape(quay, litColour(light, '#cdbfa6', 0.55)) +
    shape(
      rectangle(
        from * camera.width - 10,
        ground,
        end - from * camera.width + high * 0.9,
        high * 0.03,
      ),
      litColour(light, '#efe3c8', 1),
    )
  );
};

const house = (
  scene: Scene,
  [x, y]: Point,
  width: number,
  height: number,
  storeys: number,
  wall: string,
): string => {
  const { light, chance } = scene;
  const roof = chance.pick(roofs);
  const eaves = y - height;
  const over = width * 0.06;
  const peak = height * (storeys === 2 ? 0.36 : 0.5);
  const lit = litColour(light, wall, 0.92);
  const dim = litColour(light, wall, 0.25);
  return (
    shape(rectangle(x, eaves, width, height), lit) +
    shape(rectangle(x + width * 0.8, eaves, width * 0.2, height), dim, 0.55) +
    shape(
      polygon([
        [x - over, eaves],
        [x + width * 0.22, eaves - peak],
        [x + width * 0.78, eaves - peak],
        [x + width + over, eaves],
      ]),
      litColour(light, roof, 0.85),
    ) +
    shape(
      polygon([
        [x + width * 0.62, eaves],
        [x + width * 0.78, eaves - peak],
        [x + width + over, eaves],
      ]),
      litColour(light, roof, 0.2),
      0.7,
    ) +
    shape(rectangle(x, eaves, width, height * 0.06), litColour(light, '#6b5a66', 0.2), 0.35) +
    openings(scene, x, y, width, height, storeys) +
    gallery(scene, x, y, width, height, storeys)
  );
};

const openings = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  storeys: number,
): string => {
  const { light, chance } = scene;
  const shutter = litColour(
    light,
    chance.pick(['#2f7f86', '#fff6e0', '#3d6b9e', '#8d3f3a', '#3f8a5a']),
    0.8,
  );
  const pane = light.lamps ? '#ffd791' : litColour(light, '#33505e', 0.5);
  let [panes, shutters] = ['', ''];
  const storey = height / storeys;
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let i = 0; i < 3; i += 1) {
      const w = width * 0.1;
      const wx = x + width * (0.15 + i * 0.29);
      const wy = y - floor * storey - storey * 0.78;
      const tall = floor === 0 && i === 1 ? storey * 0.78 : storey * 0.46;
      panes += rectangle(wx, wy, w, tall);
      shutters +=
        rectangle(wx - w * 0.55, wy, w * 0.5, tall) + rectangle(wx + w * 1.05, wy, w * 0.5, tall);
    }
  }
  return shape(panes, pane) + shape(shutters, shutter);
};

const gallery = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  storeys: number,
): string => {
  if (storeys === 1) return '';
  const white = litColour(scene.light, '#fffaf0', 0.9);
  const floor = y - height * 0.5;
  let posts = '';
  for (let i = 0; i <= 6; i += 1)
    posts += `M${(x + (width * i) / 6).toFixed(1)} ${floor.toFixed(1)}v${(-height * 0.14).toFixed(1)}`;
  return (
    shape(rectangle(x - width * 0.03, floor, width * 1.06, height * 0.035), white) +
    shape(
      rectangle(x, floor + height * 0.035, width, height * 0.05),
      litColour(scene.light, '#5c5468', 0.1),
      0.35,
    ) +
    line(
      `${posts}M${x.toFixed(1)} ${(floor - height * 0.14).toFixed(1)}h${width.toFixed(1)}`,
      white,
      Math.max(1, width * 0.014),
    )
  );
};

const reflection = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
): string => {
  const { chance, light } = scene;
  let path = '';
  for (let i = 0; i < 13; i += 1) {
    const t = i / 13;
    path += lens(
      x + width / 2 + chance.between(-0.06, 0.06) * width,
      y + height * t * 0.9 + 3,
      width * chance.between(0.3, 0.52) * (1.1 - t * 0.5),
      height * 0.05,
      height * 0.03,
    );
  }
  return shape(path, mix(litColour(light, wall, 0.6), light.sea.middle, 0.3), 0.5);
};

/** A wooden pier running out from the left, on piles. */
export const pier = (scene: Scene, from: Point, to: Point, wide: number): string => {
  const { light } = scene;
  const plank = litColour(light, '#b9936b', 0.85);
  const dark = litColour(light, '#5b4636', 0.15);
  const count = 9;
  let [piles, gaps] = ['', ''];
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const near = 1 - t * 0.82;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    piles +=
      rectangle(x, y - wide * near * 0.35, wide * near * 0.1, wide * near * 0.95) +
      rectangle(
        x + wide * near * 0.9,
        y - wide * near * 0.35,
        wide * near * 0.1,
        wide * near * 0.95,
      );
  }
  for (let i = 0; i < 40; i += 1) {
    const t = 1 - (1 - i / 40) ** 1.6;
    const near = 1 - t * 0.82;
    gaps += `M${(from[0] + (to[0] - from[0]) * t).toFixed(1)} ${(from[1] + (to[1] - from[1]) * t).toFixed(1)}h${(wide * near).toFixed(1)}`;
  }
  const top = polygon([from, to, [to[0] + wide * 0.18, to[1]], [from[0] + wide, from[1]]]);
  return shape(piles, dark) + shape(top, plank) + line(gaps, dark, 2, 0.5);
};
