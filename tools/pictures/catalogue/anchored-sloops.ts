import { dawnTreader, petiteAnse, windwardRose } from '../boats/demo-fleet.ts';
import { lowRight, overLeftShoulder } from '../light/sun-places.ts';
import { pairs } from '../pen/svg-shapes.ts';
import { drawCoast } from '../scenery/coast.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawRock } from '../scenery/landmarks.ts';
import { drawPalm, drawScrub } from '../scenery/palms.ts';
import { drawShallows } from '../scenery/shallows.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookDown, lookLevel, setAfloat } from './picture.ts';

const windwardRoseView: View = {
  name: 'windward-rose-2',
  hour: 'morning',
  camera: lookDown(44, 30),
  sun: [0.2, -0.6],
  sunlight: [-0.5, 0.75, -0.2],
  clouds: 0,
  wind: 0,
  turquoise: 1,
  middle: (scene) =>
    drawShallows(scene, 'left') +
    drawCoast(scene, pairs('0.86,-0.1 0.84,0.12 0.92,0.3 1.12,0.38 1.12,-0.1')),
  boats: [setAfloat(windwardRose, 0, { x: -1, z: 25.5, heading: 142 })],
};

const petiteAnseView: View = {
  name: 'petite-anse-2',
  hour: 'golden',
  camera: lookLevel(0.575, 4.4),
  sun: [0.8, 0.42],
  disc: 40,
  sunlight: lowRight,
  clouds: 0.6,
  wind: 0.1,
  turquoise: 0.7,
  far: (scene) =>
    drawRidge(scene, { from: -0.15, to: 0.75, rise: 0.085, far: 0.7 }) +
    drawRidge(scene, { from: -0.25, to: 0.5, rise: 0.08, far: 0.35, houses: 34 }),
  middle: (scene) => drawRock(scene, 1130, 623, 150),
  boats: [setAfloat(petiteAnse, 0, { x: 0.9, z: 38, heading: 200 })],
  shore: pairs('-0.05,0.84 0.25,0.87 0.5,0.89 0.75,0.87 1.05,0.85'),
  front: (scene) =>
    drawPalm(scene, { foot: [40, 1060], height: 920, lean: 0.1 }) +
    drawScrub(scene, [-40, 1000], [130, 1090], 110) +
    drawPalm(scene, { foot: [1570, 1060], height: 820, lean: -0.1 }),
};

const dawnTreaderView: View = {
  name: 'dawn-treader-ii-2',
  hour: 'blue',
  camera: lookLevel(0.64, 3.2),
  sun: [0.26, 0.22],
  disc: 34,
  sunlight: overLeftShoulder,
  clouds: 0.4,
  biggestCloud: 0.5,
  wind: 0.1,
  far: (scene) =>
    drawRidge(scene, { from: 0.05, to: 0.42, rise: 0.025, far: 0.95 }) +
    drawRidge(scene, { from: 0.72, to: 1.4, rise: 0.08, far: 0.25, houses: 26 }),
  boats: [setAfloat(dawnTreader, 0, { x: 0.3, z: 38, heading: 200 })],
  front: (scene) => drawPalm(scene, { foot: [1580, 1120], height: 920, lean: -0.08 }),
};

/** Second photos: the boats at anchor, sails furled. */
export const anchoredSloops: readonly Picture[] = [
  { name: 'windward-rose-2', view: windwardRoseView },
  { name: 'petite-anse-2', view: petiteAnseView },
  { name: 'dawn-treader-ii-2', view: dawnTreaderView },
];
