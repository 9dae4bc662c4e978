import { Hono } from 'hono';
import * as z from 'zod/mini';
import { disputesQuery } from '#contract/admin-dispute-endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { readAdminBooking } from '../bookings/read-admin-booking.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { writtenTime } from '../../http/page-keys.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readQuery } from '../../http/read-query.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { disputeEvidence } from '../../payments/disputes/dispute-evidence.ts';
import { presentDispute } from '../../payments/disputes/dispute-presenter.ts';
import { findDisputeInList, findDisputes } from '../../payments/disputes/dispute-queries.ts';

/** Disputes, and what can be sent to the bank about one. */
export function adminDisputeRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminDisputes, adminDisputeEvidence } = endpoints;

  app.get(adminDisputes.path, requireAdmin(deps, adminDisputes), async (context) => {
    const page = await listDisputes(deps, context.req.raw);
    return page.ok ? context.json(page.value) : answerProblem(page.problem);
  });

  const path = routePath(adminDisputeEvidence.path);
  app.get(path, requireAdmin(deps, adminDisputeEvidence), async (context) => {
    const row = await findDisputeInList(deps.database, context.req.param('id') ?? '');
    if (!row) return answerProblem(noSuchDispute.problem);
    const booking = row.booking_id === null ? null : await readAdminBooking(deps, row.booking_id);
    const text = await disputeEvidence(presentDispute(row), booking?.ok ? booking.value : null);
    return context.body(text, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="evidence-${row.code ?? row.id}.txt"`,
    });
  });
  return app;
}

const noSuchDispute = refused('not-found', 'There is no such dispute.');
const disputeKey = z.tuple([writtenTime, z.string().check(z.regex(/^\w{1,100}$/))]);

async function listDisputes(deps: Deps, request: Request) {
  const query = readQuery(request, disputesQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, disputeKey);
  if (!after.ok) return after;
  const rows = await findDisputes(deps.database, query.value, after.value);
  return done(pageFrom(rows, presentDispute, (row) => [row.opened_text, row.id]));
}
