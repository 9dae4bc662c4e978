import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import type { AdminOptInView } from '#contract/public/opt-in-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { maskAddress } from '#domain/fields/mail-addresses.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { listByTime, readPage, streamList, type RowOf } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';

export function adminOptInRoutes(deps: Deps) {
  return [
    serve(endpoints.adminOptIns, ({ query }) =>
      readPage(listOptIns(deps.database, query.search), query.after, presentOptIn),
    ),

    serve(endpoints.adminOptInFile, async (by) =>
      done({ name: 'help-me-choose.csv', content: await optInsFile(deps, by) }),
    ),

    serve(endpoints.adminDeleteOptIn, async ({ params, ...by }) => {
      const deleted = await deleteOptIn(deps, params.id, by);
      return deleted.ok ? done({ deleted: true }) : deleted;
    }),
  ];
}

function presentOptIn(row: AdminOptInRow): AdminOptInView {
  const { id, email, consent, consentedAt: at } = row;
  return { id, email, consent, consentedAt: at.toISOString() };
}

const HEADINGS = ['Email', 'Island date', 'Island time', 'Agreed to'];

async function optInsFile(deps: Deps, by: AuditActor): Promise<ReadableStream<Uint8Array>> {
  const subject = { kind: 'opt-ins', id: null, name: 'who asked for help' };
  await inTransaction(deps.database, (write) =>
    recordAuditEvent(write, { ...by, act: 'export-opt-ins', subject, at: new Date(deps.now()) }),
  );
  return streamList(listOptIns(deps.database), HEADINGS, ({ email, consentedAt: at, consent }) => {
    const { day, time } = toIslandNow(at.getTime());
    return [email, day, time, consent];
  });
}

/** Deletes a request for help and the record of its mails. The audit log contains only a masked email address. */
function deleteOptIn(deps: Deps, id: string, by: AuditActor): Promise<Outcome<null, 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const row = write.deleteFrom('optIns').where('id', '=', id).returning('email');
    const deleted = isUuid(id) ? await row.executeTakeFirst() : undefined;
    if (!deleted) return refused('not-found', 'optIn.unknown');
    await write
      .deleteFrom('mails')
      .where('kind', '=', 'help-asked')
      .where('subjectId', '=', id)
      .execute();
    const subject = { kind: 'opt-in', id, name: maskAddress(deleted.email) };
    const event = { act: 'delete-opt-in', subject, facts: { reason: 'on request' } } as const;
    await recordAuditEvent(write, { ...by, ...event, at: new Date(deps.now()) });
    return done(null);
  });
}

/** Lists requests for help, newest first. */
function listOptIns(reader: Queryable, search?: string) {
  const optIns = reader
    .selectFrom('optIns')
    .selectAll()
    .select(sql<string>`consented_at::text`.as('sortKey'))
    .$if(search !== undefined, (query) =>
      query.where('email', 'ilike', matchAnywhere(search ?? '')),
    );
  return listByTime(optIns, 'consented_at', 'id');
}

type AdminOptInRow = RowOf<ReturnType<typeof listOptIns>>;
