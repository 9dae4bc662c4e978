import * as z from 'zod/mini';
import { adminOptInPageView } from './admin-opt-in-views.ts';
import { searchQuery } from './admin-search-query.ts';
import type { Endpoint } from './endpoint.ts';
import { deletedView } from './operator-views.ts';

/** Who asked for help with choosing ('Help Me Choose'). */
export const adminOptInEndpoints = {
  adminOptIns: {
    method: 'GET',
    path: '/api/admin/opt-ins',
    caller: 'admin',
    act: 'see-opt-ins',
    summary: 'Who asked for help with choosing, newest first',
    query: searchQuery,
    answers: { 200: adminOptInPageView },
  },
  adminOptInFile: {
    method: 'GET',
    path: '/api/admin/opt-ins.csv',
    caller: 'admin',
    act: 'export-opt-ins',
    summary: 'All of them as a CSV file',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminDeleteOptIn: {
    method: 'DELETE',
    path: '/api/admin/opt-ins/{id}',
    caller: 'admin',
    act: 'delete-opt-in',
    summary: 'Forget somebody who asks for it, and the record of the mails to them',
    answers: { 200: deletedView },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
