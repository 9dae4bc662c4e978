import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import type { AdminOptInView } from '#contract/public/opt-in-api.ts';
import { type SearchQuery, PAGE_SIZE } from '#contract/fields/paging.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { islandNow } from '#domain/time/days.ts';
import { maskedAddress } from '#domain/fields/mail-addresses.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { pageFrom, readCursor, timeKey } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import { csvStream } from '../../platform/http/csv-stream.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';

export function adminOptInRoutes(deps: Deps) {
  return [
    serve(endpoints.adminOptIns, ({ query }) => listOptIns(deps, query)),

    serve(endpoints.adminOptInFile, async (by) =>
      done({ name: 'help-me-choose.csv', content: await optInsFile(deps, by) }),
    ),

    serve(endpoints.adminDeleteOptIn, async ({ params, ...by }) => {
      const deleted = await deleteOptIn(deps, params.id, by);
      return deleted.ok ? done({ deleted: true }) : deleted;
    }),
  ];
}

async function listOptIns(deps: Deps, { search, after }: SearchQuery) {
  const place = readCursor(after, timeKey);
  if (!place.ok) return place;
  const rows = await findAdminOptIns(deps.database, search, place.value);
  return done(pageFrom(rows, presentOptIn, (row) => [row.agreed_at, row.id]));
}

function presentOptIn(row: AdminOptInRow): AdminOptInView {
  const { id, email, consent, consented_at: at } = row;
  return { id, email, consent, consentedAt: at.toISOString() };
}

const HEADINGS = ['Email', 'Island date', 'Island time', 'Agreed to'];

async function optInsFile(deps: Deps, by: AuditActor): Promise<ReadableStream<Uint8Array>> {
  const subject = { kind: 'opt-ins', id: null, name: 'who asked for help' };
  await inTransaction(deps.database, (write) =>
    recordAuditEvent(write, { ...by, act: 'export-opt-ins', subject, at: new Date(deps.now()) }),
  );
  return csvStream({
    headings: HEADINGS,
    readAfter: (last: AdminOptInRow | null, most) =>
      findAdminOptIns(deps.database, undefined, last && [last.agreed_at, last.id], most),
    toCells: ({ email, consented_at: at, consent }) => {
      const { day, time } = islandNow(at.getTime());
      return [email, day, time, consent];
    },
  });
}

/** Deletes a request for help and the record of its mails. The log does not contain the address. */
function deleteOptIn(deps: Deps, id: string, by: AuditActor): Promise<Outcome<null, 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const row = write.deleteFrom('opt_ins').where('id', '=', id).returning('email');
    const deleted = isUuid(id) ? await row.executeTakeFirst() : undefined;
    if (!deleted) return refused('not-found', 'This address is not kept any more.');
    await write
      .deleteFrom('mails')
      .where('kind', '=', 'help-asked')
      .where('subject_id', '=', id)
      .execute();
    const subject = { kind: 'opt-in', id, name: maskedAddress(deleted.email) };
    const event = { act: 'delete-opt-in', subject, facts: { reason: 'on request' } } as const;
    await recordAuditEvent(write, { ...by, ...event, at: new Date(deps.now()) });
    return done(null);
  });
}

/** Finds requests for help, newest first: a page plus one row. */
function findAdminOptIns(
  reader: Queryable,
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

type AdminOptInRow = Awaited<ReturnType<typeof findAdminOptIns>>[number];
