import { pairs } from './pen/svg-shapes.ts';
import { dawnTreader, petiteAnse, windwardRose } from './boats/demo-fleet.ts';
import { seenFromBelow } from './boats/seen-from-below.ts';
import { dolphin, turtle } from './life/big-fish.ts';
import { frigatebird, glidingPelican, terns } from './life/birds.ts';
import { splash } from './life/splash.ts';
import { lowLeft, lowRight, overLeftShoulder, overRightShoulder } from './light/sun-places.ts';
import type { Picture } from './picture.ts';
import { palm, scrub } from './scenery/palms.ts';
import { snorkeller } from './scenery/underwater.ts';
import { aboard } from './views/aboard.ts';
import { belowWater } from './views/below-water.ts';
import { fromTheAir } from './views/from-the-air.ts';
import { onTheWater } from './views/on-the-water.ts';

const windwardRosePictures: readonly Picture[] = [
  {
    name: 'windward-rose-1',
    title: 'The red sloop Windward Rose heeling in golden light',
    draw: () =>
      onTheWater({
        name: 'windward-rose-1',
        hour: 'golden',
        place: 'simpson-bay',
        horizon: 0.68,
        eye: 2.3,
        sun: [0.84, 0.46],
        disc: 46,
        sunlight: lowRight,
        clouds: 0.8,
        wind: 0.5,
        boats: [
          {
            ...windwardRose,
            boat: windwardRose.sailing(-2),
            speed: 0.36,
            pose: { x: -2.2, z: 29, heading: 206, heel: -15 },
          },
        ],
        before: (scene) => terns(scene, [1120, 240], 8, 24),
      }),
  },
  {
    name: 'windward-rose-2',
    title: 'Windward Rose at anchor in the bay, sails furled, from the air',
    draw: () =>
      fromTheAir({
        name: 'windward-rose-2',
        hour: 'morning',
        eye: 24,
        degrees: 52,
        sunlight: [-0.5, 0.75, -0.2],
        deepAt: 'left',
        fathom: 4,
        boats: [{ boat: windwardRose.lying, pose: { x: -1.5, z: 17.5, heading: 142 } }],
        land: pairs('0.86,-0.1 0.84,0.12 0.92,0.3 1.12,0.38 1.12,-0.1'),
      }),
  },
  {
    name: 'windward-rose-3',
    title: 'Sailing into the sunset from the cockpit of Windward Rose',
    draw: () =>
      aboard({
        name: 'windward-rose-3',
        hour: 'sunset',
        boat: windwardRose.sailing(1.9),
        eye: [-5.4, 3.1, -0.8],
        looking: 'forward',
        aside: 6,
        horizon: 0.42,
        sun: [0.24, 0.34],
        disc: 52,
        sunlight: [-0.75, 0.45, 0.1],
        clouds: 0.6,
        wind: 0.3,
      }),
  },
];

