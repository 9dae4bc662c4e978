import { abaft } from './boats/cutaway.ts';
import { marlinFever, secondWind } from './boats/demo-fleet.ts';
import { marlin } from './life/big-fish.ts';
import { frigatebird, terns } from './life/birds.ts';
import { bentRod } from './life/rods.ts';
import { splash } from './life/splash.ts';
import { lowLeft, overLeftShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { waterfront } from './scenery/harbour.ts';
import { ridge } from './scenery/hills.ts';
import { aboard } from './views/aboard.ts';
import { fromTheAir } from './views/from-the-air.ts';
import { onTheWater } from './views/on-the-water.ts';

const marlinFeverPictures: readonly Picture[] = [
  {
    name: 'marlin-fever-1',
    title: 'Marlin Fever running out to the banks at first light',
    draw: () =>
      onTheWater({
        name: 'marlin-fever-1',
        hour: 'dawn',
        place: 'simpson-bay',
        horizon: 0.53,
        eye: 3,
        sun: [0.16, 0.42],
        disc: 40,
        sunlight: lowLeft,
        clouds: 0.7,
        wind: 0.5,
        boats: [
          {
            ...marlinFever,
            boat: marlinFever.lying,
            speed: 0.85,
            pose: { x: 0.8, z: 21, heading: 208, trim: 4, rise: 0.15 },
          },
        ],
        before: (scene) => terns(scene, [1250, 230], 9, 26),
      }),
  },
  {
    name: 'marlin-fever-2',
    title: 'Marlin Fever back in harbour before a row of painted houses',
    draw: () =>
      onTheWater({
        name: 'marlin-fever-2',
        hour: 'golden',
        place: 'cole-bay',
        horizon: 0.5,
        eye: 4.4,
        sun: [-0.2, 0.2],
        sunlight: lowLeft,
        clouds: 0.6,
        wind: 0.08,
        turquoise: 0.3,
        behind: (scene) =>
          ridge(scene, { from: -0.3, to: 0.75, rise: 0.15, far: 0.3, houses: 60 }) +
          waterfront(scene, -0.02, 1.02, 132),
        boats: [
          {
            ...marlinFever,
            boat: marlinFever.lying,
            speed: 0,
            pose: { x: 1.6, z: 24, heading: 28 },
          },
        ],
      }),
  },
  {
    name: 'marlin-fever-3',
    title: 'A blue marlin leaps astern, the rods bent double',
    draw: () =>
      aboard({
        name: 'marlin-fever-3',
        hour: 'morning',
        boat: abaft(marlinFever.lying, -2.4, 2.6),
        eye: [1.4, 3.9, 0],
        looking: 'aft',
        aside: 7,
        horizon: 0.34,
        sun: [0.1, -0.1],
        sunlight: [-0.5, 0.7, -0.2],
        clouds: 0.9,
        wind: 0.6,
        astern: { hulls: marlinFever.hulls, speed: 0.8 },
        behind: (scene) => splash(scene, [1070, 480], 150) + marlin(scene, [1130, 330], 2.1),
        before: (scene) =>
          bentRod(scene, [1420, 1040], [1180, 400], [1040, 470], 1.5) +
          bentRod(scene, [160, 1050], [330, 430], [700, 460], 1.35),
      }),
  },
];

const secondWindPictures: readonly Picture[] = [
  {
    name: 'second-wind-1',
    title: 'Second Wind, seafoam green, cutting a white wake at noon',
    draw: () =>
      onTheWater({
        name: 'second-wind-1',
        hour: 'noon',
        place: 'oyster-pond',
        horizon: 0.5,
        eye: 3.4,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.9,
        wind: 0.6,
        boats: [
          {
            ...secondWind,
            boat: secondWind.lying,
            speed: 0.9,
            pose: { x: -0.4, z: 20, heading: -30, trim: 4, rise: 0.15 },
          },
        ],
        before: (scene) => frigatebird(scene, [1290, 170], 1.5, -14),
      }),
  },
  {
    name: 'second-wind-2',
    title: 'Second Wind drifting over the edge of the reef, from the air',
    draw: () =>
      fromTheAir({
        name: 'second-wind-2',
        hour: 'morning',
        eye: 21,
        degrees: 48,
        sunlight: [-0.5, 0.75, -0.2],
        deepAt: 'right',
        fathom: 5,
        boats: [{ boat: secondWind.lying, pose: { x: 0.4, z: 18.5, heading: 148 } }],
      }),
  },
  {
    name: 'second-wind-3',
    title: 'Lines out from the cockpit of Second Wind at sundown',
    draw: () =>
      aboard({
        name: 'second-wind-3',
        hour: 'sunset',
        boat: abaft(secondWind.lying, -2.4, 2.4),
        eye: [1.2, 3.7, 0],
        looking: 'aft',
        aside: -8,
        horizon: 0.4,
        sun: [0.36, 0.31],
        disc: 52,
        sunlight: [-0.3, 0.5, 0.5],
        clouds: 0.6,
        wind: 0.35,
        astern: { hulls: secondWind.hulls, speed: 0.35 },
        before: (scene) =>
          bentRod(scene, [1440, 1030], [1290, 470], [1000, 560], 1.4) +
          bentRod(scene, [120, 1050], [250, 420], [560, 500], 1.5),
      }),
  },
];

export const sportfisherPictures: readonly Picture[] = [
  ...marlinFeverPictures,
  ...secondWindPictures,
];
