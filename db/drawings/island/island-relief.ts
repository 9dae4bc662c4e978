import { contourLines } from '../pen/contour-lines.ts';
import { type Point, smooth } from '../pen/svg-shapes.ts';
import { CHART_HEIGHT, CHART_WIDTH, charted } from './chart-frame.ts';

/** A hill: where its top is on the chart, its height in metres, how far it reaches in pixels. */
type Hill = { readonly top: Point; readonly metres: number; readonly reach: number };

const hillsAt = (metres: number, reach: number, tops: string): readonly Hill[] =>
  charted(tops).map((top) => ({ top, metres, reach }));

/** The tops are where they are and as high as they are; the slopes between them are drawn freely. */
const hills: readonly Hill[] = [
  // Pic Paradis, Flagstaff, Sentry Hill
  ...hillsAt(424, 80, '-63.05,18.0755'),
  ...hillsAt(386, 70, '-63.0415,18.0655'),
  ...hillsAt(344, 72, '-63.069,18.048'),
  ...hillsAt(300, 64, '-63.0485,18.084 -63.042,18.088 -63.066,18.0565 -63.059,18.0655'),
  ...hillsAt(230, 60, '-63.0725,18.038 -63.034,18.04 -63.066,18.0785 -63.061,18.0905'),
  ...hillsAt(190, 54, '-63.0345,18.077 -63.0325,18.1165 -63.0255,18.113 -63.0285,18.0655'),
  ...hillsAt(180, 50, '-63.027,18.029 -63.023,18.046 -63.0315,18.0105 -63.0295,18.0195'),
  ...hillsAt(150, 46, '-63.0475,18.1085 -63.033,18.1025 -63.0225,18.0985 -63.075,18.065'),
  ...hillsAt(110, 40, '-63.0895,18.0238 -63.067,18.0195 -63.1435,18.0665 -63.134,18.067'),
];

/** Hills that stand close join by a saddle; the ground between them is a little uneven. */
const heightAt = ([x, y]: Point): number => {
  const sum = hills.reduce((total, { top, metres, reach }) => {
    const far = Math.hypot(x - top[0], y - top[1]) / reach;
    return total + (metres * Math.exp(-far * far * 0.8)) ** 2;
  }, 0);
  const uneven = Math.sin(x / 23 + y / 41) * Math.sin(y / 19 - x / 57) + Math.sin((x - y) / 13) / 3;
  return Math.sqrt(sum) * (1 + uneven * 0.15);
};

/** The land above a height in metres, as outlines. */
export const landAbove = (metres: number): string =>
  contourLines({ heightAt, width: CHART_WIDTH, height: CHART_HEIGHT, step: 20 }, metres)
    .filter((line) => line.length > 12)
    .map((line) => smooth(line.filter((_, i) => i % 2 === 0)))
    .join('');
