import { type Scene, horizon } from '../light/scene.ts';
import { type Ridge, islet, ridge } from './hills.ts';

/** The hills behind each port, as they stand from the water; far ones first. */
const ridges: Readonly<Record<Place, readonly Ridge[]>> = {
  philipsburg: [
    { from: -0.2, to: 0.55, rise: 0.055, far: 0.75 },
    { from: 0.38, to: 1.15, rise: 0.075, far: 0.5, houses: 20 },
    { from: -0.3, to: 0.32, rise: 0.085, far: 0.25, houses: 46 },
    { from: 0.62, to: 1.4, rise: 0.062, far: 0.1, houses: 60 },
  ],
  'simpson-bay': [
    { from: 0.3, to: 1.2, rise: 0.08, far: 0.8 },
    { from: 0.5, to: 1.3, rise: 0.07, far: 0.45, houses: 30 },
    { from: 0.7, to: 1.25, rise: 0.045, far: 0.12, houses: 40 },
  ],
  'grand-case': [
    { from: -0.15, to: 0.75, rise: 0.085, far: 0.7 },
    { from: -0.25, to: 0.5, rise: 0.08, far: 0.35, houses: 34 },
    { from: -0.2, to: 0.3, rise: 0.05, far: 0.08, houses: 36 },
  ],
  marigot: [
    { from: 0.1, to: 1.1, rise: 0.075, far: 0.75 },
    { from: 0.45, to: 0.95, rise: 0.085, far: 0.4, houses: 26 },
    { from: 0.6, to: 1.3, rise: 0.055, far: 0.1, houses: 70 },
  ],
  'orient-bay': [
    { from: -0.3, to: 0.7, rise: 0.07, far: 0.6 },
    { from: -0.35, to: 0.42, rise: 0.075, far: 0.3, houses: 24 },
    { from: 0.74, to: 1.1, rise: 0.03, far: 0.15 },
  ],
  'oyster-pond': [
    { from: 0.42, to: 1.3, rise: 0.085, far: 0.55, houses: 16 },
    { from: 0.66, to: 1.35, rise: 0.07, far: 0.18, houses: 40 },
  ],
  'dawn-beach': [
    { from: 0.05, to: 0.42, rise: 0.025, far: 0.95 },
    { from: 0.3, to: 0.5, rise: 0.018, far: 0.95 },
    { from: 0.72, to: 1.4, rise: 0.08, far: 0.25, houses: 26 },
  ],
  'cole-bay': [
    { from: -0.2, to: 0.6, rise: 0.06, far: 0.65 },
    { from: 0.35, to: 1.2, rise: 0.09, far: 0.4, houses: 34 },
    { from: -0.25, to: 0.28, rise: 0.055, far: 0.12, houses: 44 },
  ],
};

export type Place =
  | 'philipsburg'
  | 'simpson-bay'
  | 'grand-case'
  | 'marigot'
  | 'orient-bay'
  | 'oyster-pond'
  | 'dawn-beach'
  | 'cole-bay';

export const island = (scene: Scene, place: Place): string => {
  const hills = ridges[place].map((one) => ridge(scene, one)).join('');
  if (place !== 'grand-case') return hills;
  return (
    hills + islet(scene, scene.camera.width * 0.68, scene.camera.width * 0.09, horizon(scene) + 3)
  );
};
