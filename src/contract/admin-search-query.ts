import * as z from 'zod/mini';

/** What every searched list of the portal understands: words, and where its next page begins. */
export const searchQuery = z.object({
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(100, 'Please search for fewer characters')),
  ),
  after: z.optional(z.string()),
});
export type SearchQuery = z.infer<typeof searchQuery>;
