import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { adminMeQuery } from './admin-queries.ts';
import { forgetStoredAdmin, hasStoredAdmin, storeAdmin } from './stored-admin.ts';

export const LOGIN_PATH = '/admin/login';
const DASHBOARD_PATH = '/admin/dashboard';
/** A server that does not answer keeps nobody from leaving. */
const LOGOUT_PATIENCE_MS = 5000;

export type AdminSession = {
  /** Null while the session is checked. */
  admin: AdminView | null;
  /** Whether the server could not be asked. */
  hasFailed: boolean;
  tryAgain: () => void;
  logOut: () => Promise<void>;
};

/**
 * The signed-in admin; whoever is not is led to the sign-in page. The server's session decides, so that a link
 * opens in a new tab, too; but the dashboard asks for an admin stored in its tab first (spec 4: admin session).
 */
export function useAdmin(): AdminSession {
  const isHydrated = useIsHydrated();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [mayAsk] = useState(
    () =>
      typeof window !== 'undefined' && (hasStoredAdmin() || location.pathname !== DASHBOARD_PATH),
  );
  const isLeaving = useRef(false);
  const { data, error, refetch } = useQuery({
    ...adminMeQuery(),
    enabled: isHydrated && mayAsk,
  });

  const leave = useCallback(() => {
    isLeaving.current = true;
    forgetStoredAdmin();
    navigate(LOGIN_PATH, { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (!mayAsk) leave();
  }, [mayAsk, leave]);

  useEffect(() => {
    if (data && !isLeaving.current) storeAdmin(data);
  }, [data]);

  useEffect(() => leaveOnceSignedOut(client, leave), [client, leave]);

  const logOut = useCallback(async () => {
    const signal = AbortSignal.timeout(LOGOUT_PATIENCE_MS);
    const told = await callEndpoint('POST /api/admin/logout', { signal }).then(
      () => true,
      (failure: unknown) => isSignedOut(failure),
    );
    showToast(told ? loggedOut : loggedOutHere);
    leave();
  }, [leave]);

  // Only once the page is gone: while it is still shown it would ask again.
  useEffect(
    () => () => {
      if (isLeaving.current) forgetAdminData(client);
    },
    [client],
  );

  return {
    admin: isHydrated && mayAsk ? (data ?? null) : null,
    hasFailed: error !== null && !isSignedOut(error) && !data,
    tryAgain: () => void refetch(),
    logOut,
  };
}

const loggedOut = { title: 'Logged out successfully' };
const loggedOutHere = {
  title: 'Logged out on this screen',
  description: 'The server could not be reached. Your session ends by itself within 2 hours.',
};

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whatever part of a page finds the session gone, the whole page leaves. */
function leaveOnceSignedOut(client: QueryClient, leave: () => void): () => void {
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.state.status !== 'error') return;
    if (isOfAdmins(query.queryKey) && isSignedOut(query.state.error)) leave();
  });
}

/** What one admin has loaded is not there for the next. */
function forgetAdminData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => isOfAdmins(queryKey) });
}

function isOfAdmins([path]: readonly unknown[]): boolean {
  return String(path).startsWith('/api/admin/');
}
