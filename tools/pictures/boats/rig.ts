import type { Point3 } from '../pen/camera.ts';
import { between, cross, minus, plus, times, unit } from '../pen/vectors.ts';
import { type Boat, type Face, type Wire, pole, lifted, skin } from './shipwright.ts';

export type Cloth = {
  readonly colour: string;
  readonly band?: string;
  readonly number?: string;
  readonly ink?: string;
  /** The number reads from the leech, as seen with the bow to the right. */ readonly fromLeech?: boolean;
};

export type SailCut = {
  readonly tack: Point3;
  readonly head: Point3;
  readonly clew: Point3;
  /** Depth of the belly and which way it blows (sign). */
  readonly belly: number;
  readonly roach: number;
  readonly cloth: Cloth;
  /** Width of the head as a share of the foot: a fat-headed mainsail. */
  readonly headWidth?: number;
};

type Sheet = (up: number, along: number) => Point3;

const sheetOf = ({ tack, head, clew, belly, roach, headWidth = 0 }: SailCut): Sheet => {
  const away = times(unit(cross(minus(head, tack), minus(clew, tack))), belly);
  const foot = minus(clew, tack);
  return (up, along) => {
    const luff = between(tack, head, up);
    const width = (1 - up) * (1 - headWidth) + headWidth + Math.sin(Math.PI * up) * roach;
    const full =
      Math.sin(Math.PI * Math.min(1, along * 0.92 + 0.04) ** 0.8) *
      (0.35 + Math.sin(Math.PI * Math.min(1, up * 0.85 + 0.12)) * 0.65);
    return plus(
      plus(luff, times(foot, along * width)),
      times(away, full * Math.max(0.12, 1 - up * 0.7)),
    );
  };
};

export const buildSail = (cut: SailCut): Partial<Boat> => {
  const place = sheetOf(cut);
  const high = 16;
  const wide = 8;
  const rows = Array.from({ length: high + 1 }, (_, r) =>
    Array.from({ length: wide + 1 }, (_, i) => place(r / high, i / wide)),
  );
  const { colour, band } = cut.cloth;
  const painted = (row: number) => (band !== undefined && (row === 5 || row === 6) ? band : colour);
  return {
    faces: skin(rows, painted, { finish: 'cloth' }),
    wires: [...seams(place), ...sailNumber(place, cut)],
  };
};

const seams = (place: Sheet): Wire[] =>
  [0.2, 0.4, 0.6, 0.8].flatMap((up) =>
    Array.from({ length: 6 }, (_, i): Wire => ({
      at: [place(up, i / 6), place(up, (i + 1) / 6)],
      colour: '#b9b3a6',
      metres: 0.045,
      lift: 0.5,
    })),
  );

const segments: Readonly<Record<string, readonly string[]>> = {
  '0': ['abdea'],
  '1': ['bd'],
  '2': ['abcfed'],
  '3': ['abde', 'fc'],
  '4': ['afc', 'bd'],
  '5': ['bafcde'],
  '6': ['baedcf'],
  '7': ['abd'],
  '8': ['abdea', 'fc'],
  '9': ['cfabde'],
};

const corners: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 1],
  b: [1, 1],
  c: [1, 0.5],
  d: [1, 0],
  e: [0, 0],
  f: [0, 0.5],
};

/** Draws the sail number in strokes, so that it bends with the cloth. */
const sailNumber = (place: Sheet, { cloth }: SailCut): Wire[] => {
  const readable: Sheet = (up, along) => place(up, cloth.fromLeech === true ? 0.8 - along : along);
  return Array.from(cloth.number ?? '').flatMap((digit, index) =>
    (segments[digit] ?? []).flatMap((stroke) =>
      Array.from(stroke)
        .slice(0, -1)
        .map((corner, i): Wire => {
          const at = (name: string): Point3 => {
            const [right, up] = corners[name] ?? [0, 0];
            return readable(0.6 + up * 0.07, 0.18 + index * 0.26 + right * 0.16);
          };
          return {
            at: [at(corner), at(stroke[i + 1] ?? corner)],
            colour: cloth.ink ?? '#27455c',
            metres: 0.15,
            lift: 0.7,
          };
        }),
    ),
  );
};

