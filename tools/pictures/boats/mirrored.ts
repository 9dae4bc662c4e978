import type { Scene } from '../light/scene.ts';
import { project } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { polygon } from '../pen/svg-shapes.ts';
import { middle } from '../pen/vectors.ts';
import { type Pose, dry, computeFill, layStrokes, placed } from './afloat.ts';
import type { Stroke } from './stroke.ts';
import type { Boat } from './shipwright.ts';

/** Draws the boat's reflection: upside down in the water, darker, bluer and broken by the waves. */
export const drawMirrored = (scene: Scene, boat: Boat, pose: Pose, clear: number): string => {
  const place = placed(pose);
  const { camera, light } = scene;
  const strokes = boat.faces.flatMap((face): Stroke[] => {
    const points = dry(face.at.map(place));
    if (points.length < 3 || (face.finish === 'cloth' && clear < 0.42)) return [];
    const colour = mix(computeFill(scene, face, points), light.sea.near, 0.35);
    const seen = points.map((point) => {
      const { x, y, depth } = project(camera, [point[0], -point[1], point[2]]);
      const sway = (camera.focal / depth) * Math.min(0.42, point[1] * 0.09) * (1.25 - clear);
      return [x + Math.sin(y * 0.16) * sway + Math.sin(y * 0.047 + 1) * sway * 0.8, y] as const;
    });
    return [
      { depth: project(camera, middle(points)).depth, key: `face ${colour}`, path: polygon(seen) },
    ];
  });
  return `<g opacity="${clear.toFixed(2)}">${layStrokes(strokes)}</g>`;
};
