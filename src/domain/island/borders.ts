/** Destinations beyond a trip's own side of the island that require travel documents. */
export const visitedPlaces = ['other-side', 'anguilla', 'st-barths'] as const;
export type VisitedPlace = (typeof visitedPlaces)[number];

/** Anguilla (British) and St Barths (French) check passports, and require visas of some nationalities. */
export function needsPassport(visits: readonly VisitedPlace[]): boolean {
  return visits.some((place) => place !== 'other-side');
}

const mentions: readonly [VisitedPlace, RegExp][] = [
  ['anguilla', /\banguill[ae]\b/iu],
  ['st-barths', /\b(?:st\.?|saint|san)[ -]?bart/iu],
];

/** Finds the foreign destinations named in the operator's text, for which guests may need a passport. */
export function findMentionedPlaces(text: string): VisitedPlace[] {
  return mentions.flatMap(([place, pattern]) => (pattern.test(text) ? [place] : []));
}

/** Returns each known place once, in the declared order, and drops unknown ones. */
export function listVisits(places: readonly string[]): VisitedPlace[] {
  return visitedPlaces.filter((place) => places.includes(place));
}
