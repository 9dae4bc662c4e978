import { mix, under } from '../pen/colours.ts';
import { type Camera, type Point3, computeHorizon } from '../pen/camera.ts';
import { type Chance, seededChance } from '../../../tests/support/worlds/seeded-random.ts';
import { hashSeed } from '../pen/hash-seed.ts';
import type { Point } from '../pen/svg-shapes.ts';
import { unit } from '../pen/vectors.ts';
import { type Hour, type Light, hours } from './hours.ts';

/** Shared inputs of all parts of a picture. */
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

/** Returns the colour of a surface that receives this share of the sun (0 is shade, 1 is full sun). */
export const lightColour = (light: Light, colour: string, share: number): string =>
  under(colour, mix(light.shade, light.key, share));

export const horizon = (scene: Scene): number => computeHorizon(scene.camera);

/** Wraps the drawing in an SVG document. */
export const wrapSheet = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
