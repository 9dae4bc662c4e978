/** The island map's colours; around the map lies the page, in the colours of docs/visual-language.md. */
export type ChartColours = {
  readonly sea: string;
  /** Ever shallower, towards the beach. */
  readonly depths: readonly string[];
  readonly sand: string;
  readonly land: string;
  /** Ever higher. */
  readonly heights: readonly string[];
  readonly shadow: string;
  readonly water: string;
  readonly ink: string;
};

export const chartColours: Readonly<Record<'day' | 'night', ChartColours>> = {
  day: {
    sea: '#d5edf0',
    depths: ['#c8e9ed', '#b5e3e7', '#9bdadf', '#7ccfd5'],
    sand: '#f6e8c3',
    land: '#d3e3b4',
    heights: ['#c2daa3', '#aecf93', '#99c284', '#84b476', '#70a569'],
    shadow: '#3c7a5b',
    water: '#a5dde1',
    ink: '#06272f',
  },
  night: {
    sea: '#0a2b34',
    depths: ['#0c323c', '#0f3b46', '#134752', '#195662'],
    sand: '#85795a',
    land: '#2c4f43',
    heights: ['#315849', '#37624f', '#3e6c55', '#46775b', '#508262'],
    shadow: '#03151a',
    water: '#144a55',
    ink: '#eaf6f7',
  },
};
