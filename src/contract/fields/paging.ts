import * as z from 'zod/mini';

/** One page of a list. `next` is what the next page is asked for with (`?after=`); null on the last one. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}

/** How many entries a page has. */
export const PAGE_SIZE = 50;

/** Where the next page of a list begins. */
export const nextPageQuery = z.object({ after: z.optional(z.string()) });

/** What every searched list of the portal understands: words, and where its next page begins. */
export const searchQuery = z.extend(nextPageQuery, {
  search: z.optional(
    z.string().check(
      z.trim(),
      // A name that was copied from elsewhere may bring several blanks in a row.
      z.overwrite((words) => words.replace(/\s+/g, ' ')),
      z.maxLength(100, 'Please search for fewer characters'),
    ),
  ),
});
export type SearchQuery = z.infer<typeof searchQuery>;
