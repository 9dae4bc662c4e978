import { ladyMargaux, marlinFever, octavia, secondWind } from '../boats/demo-fleet.ts';
import { drawTerns } from '../life/birds.ts';
import { overRightShoulder } from '../light/sun-places.ts';
import { drawCumulus } from '../scenery/clouds.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawOutline } from '../scenery/landmarks.ts';
import { drawStrand } from '../scenery/strand.ts';
import { drawRainbow, drawShower } from '../scenery/weather.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookDown, lookLevel, setAfloat } from './picture.ts';

const marlinFeverView: View = {
  name: 'marlin-fever-1',
  hour: 'early',
  camera: lookLevel(0.52, 4.4),
  sun: [-0.12, 0.3],
  sunlight: [-0.6, 0.4, -0.6],
  clouds: 0.6,
  wind: 0.5,
  far: (scene) =>
    drawOutline(scene, 'saba', { from: 0.1, to: 0.4, rise: 0.1, far: 0.55 }) +
    drawCumulus(scene, 402, 416, 230, 58),
  boats: [setAfloat(marlinFever, 0.85, { x: 2.4, z: 32, heading: -62, trim: 4, rise: 0.15 })],
  front: (scene) => drawTerns(scene, [1250, 230], 9, 24),
};

const secondWindView: View = {
  name: 'second-wind-1',
  hour: 'noon',
  camera: lookLevel(0.5, 6),
  sun: [0.3, -1.4],
  sunlight: overRightShoulder,
  clouds: 0.4,
  wind: 0.55,
  turquoise: 0.2,
  far: (scene) =>
    drawRainbow(scene, 0.42, 0.29) +
    drawShower(scene, 0.76, 0.34) +
    drawRidge(scene, { from: -0.4, to: 0.34, rise: 0.1, far: 0.3, houses: 30 }),
  boats: [setAfloat(secondWind, 0.4, { x: -1.5, z: 35, heading: 46, trim: 2 })],
};

const ladyMargauxView: View = {
  name: 'lady-margaux-1',
  hour: 'noon',
  camera: lookDown(12, 16, 1.15),
  sun: [0.9, -0.2],
  sunlight: overRightShoulder,
  clouds: 0.4,
  wind: 0.1,
  turquoise: 1,
  far: (scene) => drawOutline(scene, 'anguilla', { from: 0.3, to: 1.3, rise: 0.02, far: 0.7 }),
  middle: (scene) =>
    drawStrand(scene, { from: 0.1, to: 0.95, y: 0.4, sand: 52, palms: 5, tall: 150, bush: 60 }),
  boats: [setAfloat(ladyMargaux, 0, { x: -1, z: 45, heading: 168 })],
};

const octaviaView: View = {
  name: 'octavia-1',
  hour: 'blue',
  camera: lookLevel(0.58, 4),
  sun: [0.78, 0.2],
  disc: 30,
  sunlight: overRightShoulder,
  clouds: 0.3,
  biggestCloud: 0.5,
  wind: 0.1,
  far: (scene) =>
    drawRidge(scene, { from: -0.3, to: 0.6, rise: 0.08, far: 0.5, houses: 60 }) +
    drawRidge(scene, { from: 0.3, to: 1.3, rise: 0.06, far: 0.25, houses: 90 }),
  boats: [setAfloat(octavia, 0.2, { x: -0.5, z: 46, heading: 6 })],
};

export const motorPictures: readonly Picture[] = [
  { name: 'marlin-fever-1', view: marlinFeverView },
  { name: 'second-wind-1', view: secondWindView },
  { name: 'lady-margaux-1', view: ladyMargauxView },
  { name: 'octavia-1', view: octaviaView },
];