const petiteAnsePictures: readonly Picture[] = [
  {
    name: 'petite-anse-1',
    title: 'The little white sloop Petite Anse beating along the coast',
    draw: () =>
      onTheWater({
        name: 'petite-anse-1',
        hour: 'morning',
        place: 'grand-case',
        horizon: 0.7,
        eye: 2.4,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.9,
        wind: 0.6,
        turquoise: 0.35,
        boats: [
          {
            ...petiteAnse,
            boat: petiteAnse.sailing(2),
            speed: 0.36,
            pose: { x: 2.4, z: 30, heading: -30, heel: 13 },
          },
        ],
        before: (scene) => frigatebird(scene, [330, 200], 1.4, -12),
      }),
  },
  {
    name: 'petite-anse-2',
    title: 'Petite Anse off the beach of Grand Case between two palms',
    draw: () =>
      onTheWater({
        name: 'petite-anse-2',
        hour: 'golden',
        place: 'grand-case',
        horizon: 0.45,
        eye: 4.6,
        sun: [0.9, 0.28],
        disc: 40,
        sunlight: lowRight,
        clouds: 0.6,
        wind: 0.1,
        turquoise: 0.7,
        boats: [
          {
            ...petiteAnse,
            boat: petiteAnse.lying,
            speed: 0,
            pose: { x: 1.2, z: 29, heading: -160 },
          },
        ],
        shore: pairs('-0.05,0.78 0.25,0.82 0.5,0.85 0.75,0.81 1.05,0.78'),
        before: (scene) =>
          palm(scene, { foot: [130, 1060], height: 960, lean: 0.12 }) +
          scrub(scene, [-30, 950], [130, 1060], 110) +
          palm(scene, { foot: [1560, 1060], height: 820, lean: -0.14 }),
      }),
  },
  {
    name: 'petite-anse-3',
    title: 'Two swimmers and a turtle beside the keel of Petite Anse',
    draw: () =>
      belowWater({
        name: 'petite-anse-3',
        hour: 'morning',
        above: (scene) =>
          seenFromBelow(
            scene,
            petiteAnse.lying,
            { x: -2.6, z: 13.5, heading: 12 },
            '#d0573a',
            11.5,
            true,
          ),
        middle: (scene) =>
          snorkeller(scene, [1010, 300], 1.7, '#2e86ab', true) +
          snorkeller(scene, [1260, 420], 1.5, '#e4572e', true) +
          turtle(scene, [700, 640], 2, -8),
      }),
  },
];

const dawnTreaderPictures: readonly Picture[] = [
  {
    name: 'dawn-treader-ii-1',
    title: 'Dawn Treader II under tanbark sails as the day begins',
    draw: () =>
      onTheWater({
        name: 'dawn-treader-ii-1',
        hour: 'dawn',
        place: 'dawn-beach',
        horizon: 0.68,
        eye: 2.4,
        sun: [0.2, 0.58],
        disc: 44,
        sunlight: lowLeft,
        clouds: 0.7,
        wind: 0.4,
        boats: [
          {
            ...dawnTreader,
            boat: dawnTreader.sailing(2.1),
            speed: 0.34,
            pose: { x: 1.8, z: 29, heading: -26, heel: 12 },
          },
        ],
        before: (scene) => glidingPelican(scene, [1280, 250], 0.95, true),
      }),
  },
  {
    name: 'dawn-treader-ii-2',
    title: 'Dawn Treader II under the moon off Dawn Beach',
    draw: () =>
      onTheWater({
        name: 'dawn-treader-ii-2',
        hour: 'blue',
        place: 'dawn-beach',
        horizon: 0.6,
        eye: 3.2,
        sun: [0.3, 0.2],
        disc: 34,
        sunlight: overLeftShoulder,
        clouds: 0.4,
        biggestCloud: 0.5,
        wind: 0.1,
        boats: [
          {
            ...dawnTreader,
            boat: dawnTreader.lying,
            speed: 0,
            pose: { x: 2.4, z: 29, heading: 200 },
          },
        ],
        before: (scene) => palm(scene, { foot: [1540, 1120], height: 940, lean: -0.16 }),
      }),
  },
  {
    name: 'dawn-treader-ii-3',
    title: 'Dolphins leaping beside Dawn Treader II',
    draw: () =>
      onTheWater({
        name: 'dawn-treader-ii-3',
        hour: 'morning',
        place: 'dawn-beach',
        horizon: 0.5,
        eye: 3.4,
        sun: [0.9, -0.1],
        sunlight: overRightShoulder,
        clouds: 0.8,
        wind: 0.5,
        boats: [
          {
            ...dawnTreader,
            boat: dawnTreader.sailing(-2),
            speed: 0.34,
            pose: { x: -6.5, z: 36, heading: 150, heel: -10 },
          },
        ],
        before: (scene) =>
          splash(scene, [900, 800], 130) +
          dolphin(scene, [980, 690], 2.1, -14) +
          splash(scene, [1350, 700], 90) +
          dolphin(scene, [1280, 640], 1.5, 16) +
          splash(scene, [620, 900], 90) +
          dolphin(scene, [690, 880], 1.3, -30),
      }),
  },
];

export const sloopPictures: readonly Picture[] = [
  ...windwardRosePictures,
  ...petiteAnsePictures,
  ...dawnTreaderPictures,
];
