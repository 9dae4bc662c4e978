import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator-api.ts';
import { ApiError } from '../../api.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { operatorAuth } from './operator-auth.ts';
import { meQuery, clearOperatorQueries } from './operator-queries.ts';
import { useSessionEnd, useTellSessionEnd } from './session-end.ts';

/**
 * The signed-in operator; others are redirected to /operator (spec 2: operator dashboard), except while
 * something is being edited: then `sessionEnd` asks to sign in again.
 */
export function useOperator() {
  const site = useSiteFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isOpen = useIsHydrated();
  // Created before any query runs: requests carry its token.
  const auth = isOpen ? operatorAuth(site).auth : null;
  const { data, error, isSuccess } = useQuery({ ...meQuery(), enabled: isOpen });
  const [known, setKnown] = useState<MeView | null>(null);
  if (data && data !== known) setKnown(data);
  const [isLoggingOut, setLoggingOut] = useState(false);
  // A failed refetch for another reason keeps the known operator.
  const hasFailed = error !== null && (!data || isSignedOut(error));
  const isNobody = hasFailed || (isSuccess && data === null);
  const sessionEnd = useSessionEnd(isNobody && !isLoggingOut);
  const { tell, isLeaving } = sessionEnd;
  const isOnTheWayOut = useRef(false);
  useEffect(() => {
    isOnTheWayOut.current = isLeaving || isLoggingOut;
  });

  useEffect(() => {
    if (!auth) return;
    const { data: watch } = auth.onAuthStateChange((event) => {
      // Signed out in another tab, or expired.
      if (event === 'SIGNED_OUT' && !isOnTheWayOut.current) tell();
    });
    return () => watch.subscription.unsubscribe();
  }, [auth, tell]);

  const logOut = useCallback(async () => {
    isOnTheWayOut.current = true;
    setLoggingOut(true);
    const left = await auth?.signOut({ scope: 'local' });
    // The local session is gone either way.
    if (left?.error) showToast({ ...leftBehind, tone: 'destructive' });
    else showToast({ title: 'Logged out successfully' });
    navigate('/');
  }, [auth, navigate]);

  // On unmount only: a mounted page would refetch.
  useEffect(
    () => () => {
      if (isOnTheWayOut.current) clearOperatorQueries(client);
    },
    [client],
  );

  return { me: isOpen && !isLeaving ? known : null, logOut, sessionEnd };
}

const leftBehind = {
  title: 'Logged out of this browser only',
  description:
    'The sign-in service could not be told. Sign in and log out again to end the session.',
};

/** Reports a 401 of a dashboard tab's query as the end of the session. */
export function useLeaveWhenSignedOut(error: Error | null): void {
  const tell = useTellSessionEnd();
  const isGone = isSignedOut(error);
  useEffect(() => {
    if (isGone) tell();
  }, [isGone, tell]);
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
