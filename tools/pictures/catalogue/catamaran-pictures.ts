import { blueHeron, pelican, saltAndLight, tradeWind } from '../boats/demo-fleet.ts';
import { drawAirliner } from '../life/airliner.ts';
import { drawFrigatebird } from '../life/birds.ts';
import { overLeftShoulder, overRightShoulder } from '../light/sun-places.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawCliffs, drawRock } from '../scenery/landmarks.ts';
import { drawReefs } from '../scenery/coast.ts';
import { drawStrand } from '../scenery/strand.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookDown, lookLevel, setSailing } from './picture.ts';

const tradeWindView: View = {
  name: 'trade-wind-1',
  hour: 'noon',
  camera: lookLevel(0.64, 6),
  sun: [0.9, -0.1],
  sunlight: [0.4, 0.5, -0.8],
  clouds: 0.5,
  wind: 0.5,
  turquoise: 0.6,
  far: (scene) =>
    drawRidge(scene, { from: -0.4, to: 0.5, rise: 0.08, far: 0.6, houses: 10 }) +
    drawCliffs(scene, { from: -0.05, to: 0.4, rise: 0.14, steep: 'right' }),
  boats: [setSailing(tradeWind, 2.6, 0.35, { x: 4, z: 56.5, heading: -38, heel: 3 })],
  front: (scene) => drawFrigatebird(scene, [1240, 330], 1.1, -10),
};

const saltAndLightView: View = {
  name: 'salt-and-light c',
  hour: 'golden',
  camera: lookLevel(0.61, 6.6),
  sun: [0.14, 0.44],
  disc: 46,
  sunlight: [-0.5, 0.4, -0.6],
  clouds: 0.6,
  wind: 0.3,
  turquoise: 0.4,
  far: (scene) =>
    drawRidge(scene, { from: 0.35, to: 1.4, rise: 0.07, far: 0.5, houses: 24 }) +
    drawRidge(scene, { from: 0.7, to: 1.5, rise: 0.06, far: 0.2, houses: 20 }),
  middle: (scene) =>
    drawStrand(scene, { from: 0.52, to: 1.3, y: 0.65, sand: 22, palms: 9, tall: 120 }),
  boats: [setSailing(saltAndLight, -2.6, 0.32, { x: -2, z: 57.5, heading: 190, heel: -3 })],
  front: (scene) => drawAirliner(scene, [1240, 340], 1.25),
};

const blueHeronView: View = {
  name: 'blue-heron-1',
  hour: 'morning',
  camera: lookDown(9, 18.5, 1.05),
  sun: [0.9, -0.3],
  sunlight: overRightShoulder,
  clouds: 0.5,
  biggestCloud: 0.4,
  wind: 0.25,
  turquoise: 1,
  far: (scene) => drawRidge(scene, { from: 0.2, to: 1.2, rise: 0.06, far: 0.7 }),
  middle: (scene) => drawReefs(scene, 34, 0.35, 1) + drawRock(scene, 1200, 360, 420),
  boats: [setSailing(blueHeron, -2.4, 0.3, { x: -5, z: 56.5, heading: 38, heel: -2 })],
};

const pelicanView: View = {
  name: 'pelican b',
  hour: 'noon',
  camera: lookLevel(0.58, 7.2),
  sun: [0.1, -0.1],
  sunlight: overLeftShoulder,
  clouds: 0.8,
  wind: 0.3,
  turquoise: 0.9,
  far: (scene) =>
    drawRidge(scene, { from: -0.4, to: 0.35, rise: 0.09, far: 0.45, houses: 12 }) +
    drawRidge(scene, { from: 0.58, to: 1.02, rise: 0.06, far: 0.1 }),
  middle: (scene) =>
    drawStrand(scene, {
      from: 0.62,
      to: 0.98,
      y: 0.635,
      sand: 24,
      palms: 8,
      tall: 130,
      umbrellas: ['#e4572e', '#f2c14e', '#e4572e', '#2e86ab', '#f2c14e'],
    }),
  boats: [setSailing(pelican, 4.2, 0.34, { x: -9.3, z: 59, heading: -58 })],
};

export const catamaranPictures: readonly Picture[] = [
  { name: 'trade-wind-1', view: tradeWindView },
  { name: 'salt-and-light-1', view: saltAndLightView },
  { name: 'blue-heron-1', view: blueHeronView },
  { name: 'pelican-1', view: pelicanView },
];
