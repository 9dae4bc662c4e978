/** The largest group the booking form offers (spec 9). */
export const FORM_GROUP_CAP = 20;

/** Group sizes the search offers (spec 9), and how many people each is for: at least, and at most. */
const sizes = {
  '1-4': { least: 1, most: 4 },
  '5-10': { least: 5, most: 10 },
  '11-20': { least: 11, most: 20 },
  '21+': { least: 21, most: 21 },
};
export type GroupRange = keyof typeof sizes;
export const groupRanges = Object.keys(sizes) as GroupRange[];

/** `most`: the seats a boat has to have; for "21+" its least. When none is chosen any boat will do. */
export function sizesIn(range: string): { least: number; most: number } {
  return isRange(range) ? sizes[range] : { least: 1, most: 0 };
}

function isRange(text: string): text is GroupRange {
  return Object.hasOwn(sizes, text);
}
