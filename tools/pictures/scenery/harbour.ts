import { type Scene, horizon, lightColour } from '../light/scene.ts';
import { mix } from '../pen/colours.ts';
import { drawPalm } from './palms.ts';
import { lens, line, polygon, rectangle, shape } from '../pen/svg-shapes.ts';

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
export const drawWaterfront = (scene: Scene, from: number, to: number, high: number): string => {
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
    drawn += drawHouse(scene, { x, y: ground, width, height: tall, storeys, wall });
    if (chance.yes(0.3))
      drawn += drawPalm(scene, {
        foot: [x + width * 1.05, ground + 2],
        height: high * chance.between(1, 1.4),
        lean: chance.between(-0.14, 0.14),
      });
    mirrored += drawReflection(scene, {
      x,
      y: ground + high * 0.1,
      width,
      height: high * storeys * 0.5,
      storeys,
      wall,
    });
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
    shape(quay, lightColour(light, '#cdbfa6', 0.55)) +
    shape(
      rectangle(
        from * camera.width - 10,
        ground,
        end - from * camera.width + high * 0.9,
        high * 0.03,
      ),
      lightColour(light, '#efe3c8', 1),
    )
  );
};

type Facade = {
  readonly x: number;
  /** Height of the ground in the picture. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly storeys: number;
  readonly wall: string;
};

const drawHouse = (scene: Scene, facade: Facade): string => {
  const { x, y, width, height, storeys, wall } = facade;
  const { light, chance } = scene;
  const roof = chance.pick(roofs);
  const eaves = y - height;
  const over = width * 0.06;
  const peak = height * (storeys === 2 ? 0.36 : 0.5);
  const lit = lightColour(light, wall, 0.92);
  const dim = lightColour(light, wall, 0.25);
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
      lightColour(light, roof, 0.85),
    ) +
    shape(
      polygon([
        [x + width * 0.62, eaves],
        [x + width * 0.78, eaves - peak],
        [x + width + over, eaves],
      ]),
      lightColour(light, roof, 0.2),
      0.7,
    ) +
    shape(rectangle(x, eaves, width, height * 0.06), lightColour(light, '#6b5a66', 0.2), 0.35) +
    drawOpenings(scene, facade) +
    drawGallery(scene, facade)
  );
};

const drawOpenings = (scene: Scene, { x, y, width, height, storeys }: Facade): string => {
  const { light, chance } = scene;
  const shutter = lightColour(
    light,
    chance.pick(['#2f7f86', '#fff6e0', '#3d6b9e', '#8d3f3a', '#3f8a5a']),
    0.8,
  );
  const pane = light.lamps ? '#ffd791' : lightColour(light, '#33505e', 0.5);
  let panes = '';
  let shutters = '';
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

const drawGallery = (scene: Scene, { x, y, width, height, storeys }: Facade): string => {
  if (storeys === 1) return '';
  const white = lightColour(scene.light, '#fffaf0', 0.9);
  const floor = y - height * 0.5;
  let posts = '';
  for (let i = 0; i <= 6; i += 1)
    posts += `M${(x + (width * i) / 6).toFixed(1)} ${floor.toFixed(1)}v${(-height * 0.14).toFixed(1)}`;
  return (
    shape(rectangle(x - width * 0.03, floor, width * 1.06, height * 0.035), white) +
    shape(
      rectangle(x, floor + height * 0.035, width, height * 0.05),
      lightColour(scene.light, '#5c5468', 0.1),
      0.35,
    ) +
    line(
      `${posts}M${x.toFixed(1)} ${(floor - height * 0.14).toFixed(1)}h${width.toFixed(1)}`,
      white,
      Math.max(1, width * 0.014),
    )
  );
};

const drawReflection = (scene: Scene, { x, y, width, height, wall }: Facade): string => {
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
  return shape(path, mix(lightColour(light, wall, 0.6), light.sea.middle, 0.3), 0.5);
};
