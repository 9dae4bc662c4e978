import { hashSeed } from './hash-seed.ts';

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Formats numbers with one decimal: finer steps are invisible at 1600 pixels and cost bytes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const at = (point: Point): string => `${n(point[0])} ${n(point[1])}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

const curveTo = (before: Point, from: Point, to: Point, after: Point): string =>
  `C${at([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ${at([
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
  ])} ${at(to)}`;

/** A curve through every point; closed, it becomes a rounded outline. */
export const smooth = (points: readonly Point[], closed = true): string => {
  const count = points.length;
  const point = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0];
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    path += curveTo(point(i - 1), point(i), point(i + 1), point(i + 2));
  }
  return closed ? `${path}Z` : path;
};

/** Parses points written as `x,y x,y`. */
export const pairs = (written: string): readonly Point[] =>
  written.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A rounded outline through points written as pairs. */
export const curve = (written: string): string => smooth(pairs(written));

/** An outline with straight sides through points written as pairs. */
export const angular = (written: string): string => polygon(pairs(written));

/** The flat shape of a wave seen from the side: pointed at both ends. */
export const lens = (x: number, y: number, half: number, up: number, down: number): string =>
  `M${n(x - half)} ${n(y)}C${n(x - half / 2)} ${n(y - up)} ${n(x + half / 3)} ${n(y - up)} ${n(x + half)} ${n(y)}` +
  `C${n(x + half / 2)} ${n(y + down)} ${n(x - half / 3)} ${n(y + down)} ${n(x - half)} ${n(y)}Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const shape = (path: string, fill: string, opacity = 1): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;

export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
        opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''
      }/>`;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/** Uses a gradient's content as its id, so that parts need no shared counter. */
const named = (
  element: 'linearGradient' | 'radialGradient',
  attributes: string,
  stops: readonly Stop[],
) => {
  const body = `gradientUnits="userSpaceOnUse" ${attributes}>${stopsOf(stops)}`;
  const id = `g${hashSeed(element + body).toString(36)}`;
  return { id, define: `<${element} id="${id}" ${body}</${element}>` };
};

export const shaded = (
  path: string,
  from: Point,
  to: Point,
  stops: readonly Stop[],
  opacity = 1,
): string => {
  const { id, define } = named(
    'linearGradient',
    `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`,
    stops,
  );
  return define + shape(path, `url(#${id})`, opacity);
};

/** A soft round patch of light or colour, flattened to an ellipse. */
export const glow = (
  centre: Point,
  rx: number,
  ry: number,
  stops: readonly Stop[],
  opacity = 1,
): string => {
  const { id, define } = named(
    'radialGradient',
    `cx="0" cy="0" r="1" gradientTransform="translate(${at(centre)}) scale(${at([rx, ry])})"`,
    stops,
  );
  return define + shape(ellipse(centre[0], centre[1], rx, ry), `url(#${id})`, opacity);
};

export const group = (content: string, attributes: string): string =>
  `<g ${attributes}>${content}</g>`;

export const clipped = (content: string, path: string): string => {
  const id = `c${hashSeed(path).toString(36)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
};
