import * as z from 'zod/mini';
import { auditFilter, auditQuery } from './audit-log-query.ts';
import { auditPageView, auditPeopleView } from './audit-log-views.ts';
import type { Endpoint } from './endpoint.ts';

/** What admins did. It is read and searched, and never changed. */
export const auditLogEndpoints = {
  auditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    caller: 'admin',
    act: 'see-audit-log',
    summary: 'What admins did, newest first, by admin, act, words of what it was done to, and days',
    query: auditQuery,
    answers: { 200: auditPageView },
  },
  auditLogFile: {
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    caller: 'admin',
    act: 'see-audit-log',
    summary: 'The same as a CSV file, all of it',
    query: auditFilter,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  auditPeople: {
    method: 'GET',
    path: '/api/admin/audit-log/people',
    caller: 'admin',
    act: 'see-audit-log',
    summary: 'Whose acts the log can be searched for',
    answers: { 200: auditPeopleView },
  },
} as const satisfies Record<string, Endpoint>;
