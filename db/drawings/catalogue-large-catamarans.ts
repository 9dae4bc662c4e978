import { pelican, saltAndLight, tradeWind } from './boats/demo-fleet.ts';
import { glidingPelican, perchedPelican, terns } from './life/birds.ts';
import { lowLeft, overLeftShoulder } from './light/sun-places.ts';
import { litColour, type Scene } from './light/scene.ts';
import { line, pairs, rectangle, shape } from './pen/svg-shapes.ts';
import type { Picture } from './picture.ts';
import { umbrella } from './scenery/beach.ts';
import { palm, scrub } from './scenery/palms.ts';
import { onTheWater } from './views/on-the-water.ts';
import { sundownTable } from './life/sundown-table.ts';

const saltAndLightPictures: readonly Picture[] = [
  {
    name: 'salt-and-light-1',
    title: 'Salt & Light sailing home into the golden hour off Simpson Bay',
    draw: () =>
      onTheWater({
        name: 'salt-and-light-1',
        hour: 'golden',
        place: 'simpson-bay',
        horizon: 0.72,
        eye: 2.4,
        sun: [0.2, 0.56],
        disc: 46,
        sunlight: [-0.4, 0.4, -0.5],
        clouds: 0.7,
        wind: 0.4,
        boats: [
          {
            ...saltAndLight,
            boat: saltAndLight.sailing(-2.6),
            speed: 0.32,
            pose: { x: 4, z: 37, heading: 208, heel: -3 },
          },
        ],
        before: (scene) => terns(scene, [420, 330], 11, 24),
      }),
  },
  {
    name: 'salt-and-light-2',
    title: 'Salt & Light at anchor as the sky burns out over the lagoon',
    draw: () =>
      onTheWater({
        name: 'salt-and-light-2',
        hour: 'sunset',
        place: 'simpson-bay',
        horizon: 0.6,
        eye: 3.4,
        sun: [0.27, 0.5],
        disc: 58,
        sunlight: [-0.5, 0.35, -0.3],
        clouds: 0.6,
        wind: 0.12,
        boats: [
          {
            ...saltAndLight,
            boat: saltAndLight.lying,
            speed: 0,
            pose: { x: 4.5, z: 34, heading: 28 },
          },
        ],
        before: (scene) => palm(scene, { foot: [60, 1110], height: 900, lean: 0.2 }),
      }),
  },
  {
    name: 'salt-and-light-3',
    title: 'Champagne on deck with the sun going down over the sea',
    draw: () =>
      onTheWater({
        name: 'salt-and-light-3',
        hour: 'golden',
        horizon: 0.52,
        eye: 4,
        sun: [0.66, 0.4],
        disc: 62,
        sunlight: [0.6, 0.4, 0.3],
        clouds: 0.7,
        wind: 0.3,
        boats: [
          {
            ...tradeWind,
            boat: tradeWind.sailing(2.6),
            speed: 0.3,
            pose: { x: -42, z: 150, heading: -20, heel: 3 },
          },
        ],
        before: (scene) => sundownTable(scene, '#f0b24a'),
      }),
  },
];

const pelicanPictures: readonly Picture[] = [
  {
    name: 'pelican-1',
    title: 'The yellow catamaran Pelican running before the trade wind',
    draw: () =>
      onTheWater({
        name: 'pelican-1',
        hour: 'noon',
        place: 'cole-bay',
        horizon: 0.69,
        eye: 3,
        sun: [0.1, -0.1],
        sunlight: overLeftShoulder,
        clouds: 1,
        wind: 0.75,
        turquoise: 0.15,
        boats: [
          {
            ...pelican,
            boat: pelican.sailing(2.8),
            speed: 0.42,
            pose: { x: 1.8, z: 34, heading: -38, heel: 4 },
          },
        ],
        before: (scene) =>
          glidingPelican(scene, [300, 250], 1.1) + glidingPelican(scene, [470, 330], 0.75),
      }),
  },
  {
    name: 'pelican-2',
    title: 'Pelican moored off a palm beach with a red umbrella',
    draw: () =>
      onTheWater({
        name: 'pelican-2',
        hour: 'morning',
        place: 'orient-bay',
        horizon: 0.4,
        eye: 6,
        sun: [0.2, -0.1],
        sunlight: overLeftShoulder,
        clouds: 0.7,
        wind: 0.1,
        turquoise: 0.95,
        boats: [{ ...pelican, boat: pelican.lying, speed: 0, pose: { x: 5, z: 40, heading: 155 } }],
        shore: pairs('-0.05,0.7 0.25,0.78 0.55,0.83 0.8,0.82 1.05,0.86'),
        before: (scene) =>
          scrub(scene, [-40, 850], [240, 1050], 150) +
          palm(scene, { foot: [170, 1010], height: 900, lean: 0.16 }) +
          umbrella(scene, 640, 985, 190, '#e4472e'),
      }),
  },
  {
    name: 'pelican-3',
    title: 'A brown pelican on a post, the catamaran of its name behind it',
    draw: () =>
      onTheWater({
        name: 'pelican-3',
        hour: 'golden',
        place: 'cole-bay',
        horizon: 0.5,
        eye: 2.4,
        sun: [0.82, 0.34],
        disc: 44,
        sunlight: lowLeft,
        clouds: 0.5,
        wind: 0.15,
        turquoise: 0.2,
        boats: [{ ...pelican, boat: pelican.lying, speed: 0, pose: { x: 9, z: 46, heading: 200 } }],
        before: postWithPelican,
      }),
  },
];

const postWithPelican = (scene: Scene): string => {
  const wood = (share: number) => litColour(scene.light, '#8a6a4c', share);
  return (
    shape(rectangle(270, 640, 130, 440), wood(0.15)) +
    shape(rectangle(270, 640, 62, 440), wood(0.9)) +
    shape(rectangle(258, 628, 154, 30), wood(1)) +
    shape(rectangle(560, 800, 90, 280), wood(0.1)) +
    shape(rectangle(560, 800, 42, 280), wood(0.75)) +
    line('M400 735Q490 850 560 850', litColour(scene.light, '#e7d6b0', 0.8), 11) +
    perchedPelican(scene, [330, 605], 4.3)
  );
};

export const largeCatamaranPictures: readonly Picture[] = [
  ...saltAndLightPictures,
  ...pelicanPictures,
];
