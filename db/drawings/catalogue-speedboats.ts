import { pairs } from './pen/svg-shapes.ts';
import { abaft } from './boats/cutaway.ts';
import { flyingFish, mangoExpress, tiPunch } from './boats/demo-fleet.ts';
import { seenFromBelow } from './boats/seen-from-below.ts';
import { eagleRay } from './life/big-fish.ts';
import { frigatebird, glidingPelican, terns } from './life/birds.ts';
import { lowRight, overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { umbrella } from './scenery/beach.ts';
import { waterfront } from './scenery/harbour.ts';
import { ridge } from './scenery/hills.ts';
import { palm, scrub } from './scenery/palms.ts';
import { snorkeller } from './scenery/underwater.ts';
import { aboard } from './views/aboard.ts';
import { belowWater } from './views/below-water.ts';
import { fromTheAir } from './views/from-the-air.ts';
import { onTheWater } from './views/on-the-water.ts';

const tiPunchPictures: readonly Picture[] = [
  {
    name: 'ti-punch-1',
    title: 'The red speedboat Ti Punch at full throttle off Marigot',
    draw: () =>
      onTheWater({
        name: 'ti-punch-1',
        hour: 'noon',
        place: 'marigot',
        horizon: 0.42,
        eye: 2.7,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.9,
        wind: 0.55,
        turquoise: 0.2,
        boats: [
          {
            ...tiPunch,
            boat: tiPunch.lying,
            speed: 1,
            pose: { x: 0.4, z: 14.5, heading: -30, trim: 6, rise: 0.2 },
          },
        ],
        before: (scene) => glidingPelican(scene, [330, 190], 1),
      }),
  },
  {
    name: 'ti-punch-2',
    title: 'Ti Punch nosed up to a sandbank under the palms',
    draw: () =>
      onTheWater({
        name: 'ti-punch-2',
        hour: 'morning',
        place: 'marigot',
        horizon: 0.36,
        eye: 4.6,
        sun: [0.9, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.8,
        wind: 0.08,
        turquoise: 1,
        boats: [
          { ...tiPunch, boat: tiPunch.lying, speed: 0, pose: { x: -2.2, z: 18.5, heading: 205 } },
        ],
        shore: pairs('-0.05,0.86 0.2,0.84 0.45,0.87 0.75,0.84 1.05,0.76'),
        before: (scene) =>
          scrub(scene, [1440, 900], [1660, 1010], 140) +
          palm(scene, { foot: [1490, 1010], height: 900, lean: -0.2 }) +
          palm(scene, { foot: [1590, 1060], height: 700, lean: 0.06 }),
      }),
  },
  {
    name: 'ti-punch-3',
    title: 'The wake unrolling behind the twin engines of Ti Punch',
    draw: () =>
      aboard({
        name: 'ti-punch-3',
        hour: 'golden',
        place: 'marigot',
        boat: abaft(tiPunch.lying, -1.2, 2.4),
        eye: [1.2, 2.9, 0.2],
        looking: 'aft',
        aside: 6,
        horizon: 0.36,
        sun: [0.28, 0.28],
        disc: 44,
        sunlight: [-0.4, 0.5, -0.3],
        clouds: 0.7,
        wind: 0.45,
        astern: { hulls: tiPunch.hulls, speed: 0.9 },
        before: (scene) => terns(scene, [1200, 220], 6, 24),
      }),
  },
];

const flyingFishPictures: readonly Picture[] = [
  {
    name: 'flying-fish-1',
    title: 'Flying Fish skimming turquoise water at Orient Bay',
    draw: () =>
      onTheWater({
        name: 'flying-fish-1',
        hour: 'morning',
        place: 'orient-bay',
        horizon: 0.4,
        eye: 3,
        sun: [0.92, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.8,
        wind: 0.4,
        turquoise: 0.65,
        boats: [
          {
            ...flyingFish,
            boat: flyingFish.lying,
            speed: 1,
            pose: { x: -0.2, z: 15, heading: 212, trim: 6, rise: 0.2 },
          },
        ],
        before: (scene) => terns(scene, [1260, 200], 8, 24),
      }),
  },
  {
    name: 'flying-fish-2',
    title: 'Flying Fish afloat on glass-clear water, its shadow on the sand',
    draw: () =>
      fromTheAir({
        name: 'flying-fish-2',
        hour: 'noon',
        eye: 15,
        degrees: 62,
        sunlight: [0.5, 0.75, -0.1],
        deepAt: 'left',
        fathom: 2.6,
        boats: [{ boat: flyingFish.lying, pose: { x: -0.8, z: 8.3, heading: 38 } }],
      }),
  },
  {
    name: 'flying-fish-3',
    title: 'A spotted eagle ray gliding under Flying Fish',
    draw: () =>
      belowWater({
        name: 'flying-fish-3',
        hour: 'noon',
        above: (scene) =>
          seenFromBelow(scene, flyingFish.lying, { x: 2.6, z: 11, heading: 196 }, '#37bfc4', 9.5),
        middle: (scene) =>
          eagleRay(scene, [620, 480], 2.6, 6) +
          snorkeller(scene, [1230, 300], 1.5, '#f2c14e', true) +
          snorkeller(scene, [980, 240], 1.1, '#8e5aa8', true),
      }),
  },
];

const mangoExpressPictures: readonly Picture[] = [
  {
    name: 'mango-express-1',
    title: 'Mango Express flying home across Great Bay in the evening sun',
    draw: () =>
      onTheWater({
        name: 'mango-express-1',
        hour: 'golden',
        place: 'philipsburg',
        horizon: 0.44,
        eye: 2.6,
        sun: [0.86, 0.3],
        disc: 44,
        sunlight: lowRight,
        clouds: 0.7,
        wind: 0.5,
        boats: [
          {
            ...mangoExpress,
            boat: mangoExpress.lying,
            speed: 1,
            pose: { x: -0.3, z: 14.5, heading: -26, trim: 6, rise: 0.2 },
          },
        ],
        before: (scene) => frigatebird(scene, [330, 170], 1.2, 12),
      }),
  },
  {
    name: 'mango-express-2',
    title: 'Mango Express waiting for guests at the Philipsburg waterfront',
    draw: () =>
      onTheWater({
        name: 'mango-express-2',
        hour: 'morning',
        horizon: 0.46,
        eye: 4,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.8,
        wind: 0.1,
        turquoise: 0.7,
        behind: (scene) =>
          ridge(scene, { from: 0.3, to: 1.3, rise: 0.15, far: 0.35, houses: 40 }) +
          ridge(scene, { from: -0.3, to: 0.5, rise: 0.12, far: 0.2, houses: 30 }) +
          waterfront(scene, -0.02, 1.02, 150),
        boats: [
          {
            ...mangoExpress,
            boat: mangoExpress.lying,
            speed: 0,
            pose: { x: 0.3, z: 15.5, heading: 200 },
          },
        ],
      }),
  },
  {
    name: 'mango-express-3',
    title: 'An empty beach and an umbrella, Mango Express waiting in the shallows',
    draw: () =>
      onTheWater({
        name: 'mango-express-3',
        hour: 'noon',
        place: 'orient-bay',
        horizon: 0.34,
        eye: 6.5,
        sun: [0.85, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.7,
        wind: 0.08,
        turquoise: 1,
        boats: [
          {
            ...mangoExpress,
            boat: mangoExpress.lying,
            speed: 0,
            pose: { x: 5, z: 31, heading: 24 },
          },
        ],
        shore: pairs('-0.05,0.62 0.15,0.68 0.4,0.77 0.7,0.8 1.05,0.88'),
        before: (scene) =>
          scrub(scene, [-30, 740], [200, 900], 150) +
          palm(scene, { foot: [110, 930], height: 800, lean: 0.2 }) +
          umbrella(scene, 520, 980, 200, '#2f8f5b') +
          umbrella(scene, 860, 1030, 170, '#f7932f'),
      }),
  },
];

export const speedboatPictures: readonly Picture[] = [
  ...tiPunchPictures,
  ...flyingFishPictures,
  ...mangoExpressPictures,
];
