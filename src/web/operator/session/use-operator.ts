import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator-api.ts';
import { ApiError } from '../../api.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { operatorAuth } from './operator-auth.ts';
import { meQuery } from './operator-queries.ts';
import { forgetOperator } from './forget-operator.ts';
import { useSessionEnd, useTellSessionEnd } from './session-end.ts';

/**
 * The signed-in operator; whoever is not is led to /operator (spec 2: operator dashboard), but not away from
 * what is being edited: `sessionEnd` asks to sign in again there.
 */
export function useOperator() {
  const site = useSiteFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isOpen = useIsHydrated();
  // Opened before anything is asked for: the calls carry its token.
  const auth = isOpen ? operatorAuth(site).auth : null;
  const { data, error, isSuccess } = useQuery({ ...meQuery(), enabled: isOpen });
  const [known, setKnown] = useState<MeView | null>(null);
  if (data && data !== known) setKnown(data);
  const [isLoggingOut, setLoggingOut] = useState(false);
  // Whoever is known already stays when asking again fails for another reason.
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
      // In another tab, or because the session has ended.
      if (event === 'SIGNED_OUT' && !isOnTheWayOut.current) tell();
    });
    return () => watch.subscription.unsubscribe();
  }, [auth, tell]);

  const logOut = useCallback(async () => {
    isOnTheWayOut.current = true;
    setLoggingOut(true);
    const left = await auth?.signOut({ scope: 'local' });
    // The session is gone from this browser either way.
    if (left?.error) showToast({ ...leftBehind, tone: 'destructive' });
    else showToast({ title: 'Logged out successfully' });
    navigate('/');
  }, [auth, navigate]);

  // Only once the page is gone: while it is still shown it would ask again.
  useEffect(
    () => () => {
      if (isOnTheWayOut.current) forgetOperator(client);
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

/** A tab of the dashboard that finds the session gone says so; all is forgotten at /operator. */
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
