import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { ApiError, signCallsWith } from '../../api.ts';

/**
 * A mailed link's result in the URL fragment: a session, perhaps for a new password, or the reason it no longer works.
 */
type MailedLink = {
  isLink: boolean;
  isRecovery: boolean;
  problem: { code: string; message: string } | null;
};

let opened: { auth: GoTrueClient; link: MailedLink } | null = null;

/** Returns the auth client, created on the first call: from then on every API call carries its token. */
export function operatorAuth(site: SiteFacts): { auth: GoTrueClient; link: MailedLink } {
  opened ??= { link: readMailedLink(), auth: openAuth(site) };
  return opened;
}

/** Forgets the mailed link, which works once. */
export function forgetMailedLink(): void {
  if (opened) opened.link = { isLink: false, isRecovery: false, problem: null };
}

/** Returns the access token, for requests outside `callEndpoint`. */
export async function accessToken(): Promise<string | null> {
  return (await opened?.auth.getSession())?.data.session?.access_token ?? null;
}

/** True if the session lacks the operator's second factor. */
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
    // Omits `storage`: auth-js then uses local storage, or memory if the browser forbids it.
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // Works if the mail is opened on a different device from the one used to register.
    flowType: 'implicit',
  });
  signCallsWith(accessToken);
  return auth;
}

function authUrl(site: SiteFacts): string {
  return site.authUrl ?? `${location.origin}/auth/v1`;
}

/** Derives the key from the service's host name (spec 9: authentication library). */
function storageKey(site: SiteFacts): string {
  return `sb-${new URL(authUrl(site)).hostname.split('.')[0]}-auth-token`;
}

/** True if the page should wait for the session before it renders the sign-in form. */
export function mayBeSignedIn(site: SiteFacts): boolean {
  if (location.hash.includes('access_token=')) return true;
  try {
    return localStorage.getItem(storageKey(site)) !== null;
  } catch {
    // Storage is forbidden, so a session lasts only as long as the page.
    return false;
  }
}

/** Reads the fragment before the auth client clears it. */
function readMailedLink(): MailedLink {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const message = fragment.get('error_description');
  return {
    isLink: message !== null || fragment.has('access_token'),
    isRecovery: fragment.get('type') === 'recovery',
    problem: message === null ? null : { code: fragment.get('error_code') ?? '', message },
  };
}
