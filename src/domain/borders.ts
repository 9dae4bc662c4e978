/** Where a trip may go besides its own side of the island, and guests are asked for papers. */
export const visitedPlaces = ['other-side', 'anguilla', 'st-barths'] as const;
export type VisitedPlace = (typeof visitedPlaces)[number];

export const visitedPlaceNames: Readonly<Record<VisitedPlace, string>> = {
  'other-side': 'the other side of the island',
  anguilla: 'Anguilla',
  'st-barths': 'St Barths',
};

/** Anguilla is British and St Barths French: both look at passports, and ask some nationalities for a visa. */
export function needsPassport(visits: readonly VisitedPlace[]): boolean {
  return visits.some((place) => place !== 'other-side');
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Each place once, in the order in which all are named; what is none is left out. */
export function visitsIn(places: readonly string[]): VisitedPlace[] {
  return visitedPlaces.filter((place) => places.includes(place));
}

/** What guests are told before they book; null where a trip stays on its own side. */
export function paperWords(visits: readonly VisitedPlace[]): string | null {
  if (visits.length === 0) return null;
  const places = listed.format(visitsIn(visits).map((place) => visitedPlaceNames[place]));
  return needsPassport(visits)
    ? `This trip may go to ${places}. Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.`
    : `This trip may go to ${places}. Please carry your passport or identity card.`;
}
