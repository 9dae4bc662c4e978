import { type Scene, lightColour } from '../light/scene.ts';
import { type Point3, project } from '../pen/camera.ts';
import { type Point, at, n } from '../pen/svg-shapes.ts';
import type { Stroke } from './stroke.ts';
import type { Person } from './shipwright.ts';

const skins = ['#8a5a3c', '#c48a62', '#6b432c', '#e0ad88', '#a8714b'] as const;
const hair = ['#2a1d18', '#3b2a20', '#1d1714', '#8a5a2c', '#f0dca8', '#ffffff'] as const;

/** Paints the people aboard: a shirt, arms, a head, and a hat or hair. */
export const paintCrew = (
  scene: Scene,
  people: readonly Person[],
  place: (point: Point3) => Point3,
): Stroke[] =>
  people.flatMap((person, index) => {
    const { x, y, depth } = project(scene.camera, place(person.at));
    return depth < 3.4 ? [] : drawFigure(scene, person, index, [x, y], depth);
  });

type Leg = readonly [shade: number, metres: number, from: Point, to: Point];

const lap: readonly Leg[] = [[0.45, 0.17, [-0.1, 0.12], [0.12, 0.1]]];
const standing: readonly Leg[] = [
  [0.5, 0.13, [-0.08, 0.06], [-0.06, 0.8]],
  [0.35, 0.13, [0.09, 0.06], [0.06, 0.8]],
];

const drawFigure = (
  scene: Scene,
  { shirt, sits }: Person,
  index: number,
  [x, y]: Point,
  depth: number,
): Stroke[] => {
  const scale = scene.camera.focal / depth;
  const seat = sits ? 0.12 : 0.74;
  const lean = ((index % 3) - 1) * 0.05;
  const lit = (colour: string, share: number) => lightColour(scene.light, colour, share);
  const skin = lit(skins[index % skins.length] ?? skins[0], 0.75);
  const spot = (across: number, up: number): Point => [
    x + (across + lean * up) * scale,
    y - up * scale,
  ];
  const drawn = (colour: string, metres: number, points: readonly Point[]): Stroke => ({
    depth: depth - 0.35,
    key: `wire ${colour} ${n(metres * scale)}`,
    path: `M${points.map(at).join('L')}`,
  });
  const raised = index % 4 === 1 ? 0.62 : 0.12;
  return [
    ...(sits ? lap : standing).map(([shade, metres, from, to]) =>
      drawn(lit('#37506b', shade), metres, [spot(from[0], from[1]), spot(to[0], to[1])]),
    ),
    drawn(skin, 0.085, [
      spot(-0.17, seat + 0.5),
      spot(-0.26, seat + 0.28),
      spot(-0.2, seat + raised),
    ]),
    drawn(skin, 0.085, [spot(0.17, seat + 0.5), spot(0.25, seat + 0.28), spot(0.16, seat + 0.1)]),
    drawn(lit(shirt, 0.6), 0.24, [spot(0.03, seat + 0.1), spot(0.03, seat + 0.47)]),
    drawn(lit(shirt, 0.95), 0.2, [spot(-0.04, seat + 0.12), spot(-0.06, seat + 0.48)]),
    drawn(skin, 0.1, [spot(0, seat + 0.58), spot(0, seat + 0.7)]),
    drawn(skin, 0.2, [spot(0.01, seat + 0.74), spot(0.01, seat + 0.79)]),
    drawn(lit(hair[index % hair.length] ?? hair[0], 0.7), 0.17, [
      spot(-0.035, seat + 0.84),
      spot(0.02, seat + 0.85),
    ]),
    ...(index % hair.length > 3
      ? [drawn(lit('#f4e3b5', 0.9), 0.06, [spot(-0.17, seat + 0.82), spot(0.17, seat + 0.83)])]
      : []),
  ];
};
