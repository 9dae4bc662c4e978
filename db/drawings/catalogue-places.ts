import { pairs } from './pen/svg-shapes.ts';
import { petiteAnse, tiPunch, tradeWind } from './boats/demo-fleet.ts';
import { dinghy } from './boats/dinghy.ts';
import { frigatebird, glidingPelican, terns } from './life/birds.ts';
import { messageBottle } from './life/bottle.ts';
import { lowLeft, overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { pier } from './scenery/harbour.ts';
import { islet, ridge } from './scenery/hills.ts';
import { palm, scrub } from './scenery/palms.ts';
import { onTheWater } from './views/on-the-water.ts';

const stockPictures: readonly Picture[] = [
  {
    name: 'stock-1',
    title: 'An empty turquoise bay between two palms',
    draw: () =>
      onTheWater({
        name: 'stock-1',
        hour: 'noon',
        place: 'orient-bay',
        horizon: 0.4,
        eye: 6,
        sun: [0.9, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.9,
        wind: 0.1,
        turquoise: 1,
        boats: [],
        shore: pairs('-0.05,0.86 0.2,0.8 0.45,0.76 0.75,0.78 1.05,0.7'),
        before: (scene) =>
          scrub(scene, [1400, 860], [1660, 980], 170) +
          palm(scene, { foot: [1430, 990], height: 900, lean: -0.22 }) +
          palm(scene, { foot: [1540, 1030], height: 720, lean: 0.02 }) +
          terns(scene, [420, 230], 9, 26),
      }),
  },
  {
    name: 'stock-2',
    title: 'A wooden pier running out into the sunset',
    draw: () =>
      onTheWater({
        name: 'stock-2',
        hour: 'sunset',
        place: 'simpson-bay',
        horizon: 0.5,
        eye: 4,
        sun: [0.36, 0.39],
        disc: 58,
        sunlight: [-0.3, 0.4, 0.3],
        clouds: 0.6,
        wind: 0.15,
        boats: [],
        before: (scene) =>
          pier(scene, [820, 1100], [700, 575], 620) +
          glidingPelican(scene, [1180, 300], 1.3, true) +
          palm(scene, { foot: [1560, 1120], height: 980, lean: -0.14 }),
      }),
  },
  {
    name: 'stock-3',
    title: 'The green hills of Sint Maarten rising out of the sea',
    draw: () =>
      onTheWater({
        name: 'stock-3',
        hour: 'morning',
        horizon: 0.62,
        eye: 3,
        sun: [0.15, -0.1],
        sunlight: overLeftShoulder,
        clouds: 1.1,
        wind: 0.6,
        boats: [],
        behind: (scene) =>
          ridge(scene, { from: 0.05, to: 0.7, rise: 0.13, far: 0.75 }) +
          ridge(scene, { from: 0.35, to: 1.05, rise: 0.17, far: 0.5, houses: 20 }) +
          ridge(scene, { from: 0.1, to: 0.62, rise: 0.1, far: 0.3, houses: 60 }) +
          ridge(scene, { from: 0.55, to: 1.2, rise: 0.085, far: 0.08, houses: 90 }) +
          islet(scene, 190, 130, 668),
        before: (scene) =>
          frigatebird(scene, [330, 190], 1.7, -10) + frigatebird(scene, [560, 290], 1, 14),
      }),
  },
];

const hero: Picture = {
  name: 'hero',
  title: 'Boats under way around the island on a bright morning',
  draw: () =>
    onTheWater({
      name: 'hero',
      size: [2400, 1200],
      hour: 'noon',
      horizon: 0.66,
      eye: 3,
      focal: 0.92,
      sun: [0.78, -0.3],
      sunlight: overLeftShoulder,
      clouds: 0.55,
      biggestCloud: 0.62,
      wind: 0.55,
      turquoise: 0.4,
      behind: (scene) =>
        ridge(scene, { from: -0.1, to: 0.42, rise: 0.045, far: 0.75 }) +
        ridge(scene, { from: 0.5, to: 1.2, rise: 0.07, far: 0.6 }) +
        ridge(scene, { from: -0.25, to: 0.26, rise: 0.05, far: 0.3, houses: 50 }) +
        ridge(scene, { from: 0.72, to: 1.3, rise: 0.05, far: 0.15, houses: 70 }),
      boats: [
        {
          ...petiteAnse,
          boat: petiteAnse.sailing(2),
          speed: 0.3,
          pose: { x: 0, z: 105, heading: -20, heel: 12 },
        },
        {
          ...tradeWind,
          boat: tradeWind.sailing(-2.6),
          speed: 0.36,
          pose: { x: 10.5, z: 40, heading: 209, heel: -3 },
        },
        {
          ...tiPunch,
          boat: tiPunch.lying,
          speed: 1,
          pose: { x: -12.5, z: 44, heading: -28, trim: 6, rise: 0.2 },
        },
      ],
      before: (scene) => glidingPelican(scene, [1440, 240], 1) + terns(scene, [1010, 470], 6, 18),
    }),
};

const notFound: Picture = {
  name: 'not-found',
  title: 'A dinghy adrift and a bottle with a letter in it',
  draw: () =>
    onTheWater({
      name: 'not-found',
      hour: 'dawn',
      place: 'dawn-beach',
      horizon: 0.5,
      eye: 2.2,
      sun: [0.74, 0.4],
      disc: 48,
      sunlight: lowLeft,
      clouds: 0.8,
      wind: 0.2,
      turquoise: 0.3,
      boats: [
        {
          boat: dinghy('#e8663f', '#fff1d6'),
          hulls: { length: 3.4, half: 0.7, keels: [0] },
          speed: 0,
          pose: { x: 0.9, z: 9.5, heading: 28 },
        },
      ],
      before: (scene) => messageBottle(scene, [420, 900], 1.35) + terns(scene, [430, 250], 5, 24),
    }),
};

export const placePictures: readonly Picture[] = [...stockPictures, hero, notFound];
