import { seededChance } from '../pen/seeded-chance.ts';
import { type Point, line, n, shape } from '../pen/svg-shapes.ts';
import { CHART_HEIGHT, CHART_WIDTH, PIXELS_A_KM } from './chart-frame.ts';

const ROSE: Point = [105, 180];
const SCALE_KM = 4;

/** A needle that points north, and its ring. */
export const compassRose = (ink: string): string => {
  const [x, y] = ROSE;
  const ring = `M${x - 46} ${y}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`;
  const ticks = `M${x} ${y + 38}v8M${x - 46} ${y}h8M${x + 38} ${y}h8`;
  const letter = `M${x - 11} ${y - 64}v-30l22 30v-30`;
  return (
    line(ring + ticks, ink, 2.5, 0.45) +
    line(letter, ink, 5, 0.75) +
    shape(`M${x} ${y - 52}l15 52h-30Z`, ink, 0.75) +
    line(`M${x - 13} ${y + 3}L${x} ${y + 34}L${x + 13} ${y + 3}`, ink, 2.5, 0.45)
  );
};

/** A bar of four kilometres, with a mark in the middle. */
export const scaleBar = (ink: string): string => {
  const [left, y] = [80, CHART_HEIGHT - 52];
  return line(
    `M${n(left)} ${y - 9}v18h${n(SCALE_KM * PIXELS_A_KM)}v-18M${n(left + 2 * PIXELS_A_KM)} ${y + 9}v-9`,
    ink,
    3,
    0.6,
  );
};

/** A few wave marks where the sea is open, none around the compass. */
export const waves = (colour: string): string => {
  const chance = seededChance(11);
  const places = Array.from({ length: 90 }, (): Point => [
    chance.between(20, CHART_WIDTH - 80),
    chance.between(20, CHART_HEIGHT - 20),
  ]);
  const marks = places
    .filter(([x, y]) => x > 220 || y > 280)
    .map(([x, y]) => `M${n(x)} ${n(y)}q9 -9 18 0t18 0t18 0`);
  return line(marks.join(''), colour, 3);
};

/** Two boats on their way. */
export const sloops = (ink: string): string =>
  [
    [470, 150, 1],
    [1330, 900, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      shape(
        `M${x} ${y}l${n(22 * size)} 0v${n(-62 * size)}zM${n(x + 26 * size)} ${y}h${n(30 * size)}c0 ${n(-24 * size)} ${n(-12 * size)} ${n(-42 * size)} ${n(-30 * size)} ${n(-54 * size)}zM${n(x - 8 * size)} ${n(y + 7 * size)}h${n(72 * size)}q${n(-10 * size)} ${n(16 * size)} ${n(-24 * size)} ${n(16 * size)}h${n(-30 * size)}q${n(-12 * size)} 0 ${n(-18 * size)} ${n(-16 * size)}z`,
        ink,
        0.5,
      ),
    )
    .join('');
