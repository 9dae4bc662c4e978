import { type Pose, drawBoat } from '../boats/afloat.ts';
import { drawMirrored } from '../boats/mirrored.ts';
import { drawShadowBelow } from '../boats/shadow.ts';
import type { Boat } from '../boats/shipwright.ts';
import type { Hour } from '../light/hours.ts';
import { type Scene, openScene, wrapSheet } from '../light/scene.ts';
import type { Camera, Point3 } from '../pen/camera.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { drawBeach, drawShoal } from '../scenery/beach.ts';
import { drawTradeWindClouds } from '../scenery/clouds.ts';
import { drawGlitter, drawSea, drawWhitecaps } from '../scenery/sea.ts';
import { drawBrushedSky, drawSky, drawStars, drawSunDisc } from '../scenery/sky.ts';
import { type Hulls, drawBowWave, drawWake } from '../scenery/wake.ts';

/** Pitch in radians above which the sea bed is visible instead of reflections. */
const STEEP = 0.6;

type Layer = (scene: Scene) => string;

export type Afloat = {
  readonly boat: Boat;
  readonly hulls: Hulls;
  readonly pose: Pose;
  /** 0 is at anchor, 1 at full throttle. */
  readonly speed: number;
};

export type View = {
  /** Seeds the random parts. */
  readonly name: string;
  readonly hour: Hour;
  readonly camera: Camera;
  /** Places the sun or moon, in fractions of the picture's size; values beyond 0 to 1 hide it. */
  readonly sun: Point;
  /** Radius of the sun or moon in pixels; 0 outside the picture. */
  readonly disc?: number;
  readonly sunlight: Point3;
  readonly clouds: number;
  readonly biggestCloud?: number;
  readonly wind: number;
  readonly turquoise?: number;
  readonly boats: readonly Afloat[];
  /** Layer behind the sea: land, ships and weather. */
  readonly far?: Layer;
  /** Layer on the water, behind the boats. */
  readonly middle?: Layer;
  /** Waterline of a beach in the foreground, from left to right, in fractions of the picture's size. */
  readonly shore?: readonly Point[];
  readonly front?: Layer;
};

/** Draws a scene with the horizon in the picture. */
export const drawView = (view: View): string => {
  const { camera } = view;
  const scene = openScene(view.name, camera, view.hour, view.sun, view.sunlight);
  return wrapSheet(
    camera.width,
    camera.height,
    drawHeavens(scene, view) +
      (view.far?.(scene) ?? '') +
      drawSea(scene, { wind: view.wind, turquoise: view.turquoise ?? 0 }) +
      drawLightOnWater(scene, view) +
      (view.middle?.(scene) ?? '') +
      (view.shore ? drawShoal(scene, view.shore) : '') +
      view.boats.map((one) => drawAfloat(scene, one, view.wind)).join('') +
      (view.shore ? drawBeach(scene, view.shore) : '') +
      (view.front?.(scene) ?? ''),
  );
};

const drawHeavens = (scene: Scene, { hour, clouds, biggestCloud = 1, disc = 0 }: View): string =>
  drawSky(scene) +
  (hour === 'blue' ? drawStars(scene, 130) : '') +
  drawBrushedSky(scene, hour === 'noon' || hour === 'morning' ? 9 : 20) +
  (disc > 0 ? drawSunDisc(scene, disc) : '') +
  drawTradeWindClouds(scene, clouds, biggestCloud);

const drawLightOnWater = (scene: Scene, { hour, wind, disc = 0 }: View): string =>
  disc > 0
    ? drawGlitter(scene, scene.sun[0], hour === 'blue' ? 0.5 : 1)
    : drawWhitecaps(scene, wind > 0.4 ? 46 * wind : 0);

const drawAfloat = (scene: Scene, { boat, hulls, pose, speed }: Afloat, wind: number): string => {
  const clear =
    speed > 0.5 || (speed > 0 && scene.camera.pitch > 0.1)
      ? 0.1
      : Math.max(0.22, 0.62 - wind * 0.45);
  const looksThroughWater = speed === 0 && scene.camera.pitch > STEEP;
  return (
    (looksThroughWater
      ? drawShadowBelow(scene, boat, pose)
      : drawMirrored(scene, boat, pose, clear)) +
    (speed > 0 ? drawWake(scene, pose, hulls, speed) : '') +
    (speed > 0 ? drawBowWave(scene, pose, hulls, speed, 'far') : '') +
    drawBoat(scene, boat, pose) +
    (speed > 0 ? drawBowWave(scene, pose, hulls, speed, 'near') : '')
  );
};
