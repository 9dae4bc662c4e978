import { adminLoginPayload } from './admin-access-payloads.ts';
import { adminView } from './admin-views.ts';
import type { Endpoint } from './endpoint.ts';
import { signedOutView } from './operator-views.ts';

/** How admins come in, and who they are. */
export const adminAccessEndpoints = {
  adminLogin: {
    method: 'POST',
    path: '/api/admin/login',
    caller: 'visitor',
    sameOrigin: true,
    summary:
      'Sign an admin in; the session is an http-only cookie. Where the second step is on, a 401 whose facts say needs: code asks for the code, too',
    payload: adminLoginPayload,
    answers: { 200: adminView },
    problems: ['unauthenticated', 'too-many'],
  },
  adminLogout: {
    method: 'POST',
    path: '/api/admin/logout',
    caller: 'admin',
    act: 'see-own-account',
    beforeSecondStep: true,
    summary: 'End the admin’s session',
    answers: { 200: signedOutView },
  },
  adminMe: {
    method: 'GET',
    path: '/api/admin/me',
    caller: 'admin',
    act: 'see-own-account',
    beforeSecondStep: true,
    summary: 'The signed-in admin',
    answers: { 200: adminView },
  },
} as const satisfies Record<string, Endpoint>;
