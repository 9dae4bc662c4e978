import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { clearOfflineDays } from '../../shared/storage/offline-days.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  translateRefusal,
  useTranslateAuthError,
  type TranslateAuthError,
} from './translate-auth-error.ts';
import {
  forgetMailedLink,
  isSignedOut,
  mayBeSignedIn,
  needsSecondStep,
  operatorAuth,
} from './operator-auth.ts';
import { meQuery, clearOperatorQueries } from './operator-requests.ts';

/** The step before the dashboard. `sign-in` covers everything that visitors without a session see. */
type Gate = 'sign-in' | 'entering' | 'second-step' | 'new-password';

type GateState = { gate: Gate; notice: string | null };

/** Redirects signed-in operators to the dashboard, after the second factor or a new password if either is required. */
export function useSignInGate() {
  const site = useSiteFacts();
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const says = useGateMessages();
  const [, navigate] = useLocation();
  const [state, setState] = useState<GateState | null>(null);

  const settle = useCallback(
    (found: GateState) => {
      setState(found);
      if (found.gate !== 'entering') return;
      // Forgets the mailed link, so that its outcome is not shown again.
      forgetMailedLink();
      navigate(portalPaths.operatorDashboard(), { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    void resolveGate(site, client, says).then(settle);
  }, [site, client, says, settle]);

  /** Continues after an accepted password or code. */
  const enter = async () => {
    const { t } = says;
    const found = await resolveGate(site, client, says);
    if (found.gate === 'entering') {
      showToast({ title: t.welcomeBack, description: t.loggedIn });
    } else if (found.gate === 'sign-in') {
      showLoginFailed(t, found.notice);
    }
    settle(found);
  };
  const recheck = async () => settle(await resolveGate(site, client, says));

  const gate = state?.gate ?? (isHydrated && mayBeSignedIn(site) ? 'entering' : 'sign-in');
  return { gate, notice: state?.notice ?? null, enter, recheck };
}

type GateMessages = {
  language: Language;
  t: OperatorSignInMessages;
  authMessage: TranslateAuthError;
};

function useGateMessages(): GateMessages {
  const language = useLanguage();
  const t = useMessages('operator-sign-in');
  const authMessage = useTranslateAuthError();
  return useMemo(() => ({ language, t, authMessage }), [language, t, authMessage]);
}

async function resolveGate(
  site: SiteFacts,
  client: QueryClient,
  says: GateMessages,
): Promise<GateState> {
  const { auth, link } = operatorAuth(site);
  // Clears the previous operator's data, because that session may have ended without a logout in this tab: by
  // suspension, or in another tab.
  clearOperatorQueries(client);
  const problem = await signInProblem(site, says);
  if (problem !== null) return { gate: 'sign-in', notice: problem };
  if (await needsSecondStep(auth)) return { gate: 'second-step', notice: null };
  const { data } = await auth.getSession();
  if (!data.session) {
    await clearOfflineDays();
    return { gate: 'sign-in', notice: null };
  }
  if (link.isRecovery) return { gate: 'new-password', notice: null };
  try {
    await client.fetchQuery({ ...meQuery(), staleTime: 0 });
    return { gate: 'entering', notice: null };
  } catch (error) {
    // Drops a session that the API rejects. Otherwise every visit to the dashboard would redirect here.
    if (isSignedOut(error)) {
      await auth.signOut({ scope: 'local' });
      await clearOfflineDays();
    }
    const notice = getProblemText(error, says.t.notLoaded);
    return { gate: 'sign-in', notice };
  }
}

/** Returns why the mailed link or the stored session failed; null if neither failed. */
async function signInProblem(
  site: SiteFacts,
  { language, t, authMessage }: GateMessages,
): Promise<string | null> {
  const { auth, link } = operatorAuth(site);
  const opening = await auth.initialize();
  const { data, error } = await auth.getSession();
  if (!link.isLink || !opening.error) {
    return error && !data.session ? authMessage(error, t.signInAgain) : null;
  }
  // Forgets the link after one notice: it must not block a sign-in by password.
  forgetMailedLink();
  const message = link.problem
    ? translateRefusal(language, t, link.problem)
    : authMessage(opening.error, '');
  const notice = t.orNewLink(message.replace(/\.?$/, '.'));
  // Keeps the fragment while the service is unavailable, so that a reload retries.
  if (isAuthRetryableFetchError(opening.error)) return authMessage(opening.error, notice);
  history.replaceState(history.state, '', location.pathname);
  if (link.isRecovery || !data.session) return notice;
  showToast({ title: t.linkFailed, description: message, tone: 'destructive' });
  return null;
}

/** Shows that the login failed, with the service's own message if there is one. */
export function showLoginFailed(t: OperatorSignInMessages, message: string | null): void {
  const description = message || t.checkCredentials;
  showToast({ title: t.loginFailed, description, tone: 'destructive' });
}
