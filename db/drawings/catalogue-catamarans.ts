import { partOf } from './boats/cutaway.ts';
import { blueHeron, tradeWind } from './boats/demo-fleet.ts';
import { seenFromBelow } from './boats/seen-from-below.ts';
import { glidingPelican, terns } from './life/birds.ts';
import { turtle } from './life/big-fish.ts';
import { fruitPlate } from './life/table-setting.ts';
import { overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import { pairs } from './pen/svg-shapes.ts';
import type { Picture } from './picture.ts';
import { palm } from './scenery/palms.ts';
import { snorkeller } from './scenery/underwater.ts';
import { aboard } from './views/aboard.ts';
import { belowWater } from './views/below-water.ts';
import { fromTheAir } from './views/from-the-air.ts';
import { onTheWater } from './views/on-the-water.ts';

const tradeWindPictures: readonly Picture[] = [
  {
    name: 'trade-wind-1',
    title: 'Trade Wind reaching past Philipsburg under a coral-red jib',
    draw: () =>
      onTheWater({
        name: 'trade-wind-1',
        hour: 'noon',
        place: 'philipsburg',
        horizon: 0.73,
        eye: 2.6,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.9,
        wind: 0.6,
        boats: [
          {
            ...tradeWind,
            boat: tradeWind.sailing(2.6),
            speed: 0.35,
            pose: { x: -2.4, z: 36, heading: -28, heel: 3 },
          },
        ],
        before: (scene) => glidingPelican(scene, [1290, 330], 1.25),
      }),
  },
  {
    name: 'trade-wind-2',
    title: 'Trade Wind at anchor over clear turquoise water, seen from the air',
    draw: () =>
      fromTheAir({
        name: 'trade-wind-2',
        hour: 'noon',
        eye: 25,
        degrees: 56,
        sunlight: [0.45, 0.8, -0.2],
        deepAt: 'top',
        fathom: 4,
        boats: [{ boat: tradeWind.lying, pose: { x: 1.8, z: 16.5, heading: 32 } }],
        land: pairs('-0.12,0.52 0.08,0.6 0.2,0.78 0.2,1.12 -0.12,1.12'),
      }),
  },
  {
    name: 'trade-wind-3',
    title: 'Over the trampolines of Trade Wind towards the islet off Grand Case',
    draw: () =>
      aboard({
        name: 'trade-wind-3',
        hour: 'noon',
        place: 'grand-case',
        boat: partOf({ ...tradeWind.lying, people: [] }, ([x]) => x > 1.9),
        eye: [0.9, 4.4, 0.55],
        looking: 'forward',
        aside: 1,
        horizon: 0.2,
        down: 16,
        focal: 0.56,
        sun: [0.1, -0.1],
        sunlight: [-0.5, 0.7, -0.2],
        clouds: 0.9,
        wind: 0.3,
        turquoise: 0.75,
        before: (scene) => terns(scene, [1180, 120], 9, 22) + fruitPlate(scene, [1030, 985], 0.95),
      }),
  },
];

const blueHeronPictures: readonly Picture[] = [
  {
    name: 'blue-heron-1',
    title: 'Blue Heron under way in the morning off Grand Case',
    draw: () =>
      onTheWater({
        name: 'blue-heron-1',
        hour: 'morning',
        place: 'grand-case',
        horizon: 0.7,
        eye: 2.8,
        sun: [0.95, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.8,
        wind: 0.5,
        turquoise: 0.25,
        boats: [
          {
            ...blueHeron,
            boat: blueHeron.sailing(-2.4),
            speed: 0.34,
            pose: { x: 2.6, z: 36, heading: 214, heel: -3 },
          },
        ],
        before: (scene) => terns(scene, [330, 260], 8, 24),
      }),
  },
  {
    name: 'blue-heron-2',
    title: 'Blue Heron lying off a white beach, framed by a coconut palm',
    draw: () =>
      onTheWater({
        name: 'blue-heron-2',
        hour: 'noon',
        place: 'grand-case',
        horizon: 0.42,
        eye: 5,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.8,
        wind: 0.1,
        turquoise: 0.9,
        boats: [
          { ...blueHeron, boat: blueHeron.lying, speed: 0, pose: { x: -4.5, z: 36, heading: 200 } },
        ],
        shore: pairs('-0.05,0.8 0.2,0.84 0.5,0.8 0.8,0.86 1.05,0.84'),
        before: (scene) => palm(scene, { foot: [1430, 1045], height: 980, lean: -0.26 }),
      }),
  },
  {
    name: 'blue-heron-3',
    title: 'Snorkelling with a green turtle beneath Blue Heron',
    draw: () =>
      belowWater({
        name: 'blue-heron-3',
        hour: 'noon',
        above: (scene) =>
          seenFromBelow(scene, blueHeron.lying, { x: 1.2, z: 15.5, heading: 14 }, '#3f7fb5', 13),
        middle: (scene) =>
          snorkeller(scene, [1120, 350], 1.6, '#e4572e') + turtle(scene, [560, 560], 2.5),
      }),
  },
];

export const catamaranPictures: readonly Picture[] = [...tradeWindPictures, ...blueHeronPictures];
