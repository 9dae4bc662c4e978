import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isUuid } from '#domain/ids.ts';
import type { Reader, Write } from '../../database/database.ts';
import { anywhere } from '../../database/search-pattern.ts';

/** Who asked for help, newest first: as many as fit on a page, and one more. */
export function findAdminOptIns(
  reader: Reader,
  search: string | undefined,
  after: [agreedAt: string, id: string] | null,
  most = PAGE_SIZE + 1,
) {
  return reader
    .selectFrom('opt_ins')
    .selectAll()
    .select(sql<string>`consented_at::text`.as('agreed_at'))
    .$if(search !== undefined, (query) => query.where('email', 'ilike', anywhere(search ?? '')))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(consented_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('consented_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export type AdminOptInRow = Awaited<ReturnType<typeof findAdminOptIns>>[number];

/** Deletes the row and the record of the mails about it; gives the address, which nobody keeps. */
export async function removeOptIn(write: Write, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const removed = await write
    .deleteFrom('opt_ins')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  await write
    .deleteFrom('mails')
    .where('kind', '=', 'help-asked')
    .where('subject_id', '=', id)
    .execute();
  return removed?.email ?? null;
}
