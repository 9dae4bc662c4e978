import {
  AuthClient,
  type GoTrueClient,
  isAuthRetryableFetchError,
  type AuthError,
} from '@supabase/auth-js';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { signCallsWith } from '../../api.ts';

/** What a mailed link brought along: a session, perhaps to set a new password with, or the reason why it no longer works. */
export type Arrival = { isLink: boolean; isRecovery: boolean; problem: string | null };

let opened: { auth: GoTrueClient; arrival: Arrival } | null = null;

/** The sign-in of this browser, opened once: from then on every call to the API carries its token. */
export function operatorAuth(site: SiteFacts): { auth: GoTrueClient; arrival: Arrival } {
  opened ??= { arrival: readArrival(), auth: openAuth(site) };
  return opened;
}

/** A link is followed once: what it brought is used up. */
export function forgetArrival(): void {
  if (opened) opened.arrival = { isLink: false, isRecovery: false, problem: null };
}

/** The token of the moment, for a request that is not made by `callEndpoint`. */
export async function accessToken(): Promise<string | null> {
  return (await opened?.auth.getSession())?.data.session?.access_token ?? null;
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
    // A mail may be read on another device than the one the account was made on.
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

/** Whether it is worth waiting for the answer before the sign-in form is shown. */
export function mayBeSignedIn(site: SiteFacts): boolean {
  return localStorage.getItem(storageKey(site)) !== null || location.hash.includes('access_token=');
}

/** Read before the client takes the address's fragment away. */
function readArrival(): Arrival {
  const brought = new URLSearchParams(location.hash.slice(1));
  const problem = brought.get('error_description');
  return {
    isLink: problem !== null || brought.has('access_token'),
    isRecovery: brought.get('type') === 'recovery',
    problem,
  };
}

/** What a person is told of a refusal by the sign-in service: its own message, or that it does not answer. */
export function authWords(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error)) {
    return 'Signing in is not possible right now. Please try again in a minute.';
  }
  // A service that says how long is quoted; one that does not is helped out.
  if (error.status === 429 && !/\d/.test(error.message)) {
    return `${error.message || 'Too many tries'}. Please wait 5 minutes, then try again.`;
  }
  return error.message || fallback;
}
