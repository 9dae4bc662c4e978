import { blueHeron, pelican, saltAndLight, tradeWind } from '../boats/demo-fleet.ts';
import { drawPelicanOnPost } from '../life/perched-pelican.ts';
import { lowLeft, overLeftShoulder } from '../light/sun-places.ts';
import { pairs } from '../pen/svg-shapes.ts';
import { drawUmbrella } from '../scenery/beach.ts';
import { drawCoast } from '../scenery/coast.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawRock } from '../scenery/landmarks.ts';
import { drawPalm, drawScrub } from '../scenery/palms.ts';
import { drawShallows } from '../scenery/shallows.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookDown, lookLevel, setAfloat } from './picture.ts';

const tradeWindView: View = {
  name: 'trade-wind-2',
  hour: 'noon',
  camera: lookDown(44, 36),
  sun: [0.2, -0.6],
  sunlight: [0.45, 0.8, -0.2],
  clouds: 0,
  wind: 0,
  turquoise: 1,
  middle: (scene) =>
    drawShallows(scene, 'top') +
    drawCoast(scene, pairs('-0.12,0.56 0.08,0.64 0.2,0.8 0.2,1.12 -0.12,1.12')),
  boats: [setAfloat(tradeWind, 0, { x: 2, z: 31.5, heading: 32 })],
};

const blueHeronView: View = {
  name: 'blue-heron-2',
  hour: 'noon',
  camera: lookLevel(0.57, 5),
  sun: [0.1, -0.1],
  sunlight: overLeftShoulder,
  clouds: 0.6,
  wind: 0.1,
  turquoise: 0.9,
  far: (scene) =>
    drawRidge(scene, { from: -0.15, to: 0.75, rise: 0.085, far: 0.7 }) +
    drawRidge(scene, { from: -0.25, to: 0.5, rise: 0.08, far: 0.35, houses: 34 }),
  middle: (scene) => drawRock(scene, 1090, 618, 150),
  boats: [setAfloat(blueHeron, 0, { x: -4.5, z: 46, heading: 200 })],
  shore: pairs('-0.05,0.86 0.2,0.89 0.5,0.865 0.8,0.9 1.05,0.88'),
  front: (scene) => drawPalm(scene, { foot: [1470, 1045], height: 960, lean: -0.16 }),
};

const pelicanBeachView: View = {
  name: 'pelican-2 b',
  hour: 'morning',
  camera: lookLevel(0.565, 5),
  sun: [0.2, -0.1],
  sunlight: overLeftShoulder,
  clouds: 0.6,
  wind: 0.1,
  turquoise: 0.95,
  far: (scene) =>
    drawRidge(scene, { from: -0.3, to: 0.7, rise: 0.07, far: 0.6 }) +
    drawRidge(scene, { from: -0.35, to: 0.42, rise: 0.075, far: 0.3, houses: 24 }) +
    drawRidge(scene, { from: 0.74, to: 1.1, rise: 0.03, far: 0.15 }),
  boats: [setAfloat(pelican, 0, { x: 5.4, z: 44.5, heading: 155 })],
  shore: pairs('-0.05,0.79 0.25,0.84 0.55,0.88 0.8,0.87 1.05,0.9'),
  front: (scene) =>
    drawScrub(scene, [-40, 900], [240, 1070], 150) +
    drawPalm(scene, { foot: [150, 1030], height: 930, lean: 0.12 }) +
    drawUmbrella(scene, 570, 1035, 165, '#e4472e'),
};

const pelicanPostView: View = {
  name: 'pelican-3',
  hour: 'golden',
  camera: lookLevel(0.58, 2.6),
  sun: [0.86, 0.42],
  disc: 44,
  sunlight: lowLeft,
  clouds: 0.4,
  biggestCloud: 0.7,
  wind: 0.15,
  turquoise: 0.2,
  far: (scene) =>
    drawRidge(scene, { from: -0.2, to: 0.6, rise: 0.06, far: 0.65 }) +
    drawRidge(scene, { from: 0.35, to: 1.2, rise: 0.07, far: 0.4, houses: 34 }),
  boats: [setAfloat(pelican, 0, { x: 8.5, z: 52, heading: 200 })],
  front: drawPelicanOnPost,
};

const saltAndLightView: View = {
  name: 'salt-and-light-2',
  hour: 'sunset',
  camera: lookLevel(0.63, 3.4),
  sun: [0.345, 0.54],
  disc: 58,
  sunlight: [-0.5, 0.35, -0.3],
  clouds: 0.6,
  wind: 0.12,
  far: (scene) =>
    drawRidge(scene, { from: 0.3, to: 1.2, rise: 0.08, far: 0.8 }) +
    drawRidge(scene, { from: 0.5, to: 1.3, rise: 0.07, far: 0.45, houses: 30 }),
  boats: [setAfloat(saltAndLight, 0, { x: 4.5, z: 45, heading: 28 })],
  front: (scene) => drawPalm(scene, { foot: [10, 1110], height: 880, lean: 0.1 }),
};

/** Second and third photos: the boats at anchor, sails furled. */
export const anchoredCatamarans: readonly Picture[] = [
  { name: 'trade-wind-2', view: tradeWindView },
  { name: 'salt-and-light-2', view: saltAndLightView },
  { name: 'blue-heron-2', view: blueHeronView },
  { name: 'pelican-2', view: pelicanBeachView },
  { name: 'pelican-3', view: pelicanPostView },
];
