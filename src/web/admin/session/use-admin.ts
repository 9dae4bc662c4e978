import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type AdminView, adminView } from '#contract/admin/admin-account-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { buildRequest, ApiError, callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { forgetStored, readStored, writeStored } from '../../shared/storage/session-store.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';

export const LOGIN_PATH = portalPaths.adminLogin();
const DASHBOARD_PATH = portalPaths.adminDashboard();
/** Timeout after which logout proceeds without the server's response. */
const LOGOUT_TIMEOUT_MS = 5000;

type AdminSession = {
  /** Null while the session is being checked. */
  admin: AdminView | null;
  /** True if the server could not be reached. */
  hasFailed: boolean;
  tryAgain: () => void;
  logOut: () => Promise<void>;
};

/**
 * Returns the signed-in admin; redirects others to the sign-in page. Uses the server's session, so that links work in
 * new tabs. Only the dashboard requires an admin stored in its tab (spec 4: admin session).
 */
export function useAdmin(): AdminSession {
  const t = useMessages('admin-layout');
  const actionMessages = useMessages('portal-actions');
  const isHydrated = useIsHydrated();
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const [mayFetch] = useState(
    () => typeof window !== 'undefined' && (hasStoredAdmin() || path !== DASHBOARD_PATH),
  );
  const hasEnded = useRef(false);
  const { data, error, refetch } = useQuery({
    ...adminMeQuery(),
    enabled: isHydrated && mayFetch,
  });

  const endSession = useCallback(() => {
    hasEnded.current = true;
    forgetStored(STORED_ADMIN);
    navigate(LOGIN_PATH, { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (!mayFetch) endSession();
  }, [mayFetch, endSession]);

  useEffect(() => {
    if (data && !hasEnded.current) storeAdmin(data);
  }, [data]);

  useEffect(() => endOnceSignedOut(client, endSession), [client, endSession]);

  const logOut = useCallback(async () => {
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    const isConfirmed = await callEndpoint('POST /api/admin/logout', { signal }).then(
      () => true,
      isSignedOut,
    );
    const here = { title: t.loggedOutHere, description: t.loggedOutHereText };
    showToast(isConfirmed ? { title: actionMessages.loggedOut } : here);
    endSession();
  }, [endSession, t, actionMessages]);

  // Clears the cache only after unmounting, because a mounted page would refetch.
  useEffect(
    () => () => {
      if (hasEnded.current) clearAdminQueries(client);
    },
    [client],
  );

  return {
    admin: isHydrated && mayFetch ? (data ?? null) : null,
    hasFailed: error !== null && !isSignedOut(error) && !data,
    tryAgain: () => void refetch(),
    logOut,
  };
}

export const adminMeQuery = () =>
  queryOptions<AdminView>({
    queryKey: [buildRequest('GET /api/admin/me').path],
    staleTime: MINUTE_MS,
    retryOnMount: true,
  });

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Ends the session as soon as any query gets a 401. */
function endOnceSignedOut(client: QueryClient, end: () => void): () => void {
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.state.status !== 'error') return;
    if (isAdminQuery(query.queryKey) && isSignedOut(query.state.error)) end();
  });
}

/** Clears cached data, which the next admin must not see. */
function clearAdminQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => isAdminQuery(queryKey) });
}

function isAdminQuery([path]: readonly unknown[]): boolean {
  return String(path).startsWith('/api/admin/');
}

const STORED_ADMIN = 'admin';

/** True if this tab's session storage has a valid admin from signing in (spec 4). */
function hasStoredAdmin(): boolean {
  return adminView.safeParse(readStored(STORED_ADMIN)).success;
}

export function storeAdmin(admin: AdminView): void {
  writeStored(STORED_ADMIN, admin);
}
