import type { Hulls } from '../scenery/wake.ts';
import { buildCatamaran } from './catamaran.ts';
import { buildMotorYacht } from './motor-yacht.ts';
import type { Cloth } from './rig.ts';
import type { Boat } from './shipwright.ts';
import { buildSloop } from './sloop.ts';
import { buildSpeedboat } from './speedboat.ts';
import { buildSportfisher } from './sportfisher.ts';

/** The drawings of a demo boat in each of its states. */
export type Drawn = {
  readonly hulls: Hulls;
  /**
   * Draws the boat under sail, its boom out to starboard (`out` over 0) or to port. Motor boats ignore both arguments.
   */
  readonly sailing: (out: number, heading: number) => Boat;
  readonly lying: Boat;
};

const hullsOf = {
  catamaran: { length: 13.5, half: 0.95, keels: [-2.85, 2.85] },
  sloop: { length: 11.5, half: 1.6, keels: [0] },
  sportfisher: { length: 13, half: 2.2, keels: [0] },
  yacht: { length: 24, half: 2.7, keels: [0] },
  speedboat: { length: 9.5, half: 1.4, keels: [0] },
} as const satisfies Record<string, Hulls>;

/** Lets the sail number read from the leech if the bow points right. */
const numbered = (cloth: Cloth, heading: number): Cloth => ({
  ...cloth,
  fromLeech: Math.cos((heading * Math.PI) / 180) > 0,
});

const sailingBoat = <Look extends { readonly main: Cloth; readonly jib: Cloth }>(
  build: (look: Look, stowed: boolean, out?: number) => Boat,
  hulls: Hulls,
  look: Look,
): Drawn => ({
  hulls,
  sailing: (out, heading) => build({ ...look, main: numbered(look.main, heading) }, false, out),
  lying: build(look, true),
});

const motorBoat = (boat: Boat, hulls: Hulls): Drawn => ({
  hulls,
  sailing: () => boat,
  lying: boat,
});

export const tradeWind = sailingBoat(buildCatamaran, hullsOf.catamaran, {
  topsides: '#ffffff',
  stripe: '#159aa6',
  cushions: '#159aa6',
  bimini: '#f6f1e2',
  main: { colour: '#fffdf4', number: '27', ink: '#e4572e' },
  jib: { colour: '#f2603f', band: '#ffd166' },
  shirts: ['#f2c14e', '#e4572e', '#2e86ab', '#ffffff', '#e07a9b', '#2e86ab'],
});
export const saltAndLight = sailingBoat(buildCatamaran, hullsOf.catamaran, {
  topsides: '#f7efe0',
  stripe: '#d98b2b',
  cushions: '#f0b24a',
  bimini: '#fff3d6',
  main: { colour: '#fff4d8', number: '40', ink: '#8a4b20', band: '#f0a830' },
  jib: { colour: '#fff4d8', band: '#f0a830' },
  shirts: ['#ffffff', '#f2c14e', '#3d6b9e', '#e4572e', '#ffffff', '#5fa8a0', '#e07a9b', '#f2c14e'],
});
export const blueHeron = sailingBoat(buildCatamaran, hullsOf.catamaran, {
  topsides: '#4f8fc0',
  stripe: '#ffffff',
  cushions: '#2d5f8e',
  bimini: '#274f78',
  main: { colour: '#f4f8fb', number: '12', ink: '#2d5f8e' },
  jib: { colour: '#3f83b8', band: '#ffffff' },
  shirts: ['#ffffff', '#f2c14e', '#e4572e', '#ffffff'],
});
export const pelican = sailingBoat(buildCatamaran, hullsOf.catamaran, {
  topsides: '#f7c640',
  stripe: '#2b4a5e',
  cushions: '#e4572e',
  bimini: '#fff6dd',
  main: { colour: '#fffbea', number: '63', ink: '#2b4a5e', band: '#f7c640' },
  jib: { colour: '#2b5f75', band: '#f7c640' },
  shirts: ['#e4572e', '#ffffff', '#2e86ab', '#f2c14e', '#ffffff', '#8e5aa8', '#e4572e'],
});

