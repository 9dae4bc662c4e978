import { mix, under } from '../pen/colours.ts';
import { type Camera, type Point3, computeHorizon } from '../pen/camera.ts';
import { type Chance, seededChance } from '../../../tests/support/worlds/seeded-random.ts';
import { hashSeed } from '../pen/hash-seed.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { unit } from '../pen/vectors.ts';
import { type Hour, type Light, hours } from './hours.ts';

/** What every part of a picture needs to know. */
export type Scene = {
  readonly camera: Camera;
  readonly hour: Hour;
  readonly light: Light;
  readonly chance: Chance;
  /** The sun's place in the picture; may be outside the frame. */
  readonly sun: Point;
  /** Towards the sun, for the light on boats. */
  readonly sunlight: Point3;
};

export const openScene = (
  name: string,
  camera: Camera,
  hour: Hour,
  sun: Point,
  sunlight: Point3,
): Scene => ({
  camera,
  hour,
  light: hours[hour],
  chance: seededChance(hashSeed(name)),
  sun: [sun[0] * camera.width, sun[1] * camera.height],
  sunlight: unit(sunlight),
});

/** The colour of a thing where the sun reaches it by that share (0 is shade, 1 is full sun). */
export const lightColour = (light: Light, colour: string, share: number): string =>
  under(colour, mix(light.shade, light.key, share));

export const horizon = (scene: Scene): number => computeHorizon(scene.camera);

/** The whole drawing as an SVG document. */
export const wrapSheet = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
