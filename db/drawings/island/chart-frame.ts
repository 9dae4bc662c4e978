import { type Point, pairs } from '../pen/svg-shapes.ts';

/** The chart's size in pixels, and what it shows, edge to edge, in degrees (WGS 84). */
export const CHART_WIDTH = 1600;
export const CHART_HEIGHT = 1190;
const frame = { west: -63.163, east: -62.931, south: 17.975, north: 18.14 };

/** Kilometres in a degree of longitude at the island's latitude. */
const DEGREE_KM = 105.87;

export const PIXELS_A_KM = CHART_WIDTH / ((frame.east - frame.west) * DEGREE_KM);

export const onChart = (longitude: number, latitude: number): Point => [
  ((longitude - frame.west) / (frame.east - frame.west)) * CHART_WIDTH,
  ((frame.north - latitude) / (frame.north - frame.south)) * CHART_HEIGHT,
];

/** Points written as `longitude,latitude`, on the chart. */
export const charted = (written: string): readonly Point[] =>
  pairs(written).map(([longitude, latitude]) => onChart(longitude, latitude));
