import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator-views.ts';
import { ApiError } from '../../api.ts';
import { useSiteFacts } from '../../frame/site-facts.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { captainAuth } from './captain-auth.ts';
import { meQuery } from './captain-queries.ts';
import { forgetCaptain } from './forget-captain.ts';

/** The signed-in captain; whoever is not is led to /operator (spec 2: operator dashboard). */
export function useCaptain(): { me: MeView | null; logOut: () => Promise<void> } {
  const site = useSiteFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isOpen = useIsHydrated();
  // Opened before anything is asked for: the calls carry its token.
  const auth = isOpen ? captainAuth(site).auth : null;
  const { data, error, isSuccess } = useQuery({ ...meQuery(), enabled: isOpen });
  const isLeaving = useRef(false);
  // Whoever is known already stays when asking again fails for another reason.
  const hasFailed = error !== null && (!data || isSignedOut(error));
  const isNobody = hasFailed || (isSuccess && data === null);

  useEffect(() => {
    if (!auth) return;
    const { data: watch } = auth.onAuthStateChange((event) => {
      // In another tab, or because the session has ended.
      if (event !== 'SIGNED_OUT' || isLeaving.current) return;
      isLeaving.current = true;
      navigate('/operator', { replace: true });
    });
    return () => watch.subscription.unsubscribe();
  }, [auth, navigate]);

  useEffect(() => {
    if (!isNobody || isLeaving.current) return;
    isLeaving.current = true;
    navigate('/operator', { replace: true });
  }, [isNobody, navigate]);

  const logOut = useCallback(async () => {
    isLeaving.current = true;
    const left = await auth?.signOut({ scope: 'local' });
    // The session is gone from this browser either way.
    if (left?.error) showToast({ ...leftBehind, tone: 'destructive' });
    else showToast({ title: 'Logged out successfully' });
    navigate('/');
  }, [auth, navigate]);

  // Only once the page is gone: while it is still shown it would ask again.
  useEffect(
    () => () => {
      if (isLeaving.current) forgetCaptain(client);
    },
    [client],
  );

  return { me: isOpen && !isNobody ? (data ?? null) : null, logOut };
}

const leftBehind = {
  title: 'Logged out of this browser only',
  description:
    'The sign-in service could not be told. Sign in and log out again to end the session.',
};

/** A tab of the dashboard that finds the session gone leads to /operator, too, where all is forgotten. */
export function useLeaveWhenSignedOut(error: Error | null): void {
  const [, navigate] = useLocation();
  const isGone = isSignedOut(error);
  useEffect(() => {
    if (isGone) navigate('/operator', { replace: true });
  }, [isGone, navigate]);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
