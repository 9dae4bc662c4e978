import { groupKinds, type GroupKind } from './reviews.ts';

/** Number of a boat's reviews of one kind of group in one language; null is an unknown language. */
export type ReviewCount<Language extends string> = {
  group: GroupKind;
  language: Language | null;
  count: number;
};

export type ReviewFilter<Language extends string> = {
  group?: GroupKind | undefined;
  language?: Language | undefined;
};

/** Counts the reviews that each value of a filter would list, given the other filter. Leaves out values that no review has. */
export function countByFilter<Language extends string>(
  counts: readonly ReviewCount<Language>[],
  languages: readonly Language[],
  chosen: ReviewFilter<Language>,
) {
  const sum = (group: GroupKind | undefined, language: Language | undefined) =>
    counts
      .filter((each) => group === undefined || each.group === group)
      .filter((each) => language === undefined || each.language === language)
      .reduce((total, { count }) => total + count, 0);
  return {
    all: sum(undefined, undefined),
    shown: sum(chosen.group, chosen.language),
    groups: groupKinds
      .filter((value) => sum(value, undefined) > 0)
      .map((value) => ({ value, count: sum(value, chosen.language) })),
    languages: languages
      .filter((value) => sum(undefined, value) > 0)
      .map((value) => ({ value, count: sum(chosen.group, value) })),
  };
}
