import * as z from 'zod/mini';

/** One page of a list. `next` is what the next page is asked for with (`?after=`); null on the last one. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}

/** How many entries a page has. */
export const PAGE_SIZE = 50;
