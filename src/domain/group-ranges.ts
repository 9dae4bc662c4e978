/** Group sizes the search offers (spec 9). */
export const groupRanges = ['1-4', '5-10', '11-20', '21+'] as const;
