import {
  AuthClient,
  type GoTrueClient,
  isAuthRetryableFetchError,
  type AuthError,
} from '@supabase/auth-js';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { ApiError, signCallsWith } from '../../api.ts';

/** What a mailed link put into the URL's fragment: a session, perhaps for a new password, or why it no longer works. */
type MailedLink = { isLink: boolean; isRecovery: boolean; problem: string | null };

let opened: { auth: GoTrueClient; link: MailedLink } | null = null;

/** The auth client, created once: from then on every API call carries its token. */
export function operatorAuth(site: SiteFacts): { auth: GoTrueClient; link: MailedLink } {
  opened ??= { link: readMailedLink(), auth: openAuth(site) };
  return opened;
}

/** A mailed link is used once. */
export function forgetMailedLink(): void {
  if (opened) opened.link = { isLink: false, isRecovery: false, problem: null };
}

/** The current access token, for requests that are not made by `callEndpoint`. */
export async function accessToken(): Promise<string | null> {
  return (await opened?.auth.getSession())?.data.session?.access_token ?? null;
}

/** Whether the session lacks the second step that its operator switched on. */
export async function needsSecondStep(auth: GoTrueClient): Promise<boolean> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return data !== null && data.nextLevel !== data.currentLevel;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function openAuth(site: SiteFacts): GoTrueClient {
  const url = authUrl(site);
  const key = site.authAnonKey;
  const auth = new AuthClient({
    url,
    headers: key ? { apikey: key } : {},
    storageKey: storageKey(site),
    storage: localStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // A mail may be opened on another device than the one of the registration.
    flowType: 'implicit',
  });
  signCallsWith(accessToken);
  return auth;
}

function authUrl(site: SiteFacts): string {
  return site.authUrl ?? `${location.origin}/auth/v1`;
}

/** Derived from the service's host name (spec 9: authentication library). */
function storageKey(site: SiteFacts): string {
  return `sb-${new URL(authUrl(site)).hostname.split('.')[0]}-auth-token`;
}

/** Whether to wait for the session before rendering the sign-in form. */
export function mayBeSignedIn(site: SiteFacts): boolean {
  return localStorage.getItem(storageKey(site)) !== null || location.hash.includes('access_token=');
}

/** Read before the auth client clears the fragment. */
function readMailedLink(): MailedLink {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const problem = fragment.get('error_description');
  return {
    isLink: problem !== null || fragment.has('access_token'),
    isRecovery: fragment.get('type') === 'recovery',
    problem,
  };
}

/** The message for an error of the sign-in service: its own, or that it is unavailable. */
export function authMessage(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error)) {
    return 'Signing in is not possible right now. Please try again in a minute.';
  }
  // Add the waiting time if the service's message has none.
  if (error.status === 429 && !/\d/.test(error.message)) {
    return `${error.message || 'Too many tries'}. Please wait 5 minutes, then try again.`;
  }
  // What auth-js makes of an answer without a message.
  const isEmpty = error.message === '' || error.message === '{}';
  return isEmpty ? fallback : error.message;
}
