/** The colours of an hour of the day. They tint everything in a picture, so that its parts match. */
export type Light = {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly halo: string;
  /** Tint of surfaces in the sun (`key`) and in the shade (`shade`). */
  readonly key: string;
  readonly shade: string;
  /** Light thrown up from the water. */
  readonly bounce: string;
  readonly cloudLit: string;
  readonly cloudMiddle: string;
  readonly cloudShade: string;
  readonly haze: string;
  readonly hillFar: string;
  readonly hillNear: string;
  readonly hillLit: string;
  readonly sea: {
    readonly far: string;
    readonly middle: string;
    readonly near: string;
    readonly shallow: string;
    readonly crest: string;
    readonly trough: string;
    readonly glint: string;
    readonly foam: string;
  };
  readonly sand: string;
  readonly lamps: boolean;
};

export type Hour = 'dawn' | 'early' | 'morning' | 'noon' | 'golden' | 'sunset' | 'blue';

const dawn: Light = {
  sky: ['#6f8fc2', '#a9b4d8', '#f2c3bd', '#ffe0b4'],
  sun: '#fff3d2',
  halo: '#ffd3a0',
  key: '#ffe2c4',
  shade: '#8f8fb2',
  bounce: '#6f9fae',
  cloudLit: '#ffe3d0',
  cloudMiddle: '#e5b9c0',
  cloudShade: '#9c9cc4',
  haze: '#f0cfc4',
  hillFar: '#a9a6c8',
  hillNear: '#4b6a77',
  hillLit: '#b5977f',
  sea: {
    far: '#d9bcbf',
    middle: '#7aa0b8',
    near: '#2f6d8c',
    shallow: '#7fc6bf',
    crest: '#f7d3c3',
    trough: '#2b5c80',
    glint: '#fff0d0',
    foam: '#fff1e6',
  },
  sand: '#ecd3b4',
  lamps: false,
};

/** Shortly after sunrise: clear, with a warm horizon. */
const early: Light = {
  sky: ['#4a97d2', '#8cc3e6', '#cfe4e4', '#ffe9b8'],
  sun: '#fff7dc',
  halo: '#ffe9b0',
  key: '#fff0cf',
  shade: '#8fa3c8',
  bounce: '#5fa9b4',
  cloudLit: '#fff6e2',
  cloudMiddle: '#f3dcc9',
  cloudShade: '#a9bcd8',
  haze: '#e9e2c8',
  hillFar: '#8ea9c0',
  hillNear: '#3f6b5a',
  hillLit: '#b3b765',
  sea: {
    far: '#9fc4c8',
    middle: '#3f93b4',
    near: '#11658f',
    shallow: '#5acbc4',
    crest: '#ffe9bf',
    trough: '#0f5583',
    glint: '#fff6d8',
    foam: '#fffaf0',
  },
  sand: '#f6e0b4',
  lamps: false,
};

const morning: Light = {
  sky: ['#2f86cf', '#62abe2', '#a5d5ee', '#e3f3ee'],
  sun: '#fffbe6',
  halo: '#fff2cf',
  key: '#fff8e8',
  shade: '#98add0',
  bounce: '#5fb8bd',
  cloudLit: '#ffffff',
  cloudMiddle: '#e3eef7',
  cloudShade: '#a9c2de',
  haze: '#cfe7ee',
  hillFar: '#86afc8',
  hillNear: '#2f6a4d',
  hillLit: '#8db35c',
  sea: {
    far: '#3f93bd',
    middle: '#1b7fb0',
    near: '#0c5f92',
    shallow: '#43cdc6',
    crest: '#a8e2ea',
    trough: '#0b4f84',
    glint: '#fffdf0',
    foam: '#ffffff',
  },
  sand: '#f6e3bd',
  lamps: false,
};

const noon: Light = {
  sky: ['#1470c6', '#3f97dd', '#8accf0', '#d5f0f4'],
  sun: '#ffffff',
  halo: '#ffffff',
  key: '#fffdf6',
  shade: '#98b2d6',
  bounce: '#5accc8',
  cloudLit: '#ffffff',
  cloudMiddle: '#e9f3fa',
  cloudShade: '#b3cde6',
  haze: '#c4e6ee',
  hillFar: '#78b0c9',
  hillNear: '#23714a',
  hillLit: '#79b851',
  sea: {
    far: '#1f7fbb',
    middle: '#0f8fc0',
    near: '#0872a8',
    shallow: '#3fdccd',
    crest: '#9fecea',
    trough: '#075d96',
    glint: '#ffffff',
    foam: '#ffffff',
  },
  sand: '#fbeac6',
  lamps: false,
};

const golden: Light = {
  sky: ['#4d88bf', '#8fb3cb', '#f6d49c', '#ffc677'],
  sun: '#fff6d8',
  halo: '#ffdf9a',
  key: '#ffe0ab',
  shade: '#8b83a8',
  bounce: '#5b97a4',
  cloudLit: '#fff0cd',
  cloudMiddle: '#f4c79f',
  cloudShade: '#a7a0bd',
  haze: '#f7d5a2',
  hillFar: '#b09fae',
  hillNear: '#3f5f4e',
  hillLit: '#d3a552',
  sea: {
    far: '#e8bd86',
    middle: '#5f98a8',
    near: '#14607f',
    shallow: '#5cc3b0',
    crest: '#ffdda0',
    trough: '#0e4b6e',
    glint: '#fff3c4',
    foam: '#fff4dc',
  },
  sand: '#f5d69f',
  lamps: false,
};

const sunset: Light = {
  sky: ['#3d4a8c', '#93608f', '#f07f5c', '#ffc25e'],
  sun: '#fff0b5',
  halo: '#ff9d52',
  key: '#ffc08a',
  shade: '#65548a',
  bounce: '#8a5f7d',
  cloudLit: '#ffb473',
  cloudMiddle: '#d9708a',
  cloudShade: '#6d5490',
  haze: '#f59467',
  hillFar: '#8c5f87',
  hillNear: '#352f56',
  hillLit: '#a85f62',
  sea: {
    far: '#f3a066',
    middle: '#a3628a',
    near: '#2f3a70',
    shallow: '#c47f88',
    crest: '#ffba7c',
    trough: '#2a2d60',
    glint: '#ffe7a3',
    foam: '#ffdcb8',
  },
  sand: '#c08a7c',
  lamps: true,
};

const blue: Light = {
  sky: ['#101f52', '#28458a', '#6a78b5', '#e3a392'],
  sun: '#fff6df',
  halo: '#c4c8ee',
  key: '#a6b4e2',
  shade: '#4a5794',
  bounce: '#3f5f96',
  cloudLit: '#b9a5c6',
  cloudMiddle: '#6d76b0',
  cloudShade: '#38498a',
  haze: '#8d8ab8',
  hillFar: '#4d5c9c',
  hillNear: '#15244d',
  hillLit: '#3a4b80',
  sea: {
    far: '#b58fa3',
    middle: '#3f5597',
    near: '#12285f',
    shallow: '#3f77a0',
    crest: '#95a2d6',
    trough: '#0d1f52',
    glint: '#ffe3b0',
    foam: '#c3cdf0',
  },
  sand: '#7f84ad',
  lamps: true,
};

export const hours: Readonly<Record<Hour, Light>> = {
  dawn,
  early,
  morning,
  noon,
  golden,
  sunset,
  blue,
};
