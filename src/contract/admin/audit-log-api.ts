import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { buildPageSchema } from '../fields/paging.ts';
import { dayField } from '../fields/payload-fields.ts';

const day = z.optional(dayField('day.pleaseChoose'));

const word = z.optional(z.string().check(z.trim(), z.maxLength(100, 'filter.tooLong')));

/** Filters of the log. Days are in island time, both inclusive. */
export const auditFilter = z.object({
  admin: z.optional(z.uuid('filter.adminUnknown')),
  act: word,
  search: word,
  from: day,
  to: day,
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = z.extend(auditFilter, { after: z.optional(z.string()) });

/** An entry of the log. `sentence` summarises it. */
export const auditEntryView = z.object({
  id: z.number(),
  at: z.string(),
  sentence: z.string(),
  act: z.string(),
  /** Null without a known admin, as for a failed sign-in. */
  adminId: z.nullable(z.string()),
  adminName: z.string(),
  subject: z.object({ kind: z.string(), id: z.nullable(z.string()), name: z.string() }),
  facts: z.record(z.string(), z.unknown()),
  address: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

export const auditPageView = buildPageSchema(auditEntryView);
export type AuditPageView = z.infer<typeof auditPageView>;

/** Actors to filter by: all current and former admins. */
export const auditPeopleView = z.array(z.object({ id: z.string(), name: z.string() }));
export type AuditPeopleView = z.infer<typeof auditPeopleView>;

/** Endpoints for the audit log, which is append-only. */
export const auditLogEndpoints = {
  auditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    caller: 'admin',
    permission: 'see-audit-log',
    summary: 'Admins’ actions, newest first; filter by admin, action, subject or days',
    query: auditQuery,
    answers: { 200: auditPageView },
    codes: ['cursor.gone'],
  },
  auditLogFile: {
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    caller: 'admin',
    permission: 'see-audit-log',
    summary: 'The matching audit log as a CSV file',
    query: auditFilter,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  auditPeople: {
    method: 'GET',
    path: '/api/admin/audit-log/people',
    caller: 'admin',
    permission: 'see-audit-log',
    summary: 'The admins to filter the audit log by',
    answers: { 200: auditPeopleView },
  },
} as const satisfies Record<string, Endpoint>;
