import { Hono } from 'hono';
import * as z from 'zod/mini';
import { auditFilter, auditQuery } from '#contract/audit-log-query.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { csvDownload } from '../../http/csv-file.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readQuery } from '../../http/read-query.ts';
import type { Deps } from '../../dependencies.ts';
import { auditLogFile } from './audit-log-file.ts';
import { presentAuditEntry } from './audit-log-presenter.ts';
import { readAuditLog, readAuditPeople } from './audit-log-queries.ts';

/** Where the last page ended: the id of its last entry. */
const auditKey = z.tuple([z.int()]);

/** What admins did, to be read. Nothing here or elsewhere changes it. */
export function auditLogRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { auditLog, auditLogFile: file, auditPeople } = endpoints;
  app.get(auditLog.path, requireAdmin(deps, auditLog), async (context) => {
    const query = readQuery(context.req.raw, auditQuery);
    if (!query.ok) return answerProblem(query.problem);
    const key = readCursor(query.value.after, auditKey);
    if (!key.ok) return answerProblem(key.problem);
    const rows = await readAuditLog(deps.database, query.value, {
      before: key.value?.[0] ?? null,
      most: PAGE_SIZE + 1,
    });
    return context.json(pageFrom(rows, presentAuditEntry, ({ id }) => [id]));
  });
  app.get(file.path, requireAdmin(deps, file), (context) => {
    const query = readQuery(context.req.raw, auditFilter);
    if (!query.ok) return answerProblem(query.problem);
    const lines = auditLogFile(deps.database, query.value);
    return context.body(lines, 200, csvDownload('audit-log.csv'));
  });
  app.get(auditPeople.path, requireAdmin(deps, auditPeople), async (context) =>
    context.json(await readAuditPeople(deps.database)),
  );
  return app;
}