export const marlinFever = motorBoat(
  buildSportfisher({
    topsides: '#1d4a78',
    stripe: '#f2c14e',
    boot: '#f2c14e',
    canvas: '#f7f4ea',
    tower: true,
    shirts: ['#f2f2f2', '#e4572e', '#6fb7c9'],
  }),
  hullsOf.sportfisher,
);
export const secondWind = motorBoat(
  buildSportfisher({
    topsides: '#8fd3c4',
    stripe: '#ffffff',
    boot: '#1f4f5c',
    canvas: '#1f4f5c',
    tower: false,
    shirts: ['#ffffff', '#f2a65a', '#3d6b9e', '#f2f2f2'],
  }),
  hullsOf.sportfisher,
);

export const ladyMargaux = motorBoat(
  buildMotorYacht({
    topsides: '#ffffff',
    stripe: '#c9a468',
    boot: '#27405a',
    house: '#fdfcf8',
    cushions: '#e6d3b3',
    shirts: ['#ffffff', '#f2e3c8', '#e07a9b', '#2e86ab'],
  }),
  hullsOf.yacht,
);
export const octavia = motorBoat(
  buildMotorYacht({
    topsides: '#33475a',
    stripe: '#e9e4d8',
    boot: '#c4472f',
    house: '#f6f4ee',
    cushions: '#c4472f',
    shirts: ['#ffffff', '#c4472f', '#f2c14e', '#6fb7c9'],
  }),
  hullsOf.yacht,
);

export const tiPunch = motorBoat(
  buildSpeedboat({
    topsides: '#d8343f',
    stripe: '#ffffff',
    boot: '#ffffff',
    canvas: '#ffffff',
    cushions: '#f4e7cf',
    engines: 2,
    engineColour: '#f4f4f2',
    shirts: ['#ffffff', '#f2c14e', '#2e86ab', '#f7a7b8', '#6fb7a0', '#f2a65a', '#ffffff'],
  }),
  hullsOf.speedboat,
);
export const flyingFish = motorBoat(
  buildSpeedboat({
    topsides: '#37bfc4',
    stripe: '#fff1a8',
    boot: '#fff1a8',
    canvas: '#fff1a8',
    cushions: '#ffffff',
    engines: 2,
    engineColour: '#25364a',
    shirts: ['#e4572e', '#ffffff', '#f2c14e', '#8e5aa8', '#ffffff'],
  }),
  hullsOf.speedboat,
);
export const mangoExpress = motorBoat(
  buildSpeedboat({
    topsides: '#f7932f',
    stripe: '#2f8f5b',
    boot: '#2f8f5b',
    canvas: '#2f8f5b',
    cushions: '#ffe0a3',
    engines: 3,
    engineColour: '#2b2f38',
    shirts: [
      '#2f8f5b',
      '#ffffff',
      '#e4572e',
      '#2e86ab',
      '#f2c14e',
      '#ffffff',
      '#e07a9b',
      '#2e86ab',
    ],
  }),
  hullsOf.speedboat,
);

export const windwardRose = sailingBoat(buildSloop, hullsOf.sloop, {
  topsides: '#b23a55',
  stripe: '#f6e3bd',
  boot: '#f6e3bd',
  deck: '#d9b583',
  canvas: '#7a2439',
  main: { colour: '#fff3dc', number: '81', ink: '#b23a55' },
  jib: { colour: '#fff3dc', band: '#e39aa6' },
  shirts: ['#ffffff', '#2e86ab', '#f2c14e', '#ffffff'],
});
export const petiteAnse = sailingBoat(buildSloop, hullsOf.sloop, {
  topsides: '#f7f5ee',
  stripe: '#1f5c8c',
  boot: '#1f5c8c',
  deck: '#e0c499',
  canvas: '#1f5c8c',
  main: { colour: '#ffffff', number: '6', ink: '#1f5c8c' },
  jib: { colour: '#f4f9fb', band: '#4aa3c7' },
  shirts: ['#e4572e', '#ffffff', '#f2c14e'],
});
export const dawnTreader = sailingBoat(buildSloop, hullsOf.sloop, {
  topsides: '#1f5a4c',
  stripe: '#e9c46a',
  boot: '#b5482f',
  deck: '#c99f6c',
  canvas: '#e9dcc0',
  main: { colour: '#c4673f', number: '2', ink: '#f6e3bd' },
  jib: { colour: '#d27a4c', band: '#a94f2e' },
  shirts: ['#f6e3bd', '#e9c46a', '#ffffff', '#6fb7c9'],
});
