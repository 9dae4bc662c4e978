import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator/operator-api.ts';
import { paths } from '#contract/pages/paths.ts';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { clearKeptDays } from '../../shared/storage/kept-days.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { isSignedOut, operatorAuth } from './operator-auth.ts';
import { meQuery, clearOperatorQueries, readMeOrKept } from './operator-requests.ts';

/**
 * The signed-in operator; others are redirected to /operator (spec 2: operator dashboard), except while
 * something is being edited: then `sessionEnd` asks to sign in again. `isReadOffline`: whether the page is
 * one that is kept for when there is no connection.
 */
export function useOperator({ isReadOffline = false } = {}) {
  const words = useMessages('operator-sign-in');
  const acts = useMessages('portal-acts');
  const site = useSiteFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isOpen = useIsHydrated();
  // Created before any query runs: requests carry its token.
  const auth = isOpen ? operatorAuth(site).auth : null;
  const { data, error, isSuccess } = useQuery({
    ...meQuery(),
    ...(isReadOffline && { queryFn: readMeOrKept }),
    enabled: isOpen,
  });
  useEffect(() => {
    // What another operator left on this device is not theirs.
    if (data) void clearKeptDays(data.id);
  }, [data]);
  const [known, setKnown] = useState<MeView | null>(null);
  if (data && data !== known) setKnown(data);
  const [isLoggingOut, setLoggingOut] = useState(false);
  // A failed refetch for another reason keeps the known operator.
  const hasFailed = error !== null && (!data || isSignedOut(error));
  const isSignedIn = !hasFailed && !(isSuccess && data === null);
  const sessionEnd = useSessionEnd(!isSignedIn, isLoggingOut);
  const { report, isLeaving } = sessionEnd;
  const isLeavingNow = useRef(false);
  useEffect(() => {
    isLeavingNow.current = isLeaving || isLoggingOut;
  });

  useEffect(() => {
    if (!auth) return;
    const { data } = auth.onAuthStateChange((event) => {
      // Signed out in another tab, or expired.
      if (event === 'SIGNED_OUT' && !isLeavingNow.current) report();
    });
    return () => data.subscription.unsubscribe();
  }, [auth, report]);

  const logOut = useCallback(async () => {
    isLeavingNow.current = true;
    setLoggingOut(true);
    await clearKeptDays();
    const result = await auth?.signOut({ scope: 'local' });
    // The local session is gone either way.
    if (result?.error) showToast(signedOutLocally(words));
    else showToast({ title: acts.loggedOut });
    navigate('/');
  }, [auth, navigate, words, acts]);

  // On unmount only: a mounted page would refetch.
  useEffect(
    () => () => {
      if (isLeavingNow.current) clearOperatorQueries(client);
    },
    [client],
  );

  return { me: isOpen && !isLeaving ? known : null, logOut, sessionEnd };
}

const signedOutLocally = (words: OperatorSignInMessages) =>
  ({
    title: words.loggedOutHere,
    description: words.loggedOutHereText,
    tone: 'destructive',
  }) as const;

/** Reports a 401 of a dashboard tab's query as the end of the session. */
export function useLeaveWhenSignedOut(error: Error | null): void {
  const report = useReportSessionEnd();
  const isGone = isSignedOut(error);
  useEffect(() => {
    if (isGone) report();
  }, [isGone, report]);
}

type SessionEnd = {
  /** The session is over: redirects, or asks to sign in again while something is being edited. */
  report: () => void;
  /** Prevents the redirect while something is being edited; returns the release. */
  hold: () => () => void;
};

export const SessionEndContext = createContext<SessionEnd>({
  report: () => undefined,
  hold: () => () => undefined,
});

export function useReportSessionEnd(): () => void {
  return useContext(SessionEndContext).report;
}

/** While something is edited, the end of the session does not redirect. */
export function useHoldSessionEnd(isEdited: boolean): void {
  const { hold } = useContext(SessionEndContext);
  useEffect(() => (isEdited ? hold() : undefined), [isEdited, hold]);
}

/**
 * `isOver`: the page found that nobody is signed in. Who is logging out is on the way to the home page, which late
 * answers of the dashboard must not change.
 */
function useSessionEnd(isOver: boolean, isLoggingOut: boolean) {
  const [, navigate] = useLocation();
  const [holds, setHolds] = useState(0);
  const [isReported, setReported] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const hasEnded = (isOver || isReported) && !isLoggingOut;
  const isHeld = holds > 0;

  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const report = useCallback(() => {
    setReported(true);
    setDismissed(false);
  }, []);
  useEffect(() => {
    if (hasEnded && !isHeld) navigate(paths.operatorPortal(), { replace: true });
  }, [hasEnded, isHeld, navigate]);

  return {
    hold,
    report,
    /** Whether the page redirects. */
    isLeaving: hasEnded && !isHeld,
    isAsking: hasEnded && isHeld && !isDismissed,
    /** The same operator is signed in again. */
    resume: () => setReported(false),
    /** Dismisses the dialog, to read and copy what is edited; the next request asks again. */
    dismiss: () => setDismissed(true),
  };
}
