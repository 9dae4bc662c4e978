import { boatSlug, freeSlug, isNumberedSlug } from '#domain/boats/slugs.ts';
import type { Transaction } from '../../platform/database/database.ts';

type Named = { name: string; port: string; custom_port: string | null };

/** Returns the boat's current slug if it still fits its name, else a free one. */
export async function chooseSlug(
  write: Transaction,
  boat: Named,
  own: { id: string; slug: string } | null,
): Promise<string> {
  const wanted = boatSlug({ name: boat.name, port: boat.port, customPort: boat.custom_port });
  if (own && isNumberedSlug(own.slug, wanted)) return own.slug;
  const taken = await findTaken(write, wanted, own?.id ?? null);
  return freeSlug(wanted, (candidate) => taken.has(candidate));
}

/** Keeps a boat's former slug as a redirect; its current one is not among them. */
export async function saveFormerSlug(
  write: Transaction,
  boatId: string,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await write.deleteFrom('former_slugs').where('slug', '=', to).execute();
  await write
    .insertInto('former_slugs')
    .values({ slug: from, boat_id: boatId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ boat_id: boatId }))
    .execute();
}

async function findTaken(
  write: Transaction,
  wanted: string,
  ownId: string | null,
): Promise<ReadonlySet<string>> {
  const pattern = `${wanted}%`;
  const others = write
    .selectFrom('boats')
    .select('slug')
    .where('slug', 'like', pattern)
    .$if(ownId !== null, (query) => query.where('id', '!=', ownId ?? ''));
  const formerly = write
    .selectFrom('former_slugs')
    .select('slug')
    .where('slug', 'like', pattern)
    .$if(ownId !== null, (query) => query.where('boat_id', '!=', ownId ?? ''));
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