export type Rig = {
  readonly foot: Point3;
  readonly height: number;
  readonly boom: number;
  readonly bow: Point3;
  readonly stern: readonly Point3[];
  readonly shrouds: number;
  /** How far the boom is let out to leeward, in metres; the sign is the side. */
  readonly out: number;
  readonly main: Cloth;
  readonly jib: Cloth;
  /** Sails stowed: the boat lies at anchor. */
  readonly stowed: boolean;
  readonly fatHead?: boolean;
  readonly overlap?: number;
};

export const buildRigging = (rig: Rig): Partial<Boat> => {
  const { foot, height, bow, stern, shrouds } = rig;
  const top: Point3 = [foot[0] - 0.25, foot[1] + height, 0];
  const hounds = between(foot, top, 0.86);
  const spreaders = [0.35, 0.62].flatMap((share) => {
    const centre = between(foot, top, share);
    return pole(
      [centre[0] - 0.2, centre[1], -shrouds * 0.28],
      [centre[0] - 0.2, centre[1], shrouds * 0.28],
      '#c9ced2',
      0.07,
    );
  });
  const stays = [1, -1].flatMap((side) =>
    pole([foot[0] - 0.8, foot[1] - 0.3, shrouds * side], hounds, '#8d979e', 0.022, 6),
  );
  const wires: Wire[] = [
    ...pole(foot, top, '#eceef0', 0.2, 14),
    ...spreaders,
    ...stays,
    ...pole(bow, hounds, '#8d979e', 0.025, 8),
    ...stern.flatMap((point) => pole(point, top, '#8d979e', 0.02, 8)),
  ];
  const canvas = rig.stowed ? stowedSails(rig, hounds) : setSails(rig, top, hounds);
  return { faces: canvas.faces ?? [], wires: [...wires, ...(canvas.wires ?? [])] };
};

const boomEnds = ({ foot, boom, out }: Rig): readonly [Point3, Point3] => [
  [foot[0] - 0.2, foot[1] + 1.3, 0],
  [foot[0] - Math.sqrt(Math.max(1, boom * boom - out * out)), foot[1] + 1.45, out],
];

const setSails = (rig: Rig, top: Point3, hounds: Point3): Partial<Boat> => {
  const [gooseneck, boomEnd] = boomEnds(rig);
  const belly = Math.sign(rig.out || 1);
  const overlap = rig.overlap ?? 0.25;
  const main = buildSail({
    tack: plus(gooseneck, [0, 0.25, 0]),
    head: top,
    clew: plus(boomEnd, [0, 0.25, 0]),
    belly: -belly * rig.boom * 0.13,
    roach: 0.2,
    cloth: rig.main,
    headWidth: rig.fatHead === true ? 0.22 : 0.02,
  });
  const clew: Point3 = [rig.foot[0] - overlap * 4, rig.bow[1] + 0.9, rig.out * 0.85 + belly * 0.4];
  const jib = buildSail({
    tack: plus(rig.bow, [0, 0.4, 0]),
    head: hounds,
    clew,
    belly: -belly * rig.boom * 0.16,
    roach: -0.04,
    cloth: rig.jib,
  });
  return {
    faces: [...(main.faces ?? []), ...(jib.faces ?? [])],
    wires: [
      ...pole(gooseneck, boomEnd, '#dfe3e6', 0.2, 6),
      ...(main.wires ?? []),
      ...(jib.wires ?? []),
    ],
  };
};

const stowedSails = (rig: Rig, hounds: Point3): Partial<Boat> => {
  const [gooseneck, end] = boomEnds({ ...rig, out: 0 });
  const roll = plus(gooseneck, [0, 0.32, 0]);
  const faces: Face[] = [];
  return {
    faces,
    wires: [
      ...pole(gooseneck, end, '#dfe3e6', 0.2, 6),
      ...lifted(pole(roll, plus(end, [0, 0.2, 0]), rig.main.band ?? rig.main.colour, 0.5, 6), 0.1),
      ...lifted(pole(rig.bow, hounds, rig.jib.band ?? rig.jib.colour, 0.14, 26), 0.05),
    ],
  };
};
