import type { Scene } from '../light/scene.ts';
import { type Camera, type Point3, birdCamera, spot } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, line, polygon, shape } from '../pen/svg-shapes.ts';
import { middle } from '../pen/vectors.ts';
import { type Pose, placed } from './afloat.ts';
import { turning } from './mirrored.ts';
import { type Boat, type Face, edge, panel } from './shipwright.ts';

/** A diver's eye, so many metres down, looking up along the water. */
const diver = (camera: Camera, down: number): Camera =>
  birdCamera(camera.width, camera.height, -down, -24, 0.9);

/** A boat on the surface overhead: the bellies of its hulls, and its outline against the light. */
export const seenFromBelow = (
  scene: Scene,
  boat: Boat,
  pose: Pose,
  belly: string,
  down: number,
  fin = false,
): string => {
  const { light, camera } = scene;
  const place = placed(pose);
  const eye = diver(camera, down);
  const wobbled = (point: Point3): Point => {
    const [x, y] = spot(eye, point);
    return [x + Math.sin(y * 0.06) * 3, y + Math.sin(x * 0.02) * 4];
  };
  const flat = (faces: readonly Face[], above: number): string =>
    faces
      .map((face) => face.at.map(place))
      .filter((points) => middle(points)[1] < above)
      .map((points) => points.map(wobbled))
      .map((points) => polygon(turning(points) < 0 ? points.toReversed() : points))
      .join('');
  const hulls = boat.faces.filter((face) => face.outside !== undefined);
  const bottoms = hulls.filter((face) => face.at.every(([, y]) => y < 0.05));
  const away = place([0, 0, 1])[2] > place([0, 0, 0])[2] ? 1 : -1;
  const farSide = bottoms.filter(({ outside }) => outside === away);
  const nearSide = bottoms.filter(({ outside }) => outside !== away);
  const dark = mix(light.sea.near, '#0a2f4c', 0.35);
  return (
    line(flat(boat.faces, 1.7), light.sea.foam, 9, 0.55) +
    shape(flat(boat.faces, 1.7), dark, 0.95) +
    shape(flat(hulls, 2.4), mix(dark, belly, 0.55)) +
    shape(flat(farSide, 0.3), mix(belly, light.sea.shallow, 0.25)) +
    shape(flat(nearSide, 0.3), mix(belly, light.sea.near, 0.28)) +
    shape(flat(fin ? finAndRudder(belly) : [], 1), mix(belly, light.sea.near, 0.6))
  );
};

const finAndRudder = (colour: string): Face[] => [
  ...panel(edge('-0.7,0.1,0 0.9,0.1,0'), edge('-0.3,-1.9,0 0.5,-1.8,0'), colour, [4, 4]),
  ...panel(edge('-5,0.1,0 -4.5,0.1,0'), edge('-5,-1.3,0 -4.7,-1.3,0'), colour, [3, 2]),
];
