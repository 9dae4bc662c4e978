import { type Pose, afloat } from '../boats/afloat.ts';
import { mirrored } from '../boats/mirrored.ts';
import type { Boat } from '../boats/shipwright.ts';
import type { Hour } from '../light/hours.ts';
import { type Scene, sceneOf, sheet } from '../light/scene.ts';
import { type Camera, levelCamera } from '../pen/camera.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { beach, shoal } from '../scenery/beach.ts';
import { tradeWindClouds } from '../scenery/clouds.ts';
import { type Place, island } from '../scenery/island-places.ts';
import { glitter, sea, whitecaps } from '../scenery/sea.ts';
import { brushedSky, sky, stars, sunDisc } from '../scenery/sky.ts';
import { type Hulls, bowWave, wake } from '../scenery/wake.ts';

export type Afloat = {
  readonly boat: Boat;
  readonly hulls: Hulls;
  readonly pose: Pose;
  /** 0 lies still. */ readonly speed: number;
};

export type OnTheWater = {
  readonly name: string;
  readonly hour: Hour;
  readonly place?: Place;
  readonly horizon: number;
  readonly eye: number;
  readonly focal?: number;
  readonly size?: Point;
  readonly sun: Point;
  /** Radius of the sun's (or moon's) disc; 0 when it is out of the picture. */
  readonly disc?: number;
  readonly sunlight: readonly [number, number, number];
  readonly clouds: number;
  readonly biggestCloud?: number;
  readonly wind: number;
  readonly turquoise?: number;
  readonly boats: readonly Afloat[];
  readonly behind?: (scene: Scene) => string;
  /** The waterline of a beach in the foreground, from left to right in shares of the picture. */
  readonly shore?: readonly Point[];
  readonly before?: (scene: Scene) => string;
};

/** A view from the water or the shore, with the horizon in the picture. */
export const onTheWater = (view: OnTheWater): string => {
  const [width, height] = view.size ?? [1600, 1067];
  const camera = levelCamera(width, height, view.horizon, view.eye, view.focal);
  const scene = sceneOf(view.name, camera, view.hour, view.sun, view.sunlight);
  return sheet(
    width,
    height,
    heavens(scene, view) +
      (view.place === undefined ? '' : island(scene, view.place)) +
      sea(scene, { wind: view.wind, turquoise: view.turquoise ?? 0 }) +
      lightPath(scene, view, camera) +
      (view.behind?.(scene) ?? '') +
      (view.shore ? shoal(scene, view.shore) : '') +
      view.boats.map((one) => floating(scene, one, view.wind)).join('') +
      (view.shore ? beach(scene, view.shore) : '') +
      (view.before?.(scene) ?? ''),
  );
};

const heavens = (scene: Scene, { hour, clouds, biggestCloud = 1, disc = 0 }: OnTheWater): string =>
  sky(scene) +
  (hour === 'blue' ? stars(scene, 90) : '') +
  brushedSky(scene, hour === 'noon' || hour === 'morning' ? 9 : 20) +
  (disc > 0 ? sunDisc(scene, disc) : '') +
  tradeWindClouds(scene, clouds, biggestCloud);

const lightPath = (scene: Scene, { hour, wind }: OnTheWater, camera: Camera): string => {
  const inView = scene.sun[0] > -camera.width * 0.1 && scene.sun[0] < camera.width * 1.1;
  const low = hour !== 'noon' && hour !== 'morning' && inView;
  return low
    ? glitter(scene, scene.sun[0], hour === 'blue' ? 0.5 : 1)
    : whitecaps(scene, wind > 0.4 ? 46 * wind : 0);
};

const floating = (scene: Scene, { boat, hulls, pose, speed }: Afloat, wind: number): string => {
  const clear = speed > 0.5 ? 0.1 : Math.max(0.22, 0.62 - wind * 0.45);
  return (
    mirrored(scene, boat, pose, clear) +
    (speed > 0 ? wake(scene, pose, hulls, speed) : '') +
    afloat(scene, boat, pose) +
    (speed > 0 ? bowWave(scene, pose, hulls, speed) : '')
  );
};
