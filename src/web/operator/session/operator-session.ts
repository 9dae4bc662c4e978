import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator/operator-api.ts';
import { paths } from '#contract/pages/paths.ts';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { clearOfflineDays } from '../../shared/storage/offline-days.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { isSignedOut, operatorAuth } from './operator-auth.ts';
import { meQuery, clearOperatorQueries, readMeOrStored } from './operator-requests.ts';

/**
 * Returns the signed-in operator and redirects others to /operator (spec 2: operator dashboard). During an edit,
 * `sessionEnd` asks to sign in again instead. `isReadOffline` marks a page that is stored for offline use.
 */
export function useOperator({ isReadOffline = false } = {}) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const site = useSiteFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isOpen = useIsHydrated();
  // Creates the client before any query runs: requests carry its token.
  const auth = isOpen ? operatorAuth(site).auth : null;
  const { data, error, isSuccess } = useQuery({
    ...meQuery(),
    ...(isReadOffline && { queryFn: readMeOrStored }),
    enabled: isOpen,
  });
  useEffect(() => {
    // Deletes days that another operator left on this device.
    if (data) void clearOfflineDays(data.id);
  }, [data]);
  const [known, setKnown] = useState<MeView | null>(null);
  if (data && data !== known) setKnown(data);
  const [isLoggingOut, setLoggingOut] = useState(false);
  // Keeps the known operator if a refetch fails without a 401.
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
      // Reports a session that was ended in another tab or has expired.
      if (event === 'SIGNED_OUT' && !isLeavingNow.current) report();
    });
    return () => data.subscription.unsubscribe();
  }, [auth, report]);

  const logOut = useCallback(async () => {
    isLeavingNow.current = true;
    setLoggingOut(true);
    await clearOfflineDays();
    const result = await auth?.signOut({ scope: 'local' });
    // Even after an error, the session on this device has been removed.
    if (result?.error) showToast(signedOutLocally(t));
    else showToast({ title: actionMessages.loggedOut });
    navigate('/');
  }, [auth, navigate, t, actionMessages]);

  // Clears the cache only after unmounting, because a mounted page would refetch.
  useEffect(
    () => () => {
      if (isLeavingNow.current) clearOperatorQueries(client);
    },
    [client],
  );

  return { me: isOpen && !isLeaving ? known : null, logOut, sessionEnd };
}

const signedOutLocally = (t: OperatorSignInMessages) =>
  ({
    title: t.loggedOutHere,
    description: t.loggedOutHereText,
    tone: 'destructive',
  }) as const;

/** Reports the end of the session if the query of a dashboard tab fails with a 401. */
export function useLeaveWhenSignedOut(error: Error | null): void {
  const report = useReportSessionEnd();
  const isGone = isSignedOut(error);
  useEffect(() => {
    if (isGone) report();
  }, [isGone, report]);
}

type SessionEnd = {
  /** Ends the session: redirects, or asks to sign in again during an edit. */
  report: () => void;
  /** Prevents the redirect during an edit. Returns a function that allows the redirect again. */
  hold: () => () => void;
};

export const SessionEndContext = createContext<SessionEnd>({
  report: () => undefined,
  hold: () => () => undefined,
});

export function useReportSessionEnd(): () => void {
  return useContext(SessionEndContext).report;
}

/** Holds back the redirect during an edit. */
export function useHoldSessionEnd(isEdited: boolean): void {
  const { hold } = useContext(SessionEndContext);
  useEffect(() => (isEdited ? hold() : undefined), [isEdited, hold]);
}

/**
 * Tracks the end of the session. `isOver` is true if the page found no signed-in operator. Ignores the end during a
 * logout, because late responses on the dashboard must not replace the redirect to the home page.
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
    /** True while the page redirects. */
    isLeaving: hasEnded && !isHeld,
    isAsking: hasEnded && isHeld && !isDismissed,
    /** Called after the operator has signed in again. */
    resume: () => setReported(false),
    /** Dismisses the dialog, so that operators can copy their edits. The next request asks again. */
    dismiss: () => setDismissed(true),
  };
}
