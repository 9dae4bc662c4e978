import { sql } from 'kysely';
import { toIslandNow } from '#domain/time/days.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { retention, subtractYears } from '#domain/privacy/retention.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

const BATCH = 200;

/** Deletes documents past their retention, and their files after the commit. Returns the number of documents. */
export async function forgetDocuments(deps: Deps): Promise<number> {
  for (let total = 0; ;) {
    const taken = await takeBatch(deps);
    total += taken;
    if (taken < BATCH) return total;
  }
}

function takeBatch({ database, jobs, now }: Deps): Promise<number> {
  const longAgo = subtractYears(now(), retention.documentYears);
  const refusedBefore = new Date(now() - retention.refusedDocumentDays * DAY_MS);
  return inTransaction(database, async (write) => {
    const { rows } = await sql<{ file: string | null }>`
      delete from operator_documents where id in (
        select id from operator_documents
        where (state = 'accepted' and (replaced_at < ${longAgo} or expires_on < ${toIslandNow(longAgo.getTime()).day}))
          or (state = 'refused' and checked_at < ${refusedBefore})
        limit ${BATCH} for update skip locked)
      returning file`.execute(write);
    for (const { file } of rows) {
      if (file !== null) await jobs.queue(write, 'remove-document', { file });
    }
    return rows.length;
  });
}
