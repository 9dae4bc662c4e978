import type { Point } from './svg-shapes.ts';

/** Metres: x to the right, y up from the waterline, z away from the eye. */
export type Point3 = readonly [number, number, number];

export type Camera = {
  readonly width: number;
  readonly height: number;
  /** Metres above the water. */
  readonly eye: number;
  /** Radians the camera looks down. */
  readonly pitch: number;
  /** Focal length in pixels. */
  readonly focal: number;
  readonly centre: Point;
};

export type Seen = { readonly x: number; readonly y: number; readonly depth: number };

export const project = (camera: Camera, point: Point3): Seen => {
  const [x, y, z] = point;
  const rise = y - camera.eye;
  const sin = Math.sin(camera.pitch);
  const cos = Math.cos(camera.pitch);
  const depth = Math.max(0.2, z * cos - rise * sin);
  const up = rise * cos + z * sin;
  return {
    x: camera.centre[0] + (camera.focal * x) / depth,
    y: camera.centre[1] - (camera.focal * up) / depth,
    depth,
  };
};

export const spot = (camera: Camera, point: Point3): Point => {
  const { x, y } = project(camera, point);
  return [x, y];
};

/** Where the sea meets the sky, in pixels from the top (above the picture for a bird's view). */
export const computeHorizon = (camera: Camera): number =>
  camera.centre[1] - camera.focal * Math.tan(camera.pitch);

/** Returns the depth, in metres, of the water seen at height `y` of the picture. */
export const waterDepthAt = (camera: Camera, y: number): number => {
  const down = Math.atan((y - camera.centre[1]) / camera.focal) + camera.pitch;
  const distance = camera.eye / Math.tan(Math.max(0.0004, down));
  return distance * Math.cos(camera.pitch) + camera.eye * Math.sin(camera.pitch);
};

/** Returns the point on the water that is seen at a point of the picture. */
export const waterAt = (camera: Camera, point: Point): Point3 => {
  const depth = waterDepthAt(camera, point[1]);
  const cos = Math.max(0.05, Math.cos(camera.pitch));
  return [
    ((point[0] - camera.centre[0]) * depth) / camera.focal,
    0,
    (depth - camera.eye * Math.sin(camera.pitch)) / cos,
  ];
};

/** Looks from eye level, verticals upright; shifts the lens to place the horizon. */
export const levelCamera = (
  width: number,
  height: number,
  horizon: number,
  eye: number,
  focal = 1.15,
): Camera => ({
  width,
  height,
  eye,
  pitch: 0,
  focal: focal * width,
  centre: [width / 2, horizon * height],
});

/** Looks from the air, down by this many degrees. */
export const birdCamera = (
  width: number,
  height: number,
  eye: number,
  degrees: number,
  focal = 1.1,
): Camera => ({
  width,
  height,
  eye,
  pitch: (degrees * Math.PI) / 180,
  focal: focal * width,
  centre: [width / 2, height / 2],
});
