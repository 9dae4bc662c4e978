import { sheet } from '../light/scene.ts';
import { type Point, group, line, polyline, rectangle, shape, smooth } from '../pen/svg-shapes.ts';
import { type ChartColours, chartColours } from './chart-colours.ts';
import { CHART_HEIGHT, CHART_WIDTH } from './chart-frame.ts';
import { compassRose, scaleBar, sloops, waves } from './chart-ornaments.ts';
import {
  border,
  channels,
  island,
  islets,
  lagoon,
  lagoonIslets,
  ponds,
  runway,
} from './island-coast.ts';
import { landAbove } from './island-relief.ts';

/** The island from above, by day or by night, without words: those are the page's. */
export const islandChart = (hour: keyof typeof chartColours): string => {
  const colours = chartColours[hour];
  return sheet(
    CHART_WIDTH,
    CHART_HEIGHT,
    sea(colours) +
      land(colours) +
      inlandWater(colours) +
      line(polyline(runway), colours.sand, 7) +
      line(polyline(border), colours.ink, 3, 0.5).replace('/>', ' stroke-dasharray="4 11"/>') +
      compassRose(colours.ink) +
      scaleBar(colours.ink),
  );
};

const outline = (shapes: readonly (readonly Point[])[]) =>
  shapes.map((points) => smooth(points)).join('');

/** An outline that is written once and shown in several ways: most of the file is outlines. */
const known = (id: string, path: string): string => `<path id="${id}" d="${path}"/>`;
const show = (id: string, attributes: string): string => `<use href="#${id}" ${attributes}/>`;

const [tintamarre, ...small] = islets;
const coasts =
  known('coast', outline([island, ...(tintamarre ? [tintamarre] : [])])) +
  known('islets', outline(small));

/** Bands around the coast, the lightest where one can stand. */
const sea = ({ sea: open, depths, ...colours }: ChartColours): string =>
  `<defs>${coasts}</defs>` +
  shape(rectangle(0, 0, CHART_WIDTH, CHART_HEIGHT), open) +
  waves(depths[1] ?? open) +
  depths.map((colour, i) => band('coast', colour, [200, 128, 72, 34][i])).join('') +
  depths.map((colour, i) => band('islets', colour, [0, 0, 44, 24][i])).join('') +
  sloops(colours.ink);

const band = (id: string, colour: string, width = 0): string =>
  width === 0 ? '' : show(id, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);

const land = (colours: ChartColours): string =>
  ['coast', 'islets']
    .map((id) => band(id, colours.sand, 11) + show(id, `fill="${colours.land}"`))
    .join('') +
  `<clipPath id="dry">${show('coast', '')}</clipPath>` +
  group(
    colours.heights.map((colour, i) => slope(colours, 60 + i * 72, colour)).join(''),
    'clip-path="url(#dry)"',
  );

/** A step of the hills, with its shadow on the side away from the light. */
const slope = ({ shadow }: ChartColours, metres: number, colour: string): string => {
  const id = `above-${metres}`;
  return (
    `<defs>${known(id, landAbove(metres))}</defs>` +
    show(id, `x="5" y="6" fill="${shadow}" opacity="0.16"`) +
    show(id, `fill="${colour}"`)
  );
};

const inlandWater = (colours: ChartColours): string => {
  const banks = outline([lagoon, ...ponds]);
  return (
    line(banks, colours.sand, 7) +
    shape(banks, colours.water) +
    channels.map((channel) => line(polyline(channel), colours.water, 9)).join('') +
    line(outline(lagoonIslets), colours.sand, 5) +
    shape(outline(lagoonIslets), colours.land)
  );
};
