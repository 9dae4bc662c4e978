import { buildCruiseShip } from '../boats/cruise-ship.ts';
import { flyingFish, mangoExpress, tiPunch } from '../boats/demo-fleet.ts';
import { drawTerns } from '../life/birds.ts';
import { lowRight, overRightShoulder } from '../light/sun-places.ts';
import { pairs } from '../pen/svg-shapes.ts';
import { drawBoat } from '../boats/afloat.ts';
import { drawUmbrella } from '../scenery/beach.ts';
import { drawWaterfront } from '../scenery/harbour.ts';
import { drawRidge } from '../scenery/hills.ts';
import { drawPalm, drawScrub } from '../scenery/palms.ts';
import { drawGreenCoast, drawReefs } from '../scenery/coast.ts';
import type { View } from '../views/draw-view.ts';
import { type Picture, lookDown, lookLevel, setAfloat } from './picture.ts';

const tiPunchView: View = {
  name: 'ti-punch-1',
  hour: 'noon',
  camera: lookDown(26, 13),
  sun: [0.2, -1],
  sunlight: [-0.35, 0.45, -0.8],
  clouds: 0,
  wind: 0.35,
  turquoise: 1,
  middle: (scene) =>
    drawReefs(scene, 50, 0, 1) +
    drawGreenCoast(
      scene,
      pairs('-0.2,-0.3 -0.2,0.34 0.02,0.29 0.16,0.32 0.3,0.22 0.44,0.17 0.56,0.03 0.6,-0.3'),
    ),
  boats: [setAfloat(tiPunch, 0.85, { x: 0, z: 22.5, heading: 198, trim: 3 })],
};

const flyingFishView: View = {
  name: 'flying-fish-1',
  hour: 'morning',
  camera: lookLevel(0.4, 5),
  sun: [0.9, -0.1],
  sunlight: overRightShoulder,
  clouds: 0.7,
  wind: 0.1,
  turquoise: 1,
  far: (scene) =>
    drawRidge(scene, { from: 0.5, to: 1.4, rise: 0.1, far: 0.4, houses: 24 }) +
    drawRidge(scene, { from: 0.02, to: 0.24, rise: 0.035, far: 0.2 }),
  boats: [setAfloat(flyingFish, 0, { x: 0, z: 26, heading: 210 })],
  shore: pairs('-0.05,0.9 0.2,0.86 0.5,0.87 0.8,0.83 1.05,0.78'),
  front: (scene) =>
    drawScrub(scene, [1420, 960], [1640, 900], 120) +
    drawPalm(scene, { foot: [1500, 990], height: 760, lean: -0.12 }) +
    drawUmbrella(scene, 170, 1045, 180, '#e4572e'),
};

const mangoExpressView: View = {
  name: 'mango-express-1',
  hour: 'golden',
  camera: lookLevel(0.46, 4),
  sun: [0.9, 0.28],
  disc: 44,
  sunlight: lowRight,
  clouds: 0.5,
  wind: 0.4,
  turquoise: 0.3,
  far: (scene) => drawRidge(scene, { from: -0.4, to: 0.9, rise: 0.09, far: 0.45, houses: 50 }),
  middle: (scene) =>
    drawWaterfront(scene, -0.03, 0.36, 58) +
    drawBoat(scene, buildCruiseShip('#e2673f'), { x: 60, z: 1000, heading: 192 }) +
    drawBoat(scene, buildCruiseShip('#2f6f9e'), { x: 215, z: 640, heading: 196 }),
  boats: [setAfloat(mangoExpress, 0.95, { x: -0.6, z: 22, heading: 50, trim: 4, rise: 0.15 })],
  front: (scene) => drawTerns(scene, [330, 170], 7, 22),
};

export const speedboatPictures: readonly Picture[] = [
  { name: 'ti-punch-1', view: tiPunchView },
  { name: 'flying-fish-1', view: flyingFishView },
  { name: 'mango-express-1', view: mangoExpressView },
];
