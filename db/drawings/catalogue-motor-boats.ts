import { pairs } from './pen/svg-shapes.ts';
import { abaft } from './boats/cutaway.ts';
import { afloat } from './boats/afloat.ts';
import { ladyMargaux, marlinFever, octavia, secondWind, windwardRose } from './boats/demo-fleet.ts';
import { sundownTable } from './catalogue-catamarans.ts';
import { marlin } from './life/big-fish.ts';
import { frigatebird, terns } from './life/birds.ts';
import { bentRod } from './life/rods.ts';
import { splash } from './life/splash.ts';
import { lowLeft, overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { waterfront } from './scenery/harbour.ts';
import { ridge } from './scenery/hills.ts';
import { palm } from './scenery/palms.ts';
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

const ladyMargauxPictures: readonly Picture[] = [
  {
    name: 'lady-margaux-1',
    title: 'The motor yacht Lady Margaux in the golden hour off Marigot',
    draw: () =>
      onTheWater({
        name: 'lady-margaux-1',
        hour: 'golden',
        place: 'marigot',
        horizon: 0.54,
        eye: 3.6,
        sun: [0.1, 0.4],
        disc: 44,
        sunlight: lowLeft,
        clouds: 0.8,
        wind: 0.35,
        boats: [
          {
            ...ladyMargaux,
            boat: ladyMargaux.lying,
            speed: 0.6,
            pose: { x: 0.6, z: 31, heading: 206, trim: 1 },
          },
        ],
        before: (scene) => terns(scene, [1220, 250], 7, 24),
      }),
  },
  {
    name: 'lady-margaux-2',
    title: 'Lady Margaux lit from within along the Marigot waterfront',
    draw: () =>
      onTheWater({
        name: 'lady-margaux-2',
        hour: 'blue',
        place: 'marigot',
        horizon: 0.5,
        eye: 4.2,
        sun: [0.84, 0.14],
        disc: 24,
        sunlight: overRightShoulder,
        clouds: 0.45,
        wind: 0.08,
        behind: (scene) =>
          ridge(scene, { from: 0.2, to: 1.2, rise: 0.11, far: 0.25, houses: 50 }) +
          waterfront(scene, -0.02, 0.72, 112),
        boats: [
          {
            ...ladyMargaux,
            boat: ladyMargaux.lying,
            speed: 0,
            pose: { x: 1.2, z: 38, heading: -22 },
          },
        ],
      }),
  },
  {
    name: 'lady-margaux-3',
    title: 'A table laid on the aft deck of Lady Margaux at sunset',
    draw: () =>
      onTheWater({
        name: 'lady-margaux-3',
        hour: 'sunset',
        place: 'marigot',
        horizon: 0.52,
        eye: 4,
        sun: [0.31, 0.43],
        disc: 60,
        sunlight: [-0.5, 0.4, 0.3],
        clouds: 0.6,
        wind: 0.2,
        boats: [],
        before: (scene) => sundownTable(scene, '#f1e1c4'),
      }),
  },
];

const octaviaPictures: readonly Picture[] = [
  {
    name: 'octavia-1',
    title: 'Octavia, slate hull and long bow, on a clear morning',
    draw: () =>
      onTheWater({
        name: 'octavia-1',
        hour: 'morning',
        place: 'philipsburg',
        horizon: 0.56,
        eye: 3.2,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.9,
        wind: 0.5,
        boats: [
          {
            ...octavia,
            boat: octavia.lying,
            speed: 0.75,
            pose: { x: -0.8, z: 33, heading: -30, trim: 1.5 },
          },
        ],
        before: (scene) => frigatebird(scene, [1240, 190], 1.2, 10),
      }),
  },
  {
    name: 'octavia-2',
    title: 'Octavia alone in a turquoise bay, seen from above the beach',
    draw: () =>
      fromTheAir({
        name: 'octavia-2',
        hour: 'noon',
        eye: 46,
        degrees: 46,
        sunlight: [0.5, 0.75, -0.2],
        deepAt: 'top',
        fathom: 5,
        boats: [{ boat: octavia.lying, pose: { x: 2, z: 43, heading: 205 } }],
        land: pairs('0.55,1.15 0.72,0.86 0.92,0.78 1.15,0.74 1.15,1.15'),
        before: (scene) => palm(scene, { foot: [1560, 1180], height: 640, lean: -0.3 }),
      }),
  },
  {
    name: 'octavia-3',
    title: 'Sun pads on the bow of Octavia, looking into the evening',
    draw: () =>
      aboard({
        name: 'octavia-3',
        hour: 'golden',
        place: 'simpson-bay',
        boat: octavia.lying,
        eye: [2.4, 6.2, 0],
        looking: 'forward',
        aside: 8,
        horizon: 0.33,
        focal: 0.7,
        sun: [0.3, 0.21],
        disc: 46,
        sunlight: [-0.35, 0.5, 0.25],
        clouds: 0.6,
        wind: 0.3,
        behind: (scene) =>
          afloat(scene, windwardRose.sailing(2), { x: 19, z: 68, heading: 20, heel: 10 }),
        before: (scene) => terns(scene, [1150, 170], 8, 26),
      }),
  },
];

export const motorBoatPictures: readonly Picture[] = [
  ...marlinFeverPictures,
  ...secondWindPictures,
  ...ladyMargauxPictures,
  ...octaviaPictures,
];
