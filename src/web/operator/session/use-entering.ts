import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { authWords, operatorAuth, forgetArrival, mayBeSignedIn } from './operator-auth.ts';
import { meQuery, forgetOperator } from './operator-queries.ts';

/** What stands between an operator and the dashboard. `sign-in` covers everything a visitor sees. */
export type Gate = 'sign-in' | 'entering' | 'second-step' | 'new-password';

type Admission = { gate: Gate; notice: string | null };

/** Leads whoever is signed in to the dashboard, over the second step or a new password where one is due. */
export function useEntering() {
  const site = useSiteFacts();
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const [, navigate] = useLocation();
  const [admission, setAdmission] = useState<Admission | null>(null);

  const settle = useCallback(
    (found: Admission) => {
      setAdmission(found);
      if (found.gate !== 'entering') return;
      // What a mailed link has brought is not told once more to who comes back later.
      forgetArrival();
      navigate('/operator/dashboard', { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    void seekAdmission(site, client).then(settle);
  }, [site, client, settle]);

  /** After a password or a code was taken. */
  const enter = async () => {
    const found = await seekAdmission(site, client);
    if (found.gate === 'entering') {
      showToast({ title: 'Welcome back!', description: 'Successfully logged in.' });
    } else if (found.gate === 'sign-in') {
      tellLoginFailed(found.notice);
    }
    settle(found);
  };
  const lookAgain = async () => settle(await seekAdmission(site, client));

  const gate = admission?.gate ?? (isHydrated && mayBeSignedIn(site) ? 'entering' : 'sign-in');
  return { gate, notice: admission?.notice ?? null, enter, lookAgain };
}

async function seekAdmission(site: SiteFacts, client: QueryClient): Promise<Admission> {
  const { auth, arrival } = operatorAuth(site);
  // Whoever was here before may have gone without a word: suspended, or signed out somewhere else.
  forgetOperator(client);
  const refusal = await refusalOf(site);
  if (refusal !== null) return { gate: 'sign-in', notice: refusal };
  const step = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (step.data && step.data.nextLevel !== step.data.currentLevel) {
    return { gate: 'second-step', notice: null };
  }
  const { data } = await auth.getSession();
  if (!data.session) return { gate: 'sign-in', notice: null };
  if (arrival.isRecovery) return { gate: 'new-password', notice: null };
  try {
    await client.fetchQuery({ ...meQuery(), staleTime: 0 });
    return { gate: 'entering', notice: null };
  } catch (error) {
    // A session that opens nothing is no session: else it would lead here for ever.
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused) await auth.signOut({ scope: 'local' });
    const notice = problemWords(error, 'Your account could not be loaded. Please try again.');
    return { gate: 'sign-in', notice };
  }
}

/** Why nobody gets in with what a mailed link brought, or with the session kept here; null where nothing failed. */
async function refusalOf(site: SiteFacts): Promise<string | null> {
  const { auth, arrival } = operatorAuth(site);
  const opening = await auth.initialize();
  const { data, error } = await auth.getSession();
  if (!arrival.isLink || !opening.error) {
    return error && !data.session ? authWords(error, 'Please sign in again.') : null;
  }
  // Told once: whoever signs in by password now is not held up by the link.
  forgetArrival();
  const words = arrival.problem ?? authWords(opening.error, '');
  const notice = `${words.replace(/\.?$/, '.')} Please sign in, or ask for a new link.`;
  // While the service is away, the address keeps what the link brought: loading the page again tries it again.
  if (isAuthRetryableFetchError(opening.error)) return authWords(opening.error, notice);
  history.replaceState(history.state, '', location.pathname);
  if (arrival.isRecovery || !data.session) return notice;
  showToast({ title: 'The link could not be used', description: words, tone: 'destructive' });
  return null;
}

/** `words`: the service's own message. */
export function tellLoginFailed(words: string | null): void {
  const description = words || 'Please check your credentials.';
  showToast({ title: 'Login Failed', description, tone: 'destructive' });
}
