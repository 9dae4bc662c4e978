import type { Scene } from '../light/scene.ts';
import { type Point3, project, spot } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, polygon, shape } from '../pen/svg-shapes.ts';
import { middle } from '../pen/vectors.ts';
import { type Pose, type Stroke, dry, fillOf, laid, placed } from './afloat.ts';
import type { Boat } from './shipwright.ts';

/** The boat again, upside down in the water: darker, bluer and broken by the waves. */
export const mirrored = (scene: Scene, boat: Boat, pose: Pose, clear: number): string => {
  const place = placed(pose);
  const { camera, light } = scene;
  const strokes = boat.faces.flatMap((face): Stroke[] => {
    const points = dry(face.at.map(place));
    if (points.length < 3 || (face.finish === 'cloth' && clear < 0.42)) return [];
    const colour = mix(fillOf(scene, face, points), light.sea.near, 0.35);
    const seen = points.map((point) => {
      const { x, y, depth } = project(camera, [point[0], -point[1], point[2]]);
      const sway = (camera.focal / depth) * Math.min(0.42, point[1] * 0.09) * (1.25 - clear);
      return [x + Math.sin(y * 0.16) * sway + Math.sin(y * 0.047 + 1) * sway * 0.8, y] as const;
    });
    return [
      { depth: project(camera, middle(points)).depth, key: `face ${colour}`, path: polygon(seen) },
    ];
  });
  return `<g opacity="${clear.toFixed(2)}">${laid(strokes)}</g>`;
};

/** The shadow a boat throws on the sea bed, so many metres below. */
export const shadowBelow = (scene: Scene, boat: Boat, pose: Pose, fathom: number): string => {
  const place = placed(pose);
  const [sx, sy, sz] = scene.sunlight;
  const steep = Math.max(0.3, sy);
  const path = boat.faces
    .map((face) =>
      face.at.map(place).map((point): Point => {
        const fall = (Math.min(point[1], 9) + fathom) / steep;
        return spot(scene.camera, [
          point[0] - sx * fall,
          -fathom * 0.7,
          point[2] - sz * fall,
        ] satisfies Point3);
      }),
    )
    .map((points) => polygon(turning(points) < 0 ? points.toReversed() : points))
    .join('');
  return shape(path, mix(scene.light.sea.near, '#04304a', 0.5), 0.42);
};

/** Twice the signed area: shadows all turn one way, or they would cut holes in each other. */
export const turning = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
