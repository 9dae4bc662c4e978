import { buildBoatSlug, chooseFreeSlug, isNumberedSlug } from '#domain/boats/slugs.ts';
import type { Transaction } from '../../platform/database/database.ts';

type Named = { name: string; port: string; customPort: string | null };

/** Returns the boat's current slug if it still fits its name, else a free one. */
export async function chooseSlug(
  write: Transaction,
  boat: Named,
  current: { id: string; slug: string } | null,
): Promise<string> {
  const preferred = buildBoatSlug(boat);
  if (current && isNumberedSlug(current.slug, preferred)) return current.slug;
  const taken = await findTaken(write, preferred, current?.id ?? null);
  return chooseFreeSlug(preferred, (candidate) => taken.has(candidate));
}

/** Saves a boat's former slug for redirects, and deletes redirects from its new slug. */
export async function saveFormerSlug(
  write: Transaction,
  boatId: string,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await write.deleteFrom('formerSlugs').where('slug', '=', to).execute();
  await write
    .insertInto('formerSlugs')
    .values({ slug: from, boatId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ boatId }))
    .execute();
}

async function findTaken(
  write: Transaction,
  preferred: string,
  ownId: string | null,
): Promise<ReadonlySet<string>> {
  const pattern = `${preferred}%`;
  const others = write
    .selectFrom('boats')
    .select('slug')
    .where('slug', 'like', pattern)
    .$if(ownId !== null, (query) => query.where('id', '!=', ownId ?? ''));
  const formerly = write
    .selectFrom('formerSlugs')
    .select('slug')
    .where('slug', 'like', pattern)
    .$if(ownId !== null, (query) => query.where('boatId', '!=', ownId ?? ''));
  const rows = await others.union(formerly).execute();
  return new Set(rows.map((row) => row.slug));
}

const TRIES = 5;

/** Retries when another boat took the same slug concurrently. */
export async function whileSlugsClash<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === TRIES || !isSlugClash(error)) throw error;
    }
  }
}

function isSlugClash(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'boats_slug_key';
}
