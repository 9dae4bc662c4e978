import { adminView } from './admin-views.ts';
import type { Endpoint } from './endpoint.ts';

/** How admins come in, and who they are. */
export const adminAccessEndpoints = {
  adminMe: {
    method: 'GET',
    path: '/api/admin/me',
    caller: 'admin',
    act: 'see-own-account',
    summary: 'The signed-in admin',
    answers: { 200: adminView },
  },
} as const satisfies Record<string, Endpoint>;
