import { type Pose, afloat } from '../boats/afloat.ts';
import { shadowBelow } from '../boats/mirrored.ts';
import type { Boat } from '../boats/shipwright.ts';
import type { Hour } from '../light/hours.ts';
import { type Scene, sceneOf, sheet } from '../light/scene.ts';
import { birdCamera } from '../pen/camera.ts';
import { lens, shape } from '../pen/svg-shapes.ts';
import { coast, shallows } from '../scenery/shallows.ts';
import type { Point } from '../pen/svg-shapes.ts';

export type FromTheAir = {
  readonly name: string;
  readonly hour: Hour;
  readonly eye: number;
  readonly degrees: number;
  readonly focal?: number;
  readonly boats: readonly { readonly boat: Boat; readonly pose: Pose }[];
  readonly sunlight: readonly [number, number, number];
  readonly deepAt: 'top' | 'bottom' | 'left' | 'right';
  readonly fathom: number;
  readonly land?: readonly Point[];
  readonly before?: (scene: Scene) => string;
};

/** A bay seen from a bird's place: the boat, its shadow on the sand, the colours of the depth. */
export const fromTheAir = (view: FromTheAir): string => {
  const camera = birdCamera(1600, 1067, view.eye, view.degrees, view.focal);
  const scene = sceneOf(view.name, camera, view.hour, [0.2, -0.6], view.sunlight);
  return sheet(
    1600,
    1067,
    shallows(scene, view.deepAt) +
      (view.land ? coast(scene, view.land) : '') +
      view.boats.map(({ boat, pose }) => shadowBelow(scene, boat, pose, view.fathom)).join('') +
      ripples(scene) +
      view.boats.map(({ boat, pose }) => afloat(scene, boat, pose)).join('') +
      (view.before?.(scene) ?? ''),
  );
};

const ripples = (scene: Scene): string => {
  const { chance, camera, light } = scene;
  let [bright, dim] = ['', ''];
  for (let i = 0; i < 240; i += 1) {
    const y = chance.between(0, camera.height);
    const near = 0.5 + y / camera.height;
    const stroke = lens(
      chance.between(0, camera.width),
      y,
      chance.between(8, 40) * near,
      chance.between(1, 3.4) * near,
      1,
    );
    if (chance.yes(0.5)) bright += stroke;
    else dim += stroke;
  }
  return shape(dim, light.sea.middle, 0.2) + shape(bright, light.sea.foam, 0.3);
};
