import * as z from 'zod/mini';
import { changeGrant, deleteGrant, grantView, listGrants, readGrant } from './account-grants.ts';
import type { Work } from '../calendars/calendar-store.ts';
import { amount, type NylasCall } from '../nylas-calls.ts';

const GrantQuery = z.object({
  limit: z._default(z.optional(amount(200)), 10),
  offset: z._default(z.optional(amount(1_000_000)), 0),
  email: z.optional(z.string()),
  grant_status: z.optional(z.enum(['valid', 'invalid'])),
  provider: z.optional(z.string()),
});

const GrantChange = z.object({
  settings: z.optional(z.record(z.string(), z.unknown())),
  scope: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100))),
});

/** GET /v3/grants */
export async function getGrants(work: Work, call: NylasCall): Promise<object> {
  const query = call.query(GrantQuery);
  const rows = await listGrants(work, query);
  return { data: rows.map(grantView), limit: query.limit, offset: query.offset };
}

/** GET /v3/grants/:grant */
export async function getGrant(work: Work, call: NylasCall): Promise<object> {
  return { data: grantView(await readGrant(work, call.param('grant'))) };
}

/** PATCH /v3/grants/:grant */
export async function patchGrant(work: Work, call: NylasCall): Promise<object> {
  return { data: grantView(await changeGrant(work, call.param('grant'), call.body(GrantChange))) };
}

/** DELETE /v3/grants/:grant */
export async function removeGrant(work: Work, call: NylasCall): Promise<object> {
  await deleteGrant(work, call.param('grant'));
  return {};
}
