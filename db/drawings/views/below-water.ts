import type { Hour } from '../light/hours.ts';
import { type Scene, sceneOf, sheet } from '../light/scene.ts';
import { levelCamera } from '../pen/camera.ts';
import { school, reef } from '../life/reef.ts';
import { bubbles, underwater } from '../scenery/underwater.ts';

export type BelowWater = {
  readonly name: string;
  readonly hour: Hour;
  /** The hulls on the surface above. */
  readonly above: (scene: Scene) => string;
  /** Who is in the water. */
  readonly middle: (scene: Scene) => string;
};

/** Snorkelling under the boat. */
export const belowWater = ({ name, hour, above, middle }: BelowWater): string => {
  const [w, h] = [1600, 1067];
  const scene = sceneOf(name, levelCamera(w, h, -0.2, 3), hour, [0.35, -0.2], [-0.3, 0.9, -0.3]);
  const { chance } = scene;
  return sheet(
    w,
    h,
    underwater(scene, h * 0.8) +
      above(scene) +
      reef(scene, w * 0.08, w * 0.3, h * 0.8, 0.5, 0.6) +
      reef(scene, w * 0.66, w * 1.02, h * 0.81, 0.6, 0.55) +
      school(scene, [w * chance.between(0.2, 0.4), h * 0.5], 18, 0.5, 0.5) +
      school(scene, [w * chance.between(0.6, 0.85), h * 0.58], 14, 0.62, 0.35, true) +
      reef(scene, w * 0.52, w * 1.08, h * 0.88, 0.95, 0.3) +
      middle(scene) +
      bubbles(scene, [w * 0.62, h * 0.3], 9) +
      school(scene, [w * 0.3, h * 0.72], 7, 1.05, 0.1) +
      reef(scene, -60, w * 0.42, h * 0.99, 1.5, 0.08) +
      reef(scene, w * 0.7, w * 1.1, h * 1.02, 1.7, 0.04) +
      school(scene, [w * 0.72, h * 0.82], 4, 1.7, 0, true),
  );
};
