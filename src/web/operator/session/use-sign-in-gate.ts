import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { clearKeptDays } from '../../layout/kept-days.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  authMessage,
  forgetMailedLink,
  isSignedOut,
  mayBeSignedIn,
  needsSecondStep,
  operatorAuth,
} from './operator-auth.ts';
import { meQuery, clearOperatorQueries } from './operator-requests.ts';

/** The step before the dashboard. `sign-in` covers everything a visitor sees. */
type Gate = 'sign-in' | 'entering' | 'second-step' | 'new-password';

type GateState = { gate: Gate; notice: string | null };

/** Redirects signed-in operators to the dashboard, after the second step or a new password if due. */
export function useSignInGate() {
  const site = useSiteFacts();
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const [, navigate] = useLocation();
  const [state, setState] = useState<GateState | null>(null);

  const settle = useCallback(
    (found: GateState) => {
      setState(found);
      if (found.gate !== 'entering') return;
      // A mailed link's outcome is not shown again later.
      forgetMailedLink();
      navigate('/operator/dashboard', { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    void resolveGate(site, client).then(settle);
  }, [site, client, settle]);

  /** After a password or a code was accepted. */
  const enter = async () => {
    const found = await resolveGate(site, client);
    if (found.gate === 'entering') {
      showToast({ title: 'Welcome back!', description: 'Successfully logged in.' });
    } else if (found.gate === 'sign-in') {
      showLoginFailed(found.notice);
    }
    settle(found);
  };
  const recheck = async () => settle(await resolveGate(site, client));

  const gate = state?.gate ?? (isHydrated && mayBeSignedIn(site) ? 'entering' : 'sign-in');
  return { gate, notice: state?.notice ?? null, enter, recheck };
}

async function resolveGate(site: SiteFacts, client: QueryClient): Promise<GateState> {
  const { auth, link } = operatorAuth(site);
  // The previous operator may be gone without a logout here: suspended, or signed out elsewhere.
  clearOperatorQueries(client);
  const problem = await signInProblem(site);
  if (problem !== null) return { gate: 'sign-in', notice: problem };
  if (await needsSecondStep(auth)) return { gate: 'second-step', notice: null };
  const { data } = await auth.getSession();
  if (!data.session) {
    await clearKeptDays();
    return { gate: 'sign-in', notice: null };
  }
  if (link.isRecovery) return { gate: 'new-password', notice: null };
  try {
    await client.fetchQuery({ ...meQuery(), staleTime: 0 });
    return { gate: 'entering', notice: null };
  } catch (error) {
    // Drop a session that the API rejects, else it would redirect here forever.
    if (isSignedOut(error)) {
      await auth.signOut({ scope: 'local' });
      await clearKeptDays();
    }
    const notice = problemWords(error, 'Your account could not be loaded. Please try again.');
    return { gate: 'sign-in', notice };
  }
}

/** Why the mailed link or the stored session failed; null when neither did. */
async function signInProblem(site: SiteFacts): Promise<string | null> {
  const { auth, link } = operatorAuth(site);
  const opening = await auth.initialize();
  const { data, error } = await auth.getSession();
  if (!link.isLink || !opening.error) {
    return error && !data.session ? authMessage(error, 'Please sign in again.') : null;
  }
  // Shown once: the link must not block a sign-in by password.
  forgetMailedLink();
  const message = link.problem ?? authMessage(opening.error, '');
  const notice = `${message.replace(/\.?$/, '.')} Please sign in, or ask for a new link.`;
  // While the service is unavailable, the fragment stays, so that a reload retries.
  if (isAuthRetryableFetchError(opening.error)) return authMessage(opening.error, notice);
  history.replaceState(history.state, '', location.pathname);
  if (link.isRecovery || !data.session) return notice;
  showToast({ title: 'The link could not be used', description: message, tone: 'destructive' });
  return null;
}

/** `message`: the service's own. */
export function showLoginFailed(message: string | null): void {
  const description = message || 'Please check your credentials.';
  showToast({ title: 'Login Failed', description, tone: 'destructive' });
}
