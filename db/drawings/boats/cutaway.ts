import type { Point3 } from '../pen/camera.ts';
import type { Boat } from './shipwright.ts';

const keeps = (points: readonly Point3[], kept: (point: Point3) => boolean): boolean =>
  points.every(kept);

/** Only that part of a boat, for a view from aboard that the rest would block. */
export const partOf = (boat: Boat, kept: (point: Point3) => boolean): Boat => ({
  faces: boat.faces.filter((face) => keeps(face.at, kept)),
  wires: boat.wires.filter((wire) => keeps(wire.at, kept)),
  people: boat.people.filter((person) => kept(person.at)),
});

/** The stern half as seen by someone standing forward of it. */
export const abaft = (boat: Boat, x: number, ceiling: number): Boat =>
  partOf(boat, ([px, py]) => px <= x && py <= ceiling);
