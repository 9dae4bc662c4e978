/** Where a trip may go besides its own side of the island, and guests are asked for papers. */
export const visitedPlaces = ['other-side', 'anguilla', 'st-barths'] as const;
export type VisitedPlace = (typeof visitedPlaces)[number];

/** Anguilla is British and St Barths French: both look at passports, and ask some nationalities for a visa. */
export function needsPassport(visits: readonly VisitedPlace[]): boolean {
  return visits.some((place) => place !== 'other-side');
}

const mentions: readonly [VisitedPlace, RegExp][] = [
  ['anguilla', /\banguill[ae]\b/iu],
  ['st-barths', /\b(?:st\.?|saint|san)[ -]?bart/iu],
];

/** The places abroad that a captain's words name, which guests may need a passport for. */
export function mentionedPlaces(words: string): VisitedPlace[] {
  return mentions.flatMap(([place, pattern]) => (pattern.test(words) ? [place] : []));
}

/** Each place once, in the order in which all are named; what is none is left out. */
export function visitsIn(places: readonly string[]): VisitedPlace[] {
  return visitedPlaces.filter((place) => places.includes(place));
}
