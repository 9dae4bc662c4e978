import * as z from 'zod/mini';

/** A page of a list. `next` is the cursor for `?after=`; null on the last page. */
export function buildPageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}

export const PAGE_SIZE = 50;

export const nextPageQuery = z.object({ after: z.optional(z.string()) });

/** Query of every searchable list in the portal: search text and cursor. */
export const searchQuery = z.extend(nextPageQuery, {
  search: z.optional(
    z.string().check(
      z.trim(),
      // Collapses repeated blanks in a name that was pasted.
      z.overwrite((text) => text.replace(/\s+/g, ' ')),
      z.maxLength(100, 'search.tooLong'),
    ),
  ),
});
export type SearchQuery = z.infer<typeof searchQuery>;
