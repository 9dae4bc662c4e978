import { type Pose, afloat } from '../boats/afloat.ts';
import type { Boat } from '../boats/shipwright.ts';
import type { Hour } from '../light/hours.ts';
import { type Scene, sceneOf, sheet } from '../light/scene.ts';
import { birdCamera, levelCamera } from '../pen/camera.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { tradeWindClouds } from '../scenery/clouds.ts';
import { type Place, island } from '../scenery/island-places.ts';
import { glitter, sea, whitecaps } from '../scenery/sea.ts';
import { brushedSky, sky, stars, sunDisc } from '../scenery/sky.ts';
import { type Hulls, wake } from '../scenery/wake.ts';

export type Aboard = {
  readonly name: string;
  readonly hour: Hour;
  readonly place?: Place;
  readonly boat: Boat;
  /** Where the eye is on the boat: forward, up and to starboard, in metres. */
  readonly eye: readonly [number, number, number];
  readonly looking: 'forward' | 'aft';
  readonly aside?: number;
  readonly horizon: number;
  /** Degrees the eye looks down; then the horizon follows from it. */
  readonly down?: number;
  readonly focal?: number;
  readonly sun: Point;
  readonly disc?: number;
  readonly sunlight: readonly [number, number, number];
  readonly clouds: number;
  readonly wind: number;
  readonly turquoise?: number;
  readonly astern?: { readonly hulls: Hulls; readonly speed: number };
  readonly before?: (scene: Scene) => string;
  readonly behind?: (scene: Scene) => string;
};

/** The boat placed so that the eye, which stays where it is, stands on that spot of its deck. */
const underEye = (along: number, over: number, heading: number): Pose => {
  const yaw = (heading * Math.PI) / 180;
  return {
    x: -(along * Math.cos(yaw) + over * Math.sin(yaw)),
    z: -(along * Math.sin(yaw) - over * Math.cos(yaw)),
    heading,
  };
};

/** What a guest sees from the deck. */
export const aboard = (view: Aboard): string => {
  const [along, up, over] = view.eye;
  const focal = view.focal ?? 0.8;
  const camera =
    view.down === undefined
      ? levelCamera(1600, 1067, view.horizon, up, focal)
      : birdCamera(1600, 1067, up, view.down, focal);
  const scene = sceneOf(view.name, camera, view.hour, view.sun, view.sunlight);
  const turn = view.aside ?? 0;
  const ahead = view.looking === 'forward';
  const pose = underEye(along, over, (ahead ? 90 : 270) + turn);
  return sheet(
    1600,
    1067,
    sky(scene) +
      (view.hour === 'blue' ? stars(scene, 80) : '') +
      brushedSky(scene, 16) +
      ((view.disc ?? 0) > 0 ? sunDisc(scene, view.disc ?? 0) : '') +
      tradeWindClouds(scene, view.clouds) +
      (view.place === undefined ? '' : island(scene, view.place)) +
      sea(scene, { wind: view.wind, turquoise: view.turquoise ?? 0 }) +
      ((view.disc ?? 0) > 0 ? glitter(scene, scene.sun[0], 1) : whitecaps(scene, 30 * view.wind)) +
      (view.behind?.(scene) ?? '') +
      (view.astern ? wake(scene, pose, view.astern.hulls, view.astern.speed) : '') +
      afloat(scene, view.boat, pose) +
      (view.before?.(scene) ?? ''),
  );
};
