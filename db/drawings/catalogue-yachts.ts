import { pairs } from './pen/svg-shapes.ts';
import { afloat } from './boats/afloat.ts';
import { ladyMargaux, octavia, windwardRose } from './boats/demo-fleet.ts';
import { sundownTable } from './life/sundown-table.ts';
import { frigatebird, terns } from './life/birds.ts';
import { lowLeft, overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { waterfront } from './scenery/harbour.ts';
import { ridge } from './scenery/hills.ts';
import { palm } from './scenery/palms.ts';
import { aboard } from './views/aboard.ts';
import { fromTheAir } from './views/from-the-air.ts';
import { onTheWater } from './views/on-the-water.ts';

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
        before: (scene) => sundownTable(scene, '#f1e1c4', true),
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

export const yachtPictures: readonly Picture[] = [...ladyMargauxPictures, ...octaviaPictures];
