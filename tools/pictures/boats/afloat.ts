import { type Scene, lightColour } from '../light/scene.ts';
import { type Point3, project, spot } from '../pen/camera.ts';
import { glowing, mix } from '../pen/colours.ts';
import { at, line, n, polygon } from '../pen/svg-shapes.ts';
import { cross, dot, middle, minus, unit } from '../pen/vectors.ts';
import { paintCrew } from './crew.ts';
import type { Stroke } from './stroke.ts';
import type { Boat, Face, Wire } from './shipwright.ts';

/** How a boat lies in the picture: angles in degrees, position in metres on the water. */
export type Pose = {
  readonly x: number;
  readonly z: number;
  /** 0 points to the right, 90 away from the eye, 180 to the left. */
  readonly heading: number;
  readonly heel?: number;
  /** Bow up. */
  readonly trim?: number;
  readonly rise?: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const placed = (pose: Pose): ((point: Point3) => Point3) => {
  const yaw = radians(pose.heading);
  const roll = radians(pose.heel ?? 0);
  const pitch = radians(pose.trim ?? 0);
  return ([x, y, z]) => {
    const ry = y * Math.cos(roll) - z * Math.sin(roll);
    const rz = y * Math.sin(roll) + z * Math.cos(roll);
    const px = x * Math.cos(pitch) - ry * Math.sin(pitch);
    const py = x * Math.sin(pitch) + ry * Math.cos(pitch);
    return [
      pose.x + px * Math.cos(yaw) + rz * Math.sin(yaw),
      py + (pose.rise ?? 0),
      pose.z + px * Math.sin(yaw) - rz * Math.cos(yaw),
    ];
  };
};

/** Clips a face to the part above the water. */
export const dry = (points: readonly Point3[]): Point3[] => {
  const kept: Point3[] = [];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    if (point[1] >= 0) kept.push(point);
    if (point[1] >= 0 !== next[1] >= 0) {
      const share = point[1] / (point[1] - next[1]);
      kept.push([
        point[0] + (next[0] - point[0]) * share,
        0,
        point[2] + (next[2] - point[2]) * share,
      ]);
    }
  });
  return kept;
};

export const computeFill = (scene: Scene, face: Face, points: readonly Point3[]): string => {
  const { light, camera, sunlight } = scene;
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = points;
  const centre = middle(points);
  const toEye = minus([0, camera.eye, 0], centre);
  const raw = unit(cross(minus(b, a), minus(c, a)));
  const normal = dot(raw, toEye) < 0 ? ([-raw[0], -raw[1], -raw[2]] as Point3) : raw;
  const facing = dot(normal, sunlight);
  if (face.finish === 'lamp')
    return light.lamps ? '#ffdf9c' : lightColour(light, face.colour, Math.max(0, facing));
  if (face.finish === 'glass') return glassColour(scene, face.colour, normal, centre);
  const through =
    face.finish === 'cloth'
      ? Math.max(facing, -facing * 0.75, 0) * 0.72 + 0.42
      : Math.max(0, facing);
  const share = Math.min(1, (through * 0.92 + Math.max(0, normal[1]) * 0.16) * (face.light ?? 1));
  const lit = lightColour(light, face.colour, share);
  const low = Math.max(0, 0.6 - Math.max(0, normal[1])) * Math.max(0, 1 - centre[1] / 2.6);
  const bounced = mix(lit, glowing(lit, light.bounce), low * (1 - share) * 0.8);
  return mix(bounced, light.haze, haze(centre));
};

/** Lifts the side of a hull that faces the eye, so that it hides everything inside the hull. */
const outsideLift = (
  scene: Scene,
  { outside }: Face,
  points: readonly Point3[],
  place: (point: Point3) => Point3,
): number => {
  if (outside === undefined) return 0;
  const outward = minus(place([0, 0, outside]), place([0, 0, 0]));
  return dot(outward, minus([0, scene.camera.eye, 0], middle(points))) > 0.6 ? 1.1 : 0;
};

/** True if the camera is aboard and in front of a part of the boat. */
const behindEye = (scene: Scene, points: readonly Point3[]): boolean =>
  points.some((point) => project(scene.camera, point).depth < 0.5);

const haze = (point: Point3): number => Math.min(0.55, Math.max(0, (point[2] - 60) / 700));

const glassColour = (scene: Scene, colour: string, normal: Point3, centre: Point3): string => {
  const { light } = scene;
  if (light.lamps && scene.hour === 'blue') return '#ffcf86';
  const mirrored = mix(
    light.sea.near,
    light.sky[1],
    Math.max(0, Math.min(1, normal[1] * 1.4 + 0.35)),
  );
  const streak = Math.max(0, Math.sin(centre[0] * 1.7 + centre[1] * 2.1)) ** 6 * 0.25;
  return mix(mix(lightColour(light, colour, 0.6), mirrored, 0.34), light.haze, streak);
};

const paintFaces = (
  scene: Scene,
  faces: readonly Face[],
  place: (point: Point3) => Point3,
): Stroke[] =>
  faces.flatMap((face) => {
    const points = dry(face.at.map(place));
    if (points.length < 3 || behindEye(scene, points)) return [];
    const depth =
      project(scene.camera, middle(points)).depth -
      (face.lift ?? 0) -
      outsideLift(scene, face, points, place);
    const path = polygon(points.map((point) => spot(scene.camera, point)));
    return [
      {
        depth,
        key: `${face.finish === 'net' ? 'net' : 'face'} ${computeFill(scene, face, points)}`,
        path,
      },
    ];
  });

const paintWires = (
  scene: Scene,
  wires: readonly Wire[],
  place: (point: Point3) => Point3,
): Stroke[] =>
  wires.flatMap((wire): Stroke[] => {
    const points = wire.at.map(place);
    if (behindEye(scene, points)) return [];
    const centre = middle(points);
    const { depth } = project(scene.camera, centre);
    const width = Math.max(0.7, (wire.metres * scene.camera.focal) / depth);
    const sunny = 0.35 + Math.max(0, scene.sunlight[1]) * 0.5;
    const colour = mix(
      lightColour(scene.light, wire.colour, sunny),
      scene.light.haze,
      haze(centre),
    );
    return [
      {
        depth: depth - 0.08 - (wire.lift ?? 0),
        key: `wire ${colour} ${n(width)}`,
        path: `M${points.map((point) => at(spot(scene.camera, point))).join('L')}`,
      },
    ];
  });

const markup = (key: string, path: string): string => {
  const [kind, colour = '#000000', width = '1'] = key.split(' ');
  if (kind === 'wire') return line(path, colour, Number(width));
  if (kind === 'net') return `<path d="${path}" fill="${colour}" opacity=".55"/>`;
  return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width=".7" stroke-linejoin="round"/>`;
};

/** Draws far strokes first; merges neighbours of one colour into one path. */
export const layStrokes = (strokes: Stroke[]): string => {
  const ordered = strokes.toSorted((one, other) => other.depth - one.depth);
  let drawn = '';
  let key = '';
  let path = '';
  for (const stroke of ordered) {
    if (stroke.key !== key && path !== '') {
      drawn += markup(key, path);
      path = '';
    }
    key = stroke.key;
    path += stroke.path;
  }
  return path === '' ? drawn : drawn + markup(key, path);
};

export const drawBoat = (scene: Scene, boat: Boat, pose: Pose): string => {
  const place = placed(pose);
  return layStrokes([
    ...paintFaces(scene, boat.faces, place),
    ...paintWires(scene, boat.wires, place),
    ...paintCrew(scene, boat.people, place),
  ]);
};
