import { type Pose, placed } from '../boats/afloat.ts';
import type { Scene } from '../light/scene.ts';
import { type Point3, spot } from '../pen/camera.ts';
import { mix } from '../pen/colours.ts';
import { type Point, ellipse, polygon, shape, smooth } from '../pen/svg-shapes.ts';

export type Hulls = {
  readonly length: number;
  readonly half: number;
  /** Sideways places of the keels: one for a monohull, two for a catamaran. */
  readonly keels: readonly number[];
};

/** The white water behind a boat; speed 0.3 is a sailing boat, 1 is a boat at full throttle. */
export const drawWake = (scene: Scene, pose: Pose, hulls: Hulls, speed: number): string => {
  const lying = placed({ x: pose.x, z: pose.z, heading: pose.heading });
  const onWater = (x: number, z: number): Point => spot(scene.camera, lying([x, 0, z]));
  return hulls.keels.map((keel) => drawTrail(scene, onWater, hulls, keel, speed)).join('');
};

const drawTrail = (
  scene: Scene,
  onWater: (x: number, z: number) => Point,
  { length, half }: Hulls,
  keel: number,
  speed: number,
): string => {
  const { chance, light } = scene;
  const foam = { thick: '', thin: '', blue: '' };
  const long = length * (1 + speed * 2.6);
  const stern = -length * 0.47;
  for (let i = 0; i < 330; i += 1) {
    const share = chance.next() ** 1.5;
    const x = stern - share * long;
    const reach = half * (0.75 + share * (0.8 + speed * 1.6));
    const edge = chance.yes(0.55)
      ? chance.pick([-1, 1]) * reach * chance.between(0.75, 1.1)
      : reach * chance.between(-0.8, 0.8);
    const size = chance.between(0.08, 0.42) * (0.4 + speed) * (1.25 - share);
    const patch = drawDapple(scene, onWater, [x, keel + edge], [size * 2.3, size]);
    if ((share < 0.2 && chance.yes(0.6)) || (Math.abs(edge) > reach * 0.7 && chance.yes(0.8)))
      foam.thick += patch;
    else if (chance.yes(0.5)) foam.thin += patch;
    else foam.blue += patch;
  }
  const churned = polygon([
    onWater(stern + 0.4, keel - half * 0.7),
    onWater(stern - long * 0.6, keel - half * (1 + speed)),
    onWater(stern - long * 0.6, keel + half * (1 + speed)),
    onWater(stern + 0.4, keel + half * 0.7),
  ]);
  return (
    shape(churned, mix(light.sea.shallow, light.sea.foam, 0.35), 0.22 + speed * 0.16) +
    shape(foam.blue, mix(light.sea.shallow, light.sea.foam, 0.5), 0.6) +
    shape(foam.thin, light.sea.foam, 0.5) +
    shape(foam.thick, light.sea.foam, 0.85)
  );
};

const drawDapple = (
  scene: Scene,
  onWater: (x: number, z: number) => Point,
  [x, z]: Point,
  [long, wide]: Point,
): string => {
  const { chance } = scene;
  return smooth(
    Array.from({ length: 7 }, (_, i) => {
      const angle = (i / 7) * Math.PI * 2;
      const r = chance.between(0.6, 1.1);
      return onWater(x + Math.cos(angle) * long * r, z + Math.sin(angle) * wide * r);
    }),
  );
};

/**
 * Draws foam along the waterline and the water thrown up at the bow. The caller must draw the near hull's foam after
 * the boat, and the foam of a catamaran's far hull before it.
 */
export const drawBowWave = (
  scene: Scene,
  pose: Pose,
  hulls: Hulls,
  speed: number,
  which: 'near' | 'far',
): string => {
  const lying = placed({ x: pose.x, z: pose.z, heading: pose.heading });
  const isFar = (keel: number) => lying([0, 0, keel])[2] > pose.z + 0.01;
  return hulls.keels
    .filter((keel) => isFar(keel) === (which === 'far'))
    .map((keel) =>
      ([-1, 1] as const)
        .map((side) => drawSideFoam(scene, lying, hulls, [keel, side], speed))
        .join(''),
    )
    .join('');
};

const drawSideFoam = (
  scene: Scene,
  lying: (point: Point3) => Point3,
  { length, half }: Hulls,
  [keel, side]: readonly [keel: number, side: 1 | -1],
  speed: number,
): string => {
  const nearSide = lying([0, 0, keel + side])[2] < lying([0, 0, keel])[2];
  if (!nearSide) return '';
  const entry = 0.42 - speed * 0.17;
  /** A point of the sheet of water: share 0 at the stem, 1 at the stern; out and up in metres. */
  const on = (share: number, out: number, up: number): Point => {
    const x = length * (entry - share * (entry + 0.47));
    const hull = half * Math.min(1, 0.12 + share * 2.4);
    return spot(scene.camera, lying([x, up, keel + side * (hull + out)]));
  };
  return drawCurl(scene, on, speed) + drawSpray(scene, on, speed);
};

/** The curl that leaves the stem, rises and falls back along the side. */
const drawCurl = (
  scene: Scene,
  on: (share: number, out: number, up: number) => Point,
  speed: number,
): string => {
  const { chance, light } = scene;
  const crest = (grow: number): Point[] =>
    Array.from({ length: 22 }, (_, i) => {
      const share = i / 21;
      const rise =
        Math.sin(Math.min(1, share * 1.8 + 0.04) * Math.PI) * speed * 0.62 + 0.05 + speed * 0.06;
      return on(share, -0.02, Math.max(0.05, rise) * grow * chance.between(0.86, 1.14));
    });
  const foot = (wide: number): Point[] =>
    Array.from({ length: 22 }, (_, i) => {
      const share = 1 - i / 21;
      return on(
        share,
        (0.12 + share * speed * 1.9 + speed * 0.25) *
          (1 - share ** 5 * 0.85) *
          wide *
          chance.between(0.75, 1.2),
        0,
      );
    });
  return (
    shape(smooth([...crest(1), ...foot(1.2)]), mix(light.sea.foam, light.sea.shallow, 0.36), 0.8) +
    shape(smooth([...crest(0.85), ...foot(0.72)]), light.sea.foam, 0.92)
  );
};

const drawSpray = (
  scene: Scene,
  on: (share: number, out: number, up: number) => Point,
  speed: number,
): string => {
  const { chance, light, camera } = scene;
  const metre = Math.abs(on(0.3, 0, 1)[1] - on(0.3, 0, 0)[1]) || camera.width / 40;
  let drops = '';
  for (let i = 0; i < speed * 210; i += 1) {
    const share = chance.next() ** 1.2 * 0.85;
    const high = Math.sin(Math.min(1, share * 1.6 + 0.15) * Math.PI) * speed;
    const [x, y] = on(share, chance.next() * speed * 1.6, high * chance.next() ** 2.2 * 1.15);
    const size = metre * chance.between(0.012, 0.055);
    drops += ellipse(x, y, size * 1.5, size);
  }
  return shape(drops, light.sea.foam, 0.85);
};
