import { dawnTreader, petiteAnse, windwardRose } from '../boats/demo-fleet.ts';
import { drawGlidingPelican, drawTerns } from '../life/birds.ts';
import { drawWaterfront } from '../scenery/harbour.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawOutline } from '../scenery/landmarks.ts';
import { drawStrand } from '../scenery/strand.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookLevel, setSailing } from './picture.ts';

const windwardRoseView: View = {
  name: 'windward-rose-1',
  hour: 'sunset',
  camera: lookLevel(0.63, 5),
  sun: [0.72, 0.5],
  disc: 54,
  sunlight: [0.5, 0.4, 0.1],
  clouds: 0.6,
  wind: 0.3,
  far: (scene) => drawRidge(scene, { from: -0.35, to: 0.3, rise: 0.07, far: 0.3, houses: 40 }),
  boats: [setSailing(windwardRose, -2, 0.34, { x: -4, z: 47.5, heading: 48, heel: -9 })],
  front: (scene) => drawTerns(scene, [1180, 300], 7, 22),
};

const petiteAnseView: View = {
  name: 'petite-anse b',
  hour: 'morning',
  camera: lookLevel(0.58, 6.4),
  sun: [0.1, -0.1],
  sunlight: [0.3, 0.5, -0.8],
  clouds: 0.55,
  wind: 0.35,
  turquoise: 0.8,
  far: (scene) =>
    drawRidge(scene, { from: -0.3, to: 0.7, rise: 0.12, far: 0.45, houses: 30 }) +
    drawRidge(scene, { from: 0.4, to: 1.3, rise: 0.1, far: 0.25, houses: 30 }),
  middle: (scene) =>
    drawWaterfront(scene, -0.03, 0.5, 84) +
    drawStrand(scene, { from: 0.48, to: 1.25, y: 0.6, sand: 20, palms: 6, tall: 100 }),
  boats: [setSailing(petiteAnse, 2, 0.33, { x: 3.5, z: 51, heading: 6, heel: 10 })],
};

const dawnTreaderView: View = {
  name: 'dawn-treader-ii-1',
  hour: 'dawn',
  camera: lookLevel(0.63, 5),
  sun: [0.24, 0.55],
  disc: 46,
  sunlight: [-0.6, 0.35, -0.3],
  clouds: 0.5,
  wind: 0.35,
  far: (scene) =>
    drawOutline(scene, 'saint-barth', { from: 0.02, to: 0.46, rise: 0.055, far: 0.75 }),
  boats: [setSailing(dawnTreader, 2.1, 0.34, { x: 3.5, z: 47.5, heading: 218, heel: 9 })],
  front: (scene) => drawGlidingPelican(scene, [1240, 640], 0.8, true),
};

export const sloopPictures: readonly Picture[] = [
  { name: 'windward-rose-1', view: windwardRoseView },
  { name: 'petite-anse-1', view: petiteAnseView },
  { name: 'dawn-treader-ii-1', view: dawnTreaderView },
];
