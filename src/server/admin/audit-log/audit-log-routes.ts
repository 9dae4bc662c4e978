import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { auditLogFile } from './audit-log-file.ts';
import { presentAuditEntry } from './audit-log-presenter.ts';
import { readAuditLog, readAuditPeople } from './audit-log-queries.ts';

/** Where the last page ended: the id of its last entry. */
const auditKey = z.tuple([z.int()]);

/** What admins did, to be read. Nothing here or elsewhere changes it. */
export function auditLogRoutes({ database }: Deps) {
  return [
    serve(endpoints.auditLog, async ({ query }) => {
      const key = readCursor(query.after, auditKey);
      if (!key.ok) return key;
      const place = { before: key.value?.[0] ?? null, most: PAGE_SIZE + 1 };
      const rows = await readAuditLog(database, query, place);
      return done(pageFrom(rows, presentAuditEntry, ({ id }) => [id]));
    }),

    serve(endpoints.auditLogFile, ({ query }) =>
      done({ name: 'audit-log.csv', content: auditLogFile(database, query) }),
    ),

    serve(endpoints.auditPeople, async () => done(await readAuditPeople(database))),
  ];
}
