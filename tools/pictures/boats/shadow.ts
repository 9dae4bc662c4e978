import type { Scene } from '../light/scene.ts';
import { type Point3, spot } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, group, line, polygon, polyline, shape } from '../pen/svg-shapes.ts';
import { type Pose, placed } from './afloat.ts';
import type { Boat } from './shipwright.ts';

/** Depth of the water in metres. */
const DEPTH = 4;
/** Thinner wires throw no visible shadow through water. */
const MIN_WIRE_METRES = 0.15;

/** Draws the shadow that a boat throws on the sea bed. */
export const drawShadowBelow = (scene: Scene, boat: Boat, pose: Pose): string => {
  const place = placed(pose);
  const [sx, sy, sz] = scene.sunlight;
  const fall = (point: Point3): Point => {
    const [x, y, z] = place(point);
    const along = (y + DEPTH) / Math.max(0.3, sy);
    return spot(scene.camera, [x - sx * along, 0, z - sz * along]);
  };
  const hull = boat.faces
    .map(({ at }) => at.map(fall))
    .map((points) => polygon(sumTurns(points) < 0 ? points.toReversed() : points));
  const rig = boat.wires
    .filter(({ metres }) => metres >= MIN_WIRE_METRES)
    .map(({ at }) => polyline(at.map(fall)));
  const colour = mix(scene.light.sea.near, '#04304a', 0.5);
  return group(shape(hull.join(''), colour) + line(rig.join(''), colour, 8), `opacity=".42"`);
};

/** Returns twice the signed area. All shadows must turn the same way, or they would cut holes in each other. */
const sumTurns = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
