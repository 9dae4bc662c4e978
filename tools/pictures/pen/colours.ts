/** Colours are `#rrggbb` strings; these functions mix and light them. */
type Rgb = readonly [number, number, number];

const parts = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16) / 255,
  Number.parseInt(colour.slice(3, 5), 16) / 255,
  Number.parseInt(colour.slice(5, 7), 16) / 255,
];

const written = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const joined = (a: string, b: string, join: (x: number, y: number) => number): string => {
  const [ar, ag, ab] = parts(a);
  const [br, bg, bb] = parts(b);
  return written([join(ar, br), join(ag, bg), join(ab, bb)]);
};

export const mix = (from: string, to: string, share: number): string => {
  const t = Math.min(1, Math.max(0, share));
  return joined(from, to, (x, y) => x + (y - x) * t);
};

/** Returns the colour as seen under a tinted light. */
export const under = (colour: string, tint: string): string =>
  joined(colour, tint, (x, y) => x * y);

/** Adds tinted light to a colour, like a glow. */
export const glowing = (colour: string, tint: string): string =>
  joined(colour, tint, (x, y) => 1 - (1 - x) * (1 - y));
