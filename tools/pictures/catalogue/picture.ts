import type { Pose } from '../boats/afloat.ts';
import type { Drawn } from '../boats/demo-fleet.ts';
import { type Camera, birdCamera, levelCamera } from '../pen/camera.ts';
import type { Afloat, View } from '../views/draw-view.ts';

/** A picture and the name of its files, such as `pelican-1`. */
export type Picture = { readonly name: string; readonly view: View };

/** True for a boat's first photo, which pages and links show alone. */
export const isCover = ({ name }: Picture): boolean => name.endsWith('-1');

const PICTURE_WIDTH = 1600;
const PICTURE_HEIGHT = 1067;

/** Looks level over the water from `eye` metres; the horizon is a share of the height. */
export const lookLevel = (horizon: number, eye: number, focal?: number): Camera =>
  levelCamera(PICTURE_WIDTH, PICTURE_HEIGHT, horizon, eye, focal);

/** Looks down by this many degrees from `eye` metres. */
export const lookDown = (degrees: number, eye: number, focal?: number): Camera =>
  birdCamera(PICTURE_WIDTH, PICTURE_HEIGHT, eye, degrees, focal);

/** Puts a boat under sail on the water, its boom out to starboard (over 0) or to port. */
export const setSailing = (drawn: Drawn, out: number, speed: number, pose: Pose): Afloat => ({
  hulls: drawn.hulls,
  boat: drawn.sailing(out, pose.heading),
  speed,
  pose,
});

/** Puts a boat on the water with its sails stowed, or a motor boat. */
export const setAfloat = (drawn: Drawn, speed: number, pose: Pose): Afloat => ({
  hulls: drawn.hulls,
  boat: drawn.lying,
  speed,
  pose,
});
